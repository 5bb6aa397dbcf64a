import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { orderAgain } from '#app/shop/orders/order-again.server.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { cartOf } from '../checkout/buyer.ts'
import { aPlacedOrder, now, orderOf } from './placed.ts'

const where = { currency: 'INR', country: 'IN', language: 'en', now } as const

describe('buying an order again', () => {
  test('puts all its lines into the cart, each in its colour, size and number', async () => {
    const [book, dress] = [await aBook(), await aDress()]
    const line = { productId: dress, color: 'red', size: 'm' }
    const number = await aPlacedOrder({
      wanted: [
        { productId: book, quantity: 2 },
        { ...line, quantity: 3 },
      ],
    })
    const owner = randomUUID()
    const done = await orderAgain(owner, await orderOf(number), where)
    expect(done).toEqual({ added: 2, fewer: [], left: [] })
    const cart = await cartOf(owner)
    expect(cart).toHaveLength(2)
    expect(cart).toContainEqual({ ...line, quantity: 3 })
    expect(cart).toContainEqual({ productId: book, color: '', size: '', quantity: 2 })
  })

  test('names what cannot be bought now, and what there is less of', async () => {
    const [gone, few, fine] = [
      await aBook({ name: 'Emma' }),
      await aBook({ name: 'Ulysses' }),
      await aBook({ name: 'Middlemarch' }),
    ]
    const wanted = [gone, few, fine].map((productId) => ({ productId, quantity: 3 }))
    const number = await aPlacedOrder({ wanted })
    await db.write(async (t) => {
      await t.updateTable('product').set({ stock: 0 }).where('id', '=', gone).execute()
      await t.updateTable('product').set({ stock: 2 }).where('id', '=', few).execute()
    })
    const owner = randomUUID()
    const done = await orderAgain(owner, await orderOf(number), where)
    expect(done).toEqual({ added: 2, fewer: ['Ulysses'], left: ['Emma'] })
    expect((await cartOf(owner)).map(({ quantity }) => quantity).sort()).toEqual([2, 3])
  })

  test('adds to what the cart holds, never past what can be bought', async () => {
    const book = await aBook({ stock: 9 })
    const number = await aPlacedOrder({ wanted: [{ productId: book, quantity: 3 }] })
    const order = await orderOf(number)
    const owner = randomUUID()
    for (const held of [3, 6, 6]) {
      await orderAgain(owner, order, where)
      expect((await cartOf(owner))[0]!.quantity).toBe(held)
    }
  })

  test('takes nothing that the shop has no more', async () => {
    const number = await aPlacedOrder()
    const order = await orderOf(number)
    const lines = order.lines.map((line) => ({ ...line, productId: 'no-such-product' }))
    const done = await orderAgain(randomUUID(), { lines }, where)
    expect(done).toEqual({ added: 0, fewer: [], left: ['The Moonstone'] })
  })
})
