import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { CartAnswer } from '#app/shop/api/answers.schema.ts'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { aBook, aDress, manyBooks } from '../../fixtures/catalogue.ts'
import { fillCart, seen, setStock } from '../../shop/cart/shoppers.ts'
import { aCaller, callApi } from './caller.ts'

const cartOf = async (token: string, headers = {}) =>
  (await callApi<CartAnswer>('/cart/list', { token, headers })).content
const put = (owner: string, productId: string, quantity: number, color = '', size = '') =>
  addToCart(owner, { productId, quantity, color, size }, seen())

describe('the cart of a customer', () => {
  test('is empty at first', async () => {
    const { token } = await aCaller()
    const empty = { items: [], currency: 'INR', goods: 0, coupon: null }
    expect(await cartOf(token)).toEqual(empty)
  })

  test('holds a line for each thing, with its id, quantity and product', async () => {
    const { token, owner } = await aCaller()
    const id = await aBook()
    await put(owner, id, 2)
    const { items, goods } = await cartOf(token)
    expect(items).toMatchObject([
      { _id: id, quantityCount: 2, price: 49_900, sum: 99_800, limit: 9, product: { id } },
    ])
    expect(items[0]).not.toHaveProperty('color')
    expect(items[0]).not.toHaveProperty('size')
    expect(goods).toBe(99_800)
  })

  test('names colour and size, which make lines of their own', async () => {
    const { token, owner } = await aCaller()
    const id = await aDress()
    await put(owner, id, 1, 'indigo', 'm')
    await put(owner, id, 3, 'red', 'm')
    const { items } = await cartOf(token)
    expect(
      items.map(({ _id, color, size, quantityCount }) => [_id, color, size, quantityCount]),
    ).toEqual([
      [`${id}:indigo:m`, 'indigo', 'm', 1],
      [`${id}:red:m`, 'red', 'm', 3],
    ])
    expect(items[0]?.product.image[0]).not.toBe(items[1]?.product.image[0])
  })

  test('says of what is sold out that none can be bought', async () => {
    const { token, owner } = await aCaller()
    const [stored, lost] = [await aBook(), await aBook()]
    await put(owner, lost, 1)
    await put(owner, stored, 1)
    await setStock(lost, 0)
    const { items, goods } = await cartOf(token)
    expect(items.map(({ _id, price, sum, limit }) => [_id, price, sum, limit])).toEqual([
      [stored, 49_900, 49_900, 9],
      [lost, null, null, 0],
    ])
    expect(goods).toBe(49_900)
  })

  test('says what the coupon takes off', async () => {
    const { token, owner } = await aCaller()
    await put(owner, await aBook(), 1)
    await db.write(async (trx) => {
      await trx
        .insertInto('coupon')
        .values({
          ...{ code: 'READ10', percent: 10, fromAt: 0, untilAt: null },
          ...{ mostUses: null, mostUsesEach: null, createdAt: 0, endedAt: null },
        })
        .execute()
      await trx.insertInto('cartCoupon').values({ owner, code: 'READ10', addedAt: 0 }).execute()
    })
    expect((await cartOf(token)).coupon).toEqual({ code: 'READ10', discount: 4990 })
    await db.write((trx) => trx.updateTable('coupon').set({ endedAt: 1 }).execute())
    expect((await cartOf(token)).coupon).toEqual({ code: 'READ10', discount: 0 })
  })

  test('is the customer’s alone', async () => {
    const [asha, ben] = [await aCaller(), await aCaller()]
    await put(asha.owner, await aBook(), 1)
    expect((await cartOf(ben.token)).items).toEqual([])
  })

  test('of 500 lines comes whole, and leads to pages of the language', async () => {
    const { token, owner } = await aCaller()
    const ids = await manyBooks(500)
    await fillCart(
      owner,
      ids.map((id) => [id, 1]),
    )
    const { items } = await cartOf(token, { 'Accept-Language': 'de' })
    expect(items.map((item) => item._id)).toEqual(ids)
    expect(items[0]?.product.path).toBe(`/de/book/${ids[0]}`)
  })
})
