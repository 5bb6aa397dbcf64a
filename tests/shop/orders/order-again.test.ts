import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { orderAgain } from '#app/shop/ordering/cart/order-again.server.ts'
import { aBook, aDress, eBookWithFile } from '../../fixtures/catalogue.ts'
import { cartOf } from '../checkout/buyer.ts'
import { aPlacedOrder, now, orderOf, pay } from './placed.ts'

const where = { currency: 'INR', country: 'IN', language: 'en', now } as const

const nothing = { added: 0, fewer: [], unavailable: [], inCart: [], owned: [] }

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
    expect(done).toEqual({ ...nothing, added: 2 })
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
    await db.write(async (trx) => {
      await trx.updateTable('product').set({ stock: 0 }).where('id', '=', gone).execute()
      await trx.updateTable('product').set({ stock: 2 }).where('id', '=', few).execute()
    })
    const owner = randomUUID()
    const done = await orderAgain(owner, await orderOf(number), where)
    expect(done).toEqual({ ...nothing, added: 2, fewer: ['Ulysses'], unavailable: ['Emma'] })
    expect((await cartOf(owner)).map(({ quantity }) => quantity).sort()).toEqual([2, 3])
  })

  test('adds to what the cart holds, never past what can be bought', async () => {
    const book = await aBook({ stock: 9 })
    const number = await aPlacedOrder({ wanted: [{ productId: book, quantity: 3 }] })
    const order = await orderOf(number)
    const owner = randomUUID()
    const [name] = order.lines.map((line) => line.name)
    for (const [quantity, outcome] of [
      [3, { ...nothing, added: 1 }],
      [6, { ...nothing, added: 1 }],
      [6, { ...nothing, fewer: [name] }],
    ] as const) {
      expect(await orderAgain(owner, order, where)).toEqual(outcome)
      expect((await cartOf(owner))[0]!.quantity).toBe(quantity)
    }
  })

  test('names an e-book that the cart holds already, and says nothing of a stock', async () => {
    const ebook = await eBookWithFile({ name: 'Emma' })
    const number = await aPlacedOrder({ wanted: [{ productId: ebook, quantity: 1 }] })
    const [owner, order] = [randomUUID(), await orderOf(number)]
    expect(await orderAgain(owner, order, where)).toEqual({ ...nothing, added: 1 })
    expect(await orderAgain(owner, order, where)).toEqual({ ...nothing, inCart: ['Emma'] })
    expect(await cartOf(owner)).toHaveLength(1)
  })

  test('names an e-book whose file is open to its buyer, and leaves it out', async () => {
    const [ebook, book] = [await eBookWithFile({ name: 'Emma' }), await aBook()]
    const wanted = [ebook, book].map((productId) => ({ productId, quantity: 1 }))
    const number = await aPlacedOrder({ wanted })
    await pay(number)
    const owner = randomUUID()
    const done = await orderAgain(owner, await orderOf(number), where)
    expect(done).toEqual({ ...nothing, added: 1, owned: ['Emma'] })
    expect((await cartOf(owner)).map(({ productId }) => productId)).toEqual([book])
  })

  test('takes nothing that the shop has no more', async () => {
    const number = await aPlacedOrder()
    const order = await orderOf(number)
    const lines = order.lines.map((line) => ({ ...line, productId: 'no-such-product' }))
    const done = await orderAgain(randomUUID(), { ...order, lines }, where)
    expect(done).toEqual({ ...nothing, unavailable: ['The Moonstone'] })
  })
})
