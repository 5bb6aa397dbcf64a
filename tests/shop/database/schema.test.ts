import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'

const check = /check/i
const unique = /unique/i
const foreign = /foreign key/i

let book: string
let dress: string
let number: string
beforeAll(async () => {
  book = await aBook()
  dress = await aDress()
  const placed = await placeOrder(await aPlacing(await aVisitor([book])))
  if (!placed.ok) throw new Error('not placed')
  number = placed.number
})

const aLine = (facts: { owner?: string; productId?: string; quantity?: number } = {}) => ({
  owner: 'asha',
  productId: book,
  color: '',
  size: '',
  quantity: 1,
  addedAt: 0,
  changedAt: 0,
  ...facts,
})
const addLine = (trx: Transaction, line = aLine()) =>
  trx.insertInto('cartLine').values(line).execute()
const setOrder = (
  trx: Transaction,
  sums: { totalMinor?: number; deliveryMinor?: number; goodsMinor?: number },
) => trx.updateTable('customerOrder').set(sums).where('number', '=', number).execute()
const setOrderLine = (trx: Transaction, line: { quantity?: number; unitMinor?: number }) =>
  trx.updateTable('orderLine').set(line).where('orderNumber', '=', number).execute()

const refused: [string, RegExp, (trx: Transaction) => Promise<unknown>][] = [
  [
    'a stock below nothing',
    check,
    (trx) => trx.updateTable('product').set({ stock: -1 }).where('id', '=', book).execute(),
  ],
  [
    'a stock of a colour and size below nothing',
    check,
    (trx) => trx.updateTable('variant').set({ stock: -1 }).where('productId', '=', dress).execute(),
  ],
  [
    'a price of nothing',
    check,
    (trx) =>
      trx.updateTable('price').set({ amountMinor: 0 }).where('productId', '=', book).execute(),
  ],
  ['a line of none', check, (trx) => addLine(trx, aLine({ quantity: 0 }))],
  ['a line of a hundred', check, (trx) => addLine(trx, aLine({ quantity: 100 }))],
  [
    'a line twice',
    unique,
    async (trx) => {
      await addLine(trx)
      await addLine(trx)
    },
  ],
  ['a line of nothing in the shop', foreign, (trx) => addLine(trx, aLine({ productId: 'none' }))],
  ['a total that is not goods and delivery', check, (trx) => setOrder(trx, { totalMinor: 1 })],
  ['a delivery below nothing', check, (trx) => setOrder(trx, { deliveryMinor: -1 })],
  [
    'an order line that is not its price times its number',
    check,
    (trx) => setOrderLine(trx, { quantity: 2 }),
  ],
  ['an order line given away', check, (trx) => setOrderLine(trx, { unitMinor: 0 })],
  [
    'an exchange rate of nothing',
    check,
    (trx) =>
      trx
        .insertInto('exchangeRate')
        .values({ currency: 'USD', day: '2026-11-21', rate: 0, fetchedAt: 0 })
        .execute(),
  ],
  [
    'a text for a whole number',
    /integer|bigint|datatype/i,
    (trx) => addLine(trx, aLine({ quantity: 'many' as never })),
  ],
]

describe('the schema', () => {
  test.each(refused)('refuses %s', async (_, words, change) => {
    await expect(db.write(change)).rejects.toThrow(words)
  })

  test.each([1, 99])('takes a line of %i', async (quantity) => {
    await db.write((trx) => addLine(trx, aLine({ owner: `asha-${quantity}`, quantity })))
  })

  test('forgets the lines of carts with their product', async () => {
    const gone = await aBook()
    await db.write((trx) => addLine(trx, aLine({ owner: 'zoe', productId: gone })))
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', gone).execute())
    const lines = await db.read
      .selectFrom('cartLine')
      .selectAll()
      .where('owner', '=', 'zoe')
      .execute()
    expect(lines).toEqual([])
  })
})
