import { describe, expect, test } from 'vitest'
import {
  wishlistAnswer,
  type WishlistAnswer,
  type WishlistUpdateAnswer,
} from '#app/shop/api/answers.schema.ts'
import { db } from '#app/database/database.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import {
  aBook,
  aDress,
  aThing,
  manyBooks,
  notForSale,
  partnersThing,
} from '../../fixtures/catalogue.ts'
import { aCaller, callApi } from './caller.ts'

const list = (token: string, headers = {}) =>
  callApi<WishlistAnswer>('/wishlist/list', { token, headers })
const idsOf = async (token: string) =>
  (await list(token)).content.products.map((product) => product.id)
const update = (token: string, ids: string[]) =>
  callApi<WishlistUpdateAnswer>('/wishlist/update', {
    token,
    json: { products: ids.map((id) => ({ id })) },
  })

describe('the wishlist of a customer', () => {
  test('is empty at first', async () => {
    const { token } = await aCaller()
    expect((await list(token)).content).toEqual({ products: [] })
  })

  test('holds what was wished for on the pages, the newest first', async () => {
    const { token, owner } = await aCaller()
    const [first, second] = [await aBook(), await aThing()]
    await addToList('wishlist', owner, first, Date.parse('2026-05-04T09:30:00Z'))
    await addToList('wishlist', owner, second, Date.parse('2026-05-04T09:31:00Z'))
    const { products } = (await list(token)).content
    expect(products.map(({ id, addedAt }) => [id, addedAt])).toEqual([
      [second, '2026-05-04T09:31:00.000Z'],
      [first, '2026-05-04T09:30:00.000Z'],
    ])
  })

  test('shows of each product what its card shows, with its price in paise', async () => {
    const { token } = await aCaller()
    const id = await aBook({ authors: [{ name: 'Wilkie Collins', role: 'A01' }] })
    await update(token, [id])
    const { products } = (await list(token)).content
    expect(products[0]).toMatchObject({
      ...{ id, kind: 'book', name: 'The Moonstone', authors: 'Wilkie Collins' },
      ...{ path: `/book/${id}`, price: 49_900, currency: 'INR', rating: null, buy: 'cart' },
    })
    expect(products[0]?.image[0]).toMatch(/^\/art\/cover\/.*\.svg$/)
  })

  test('has every field of the specification under its name there', async () => {
    const { token } = await aCaller()
    const book = await aBook({
      ...{ sku: 'MOON-PB', isNew: true, saleCount: 412, tags: ['crime'], categories: ['book'] },
      texts: {
        en: {
          name: 'The Moonstone',
          shortDescription: 'A diamond vanishes.',
          fullDescription: '<p>A diamond vanishes.</p>',
        },
      },
      discount: { percent: 30, untilAt: Date.parse('2999-12-16T00:00:00Z') },
    })
    // The reduction is counted from the lowest price of the 30 days before it.
    const before = Date.now() - 40 * 86_400_000
    await db.write((trx) =>
      trx.updateTable('price').set({ fromAt: before }).where('productId', '=', book).execute(),
    )
    const [dress, partners] = [await aDress({ categories: ['women'] }), await partnersThing()]
    await update(token, [book, dress, partners])
    const { products } = (await list(token, { 'Accept-Language': 'de' })).content
    expect(products[0]).toMatchObject({
      ...{ sku: 'MOON-PB', price: 34_930, discount: 30, offerEnd: '2999-12-16T00:00:00.000Z' },
      ...{ new: true, saleCount: 412, category: ['book'], tag: ['crime'], stock: 9 },
      ...{ shortDescription: 'A diamond vanishes.', fullDescription: '<p>A diamond vanishes.</p>' },
    })
    expect(products[1]).toMatchObject({
      ...{ new: false, discount: 0, category: ['women'], tag: [] },
      variation: [
        {
          color: 'indigo',
          image: expect.stringContaining(`${dress}.indigo`) as string,
          size: [
            { name: 'm', stock: 3 },
            { name: 'xl', stock: 0 },
          ],
        },
        { color: 'red', size: [{ name: 'm', stock: 7 }] },
      ],
    })
    expect(products[1]).not.toHaveProperty('stock')
    expect(products[0]).not.toHaveProperty('affiliateLink')
    expect(products[2]).toMatchObject({ affiliateLink: 'https://partner.example/headphones' })
    wishlistAnswer.parse({ products })
  })

  test('says what cannot be bought just so, and has no price for what is not for sale', async () => {
    const { token } = await aCaller()
    await update(token, [await notForSale(), await aDress(), await partnersThing()])
    const { products } = (await list(token)).content
    expect(products.map(({ price, buy }) => [price, buy])).toEqual([
      [null, 'none'],
      [49_900, 'choose'],
      [49_900, 'partner'],
    ])
  })

  test('leads to the pages of the language', async () => {
    const { token } = await aCaller()
    const id = await aBook()
    await update(token, [id])
    const { products } = (await list(token, { 'Accept-Language': 'fr' })).content
    expect(products[0]?.path).toBe(`/fr/book/${id}`)
  })

  test('is that of the customer, whatever an id says', async () => {
    const [asha, ben] = [await aCaller(), await aCaller()]
    const id = await aBook()
    await update(asha.token, [id])
    const { content } = await callApi<WishlistUpdateAnswer>('/wishlist/update', {
      token: ben.token,
      json: { products: [], owner: asha.owner, customer: asha.id, _id: asha.id },
    })
    expect(content.products).toEqual([])
    expect(await idsOf(asha.token)).toEqual([id])
  })
})

describe('updating the wishlist', () => {
  test('puts the list that is sent in place of the one before, in its order', async () => {
    const { token } = await aCaller()
    const [a = '', b = '', c = '', d = ''] = await manyBooks(4)
    expect((await update(token, [a, b, c])).content.products.map(({ id }) => id)).toEqual([a, b, c])
    await update(token, [d, c, a])
    expect(await idsOf(token)).toEqual([d, c, a])
    await update(token, [a, c, b, d])
    expect(await idsOf(token)).toEqual([a, c, b, d])
    await update(token, [])
    expect(await idsOf(token)).toEqual([])
  })

  test('takes whole products, of which the id counts', async () => {
    const { token } = await aCaller()
    const id = await aBook()
    await update(token, [id])
    const { products } = (await list(token)).content
    const sent = await callApi<WishlistUpdateAnswer>('/wishlist/update', {
      token,
      json: { products },
    })
    expect(sent.content).toEqual({ products, ignored: [] })
  })

  test('names the ids that the shop does not have, each once, and keeps the others', async () => {
    const { token } = await aCaller()
    const id = await aBook()
    const { status, content } = await update(token, ['no', id, 'such', 'no', id])
    expect(status).toBe(200)
    expect(content.ignored).toEqual(['no', 'such'])
    expect(content.products.map((product) => product.id)).toEqual([id])
  })

  test('takes 200, and the 201st is 422', async () => {
    const { token } = await aCaller()
    const ids = await manyBooks(201)
    expect((await update(token, ids)).status).toBe(422)
    expect(await idsOf(token)).toEqual([])
    expect((await update(token, ids.slice(1))).content.products).toHaveLength(200)
    expect(await idsOf(token)).toEqual(ids.slice(1))
  })

  test('fifty times at once ends in one of the lists, whole', async () => {
    const { token } = await aCaller()
    const ids = await manyBooks(40)
    const sent = Array.from({ length: 50 }, (_, n) => ids.slice(n % 20, (n % 20) + 3 + (n % 17)))
    const answers = await Promise.all(sent.map((list) => update(token, list)))
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(sent).toContainEqual(await idsOf(token))
  })
})
