import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { withdrawProducts } from '#app/shop/exchange/import/listing-status.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const words = {
  '': /[Nn]o longer available/,
  '/fr': /[Nn]’est plus proposé/,
  '/de': /[Ww]ird nicht mehr angeboten|nicht mehr angeboten/,
}
const others =
  /not for sale|pas en vente|nicht erhältlich|Sold out|Épuisé|Ausverkauft|[₹€]\s?\d|\d\s[₹€]/i

const withdraw = (id: string) => db.write((trx) => withdrawProducts(trx, [id], Date.now()))
const mainWords = (shopper: Shopper) => shopper.texts('main .lines').join(' ')

describe.each(Object.entries(words))('a withdrawn product under "%s"', (prefix, sentence) => {
  test.each([
    ['a book', aBook, '/book/'],
    ['a thing', aThing, '/product/'],
  ])('%s gives one reason on its page, in both lists and in the cart', async (_, make, path) => {
    const id = await make()
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post(`${prefix}${path}${id}`, { intent: 'wishlist.add', product: id })
    await shopper.post(`${prefix}${path}${id}`, { intent: 'cart.add', product: id })
    await shopper.post(`${prefix}${path}${id}`, { intent: 'compare.add', product: id })
    await withdraw(id)

    await shopper.visit(`${prefix}${path}${id}`)
    expect(shopper.status).toBe(200)
    expect(shopper.attr('meta[name=robots]', 'content')).toContain('noindex')
    expect(shopper.text('main .detail')).toMatch(sentence)
    expect(shopper.text('main .detail')).not.toMatch(others)

    for (const page of ['/wishlist', '/cart']) {
      await shopper.visit(prefix + page)
      expect(mainWords(shopper), page).toMatch(sentence)
      expect(mainWords(shopper), page).not.toMatch(others)
    }

    expect(shopper.attr('main [value="cart.saveForLater"]', 'value')).toBeUndefined()
    await shopper.visit(`${prefix}/compare`)
    expect(shopper.text('main table')).toMatch(sentence)
    expect(shopper.text('main table')).not.toMatch(others)

    await shopper.post(`${prefix}/cart`, { intent: 'cart.add', product: id })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors')).toMatch(sentence)
  })
})

test('the first pages of a withdrawn book stay on its page and on their own', async () => {
  const id = await aBook({ sample: { heading: 'Chapter I', html: '<p>It rained.</p>' } })
  await withdraw(id)
  const shopper = await newShopper()
  for (const path of [`/book/${id}`, `/book/${id}/sample`]) {
    await shopper.visit(path)
    expect(shopper.status).toBe(200)
    expect(shopper.text('main')).toContain('It rained.')
    expect(shopper.attr('meta[name=robots]', 'content')).toContain('noindex')
  }
})
