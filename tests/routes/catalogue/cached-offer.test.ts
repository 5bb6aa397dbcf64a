import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

/** The page of a book that guests have looked at: what it offers beside the cover is kept by now. */
async function seenBook(facts: Parameters<typeof aBook>[0] = {}) {
  const path = `/book/${await aBook({ stock: 9, ...facts })}`
  const guest = await newShopper()
  const shown = (await guest.visit(path)).text('.detail > .stack')
  expect((await guest.visit(path)).text('.detail > .stack')).toBe(shown)
  return { path, shown }
}

const offerOf = (shopper: Shopper) => shopper.text('.detail > .stack')
const visitorOf = async (path: string) => (await newShopper()).visit(path)

describe('what a page of a book offers, though another visitor saw it before', () => {
  test('is in the language, the money and the market of who looks', async () => {
    const { path } = await seenBook()
    const german = await visitorOf(`/de${path}`)
    expect(offerOf(german)).toContain('In den Warenkorb')
    const american = await visitorOf(path)
    await american.press('$ USD')
    expect(american.text('.detail > .stack .price__now')).toMatch(/^\$/)
    const french = await visitorOf(path)
    const here = offerOf(french)
    await french.press('Change country', { country: 'FR' })
    expect(offerOf(french)).toContain('France')
    expect(offerOf(french)).not.toBe(here)
  })

  test('knows whose list holds the book, and nobody else’s', async () => {
    const { path, shown } = await seenBook()
    const shopper = await visitorOf(path)
    await shopper.press('Add to wishlist', {}, { within: '.detail' })
    expect(shopper.attrs('.keep button', 'value')).toEqual(['wishlist.remove', 'compare.add'])
    await shopper.press('Add to compare', {}, { within: '.detail' })
    expect(shopper.attrs('.keep button', 'value')).toEqual(['wishlist.remove', 'compare.remove'])
    expect(offerOf(await visitorOf(path))).toBe(shown)
  })

  test('says what was refused to who sent it alone', async () => {
    const { path, shown } = await seenBook()
    const shopper = await visitorOf(path)
    await shopper.press('Add to cart', { quantity: '1234' }, { within: '.buy' })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('.buy #quantity', 'value')).toBe('1234')
    expect(shopper.text('#quantity-error')).toBeTruthy()
    expect(offerOf(await visitorOf(path))).toBe(shown)
  })

  test('says to nobody else what address was typed', async () => {
    const { path, shown } = await seenBook({ stock: 0 })
    const shopper = await visitorOf(path)
    await shopper.press('Notify me', { email: 'no address at all' }, { within: '.detail' })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#email', 'value')).toBe('no address at all')
    const other = await visitorOf(path)
    expect(offerOf(other)).toBe(shown)
    expect(other.html).not.toContain('no address at all')
  })

  test('asks no address of who has just been answered', async () => {
    const { path, shown } = await seenBook({ stock: 0 })
    expect((await visitorOf(`${path}?notify=sent`)).attr('#email', 'name')).toBeUndefined()
    expect(offerOf(await visitorOf(path))).toBe(shown)
  })

  test('is what the stock and the price are now', async () => {
    const { path } = await seenBook({ price: 30_000 })
    const id = path.split('/').at(-1)!
    await db.write(async (trx) => {
      await trx
        .updateTable('price')
        .set({ amountMinor: 25_000 })
        .where('productId', '=', id)
        .execute()
      await bumpCatalogueVersion(trx)
    })
    expect((await visitorOf(path)).text('.detail > .stack .price__now')).toBe('₹250.00')
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', id).execute(),
    )
    const after = await visitorOf(path)
    expect(offerOf(after)).toContain('Currently sold out.')
    expect(after.attrs('.detail button', 'value')).not.toContain('cart.add')
  })
})
