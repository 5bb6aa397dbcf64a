import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { importFile, type ImportTotals } from '#app/shop/exchange/import/import-file.server.ts'
import { newShopper } from '../../shopper.ts'

const file = `${process.env.SHARED_DATA ?? '../shared/data'}/goodbooks/books.csv`

describe.skipIf(!existsSync(file))('a shop of 10,000 real books', () => {
  let totals: ImportTotals
  beforeAll(async () => {
    const options = { price: 49_900, stock: 12 }
    totals = await importFile(file, options, () => undefined, Date.now())
  }, 180_000)

  test('takes them all', () => {
    expect(totals).toMatchObject({ new: 10_000, changed: 0, same: 0, refused: 0 })
  })

  test('finds one by its ISBN and sells it to a guest in euros, with JavaScript off', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    await shopper.visit('/de')
    await shopper.press('€ EUR')
    await shopper.press('Suchen', { q: '0-439-02348-3' }, { within: '.mast' })
    expect(shopper.text('h1')).toContain('The Hunger Games')
    const price = shopper.text('.price--big .price__now')
    expect(price).toMatch(/^\d+,\d\d €$/)

    await shopper.press('In den Warenkorb', {}, { within: '.buy' })
    await shopper.visit('/de/checkout')
    await shopper.press('Zahlungspflichtig bestellen', {
      email: 'leser@example.org',
      name: 'Asha Raghavan',
      addressLine1: 'Bogenweg 8',
      postcode: '10115',
      city: 'Berlin',
    })

    expect(shopper.url).toMatch(/^\/de\/order-received\//)
    expect(shopper.text('.receipt tbody')).toContain('The Hunger Games')
    expect(shopper.text('.receipt tbody')).toContain(price)
  })
})
