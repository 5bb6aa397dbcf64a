import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { aCoupon, amount } from './coupons.ts'

const check = /constraint/i
let number = ''
let deliveryMinor = 0
let code = ''

beforeAll(async () => {
  code = await aCoupon()
  const placing = await aPlacing(await aVisitor([await aBook()]))
  const outcome = await placeOrder(placing)
  if (!outcome.ok) throw new Error('not placed')
  number = outcome.number
  deliveryMinor = placing.shown!.deliveryMinor
})

type Sums = { discountMinor: number; totalMinor?: number }
const setOrder = (trx: Transaction, sums: Sums) =>
  trx.updateTable('customerOrder').set(sums).where('number', '=', number).execute()
const setLine = (trx: Transaction, discountMinor: number) =>
  trx.updateTable('orderLine').set({ discountMinor }).where('orderNumber', '=', number).execute()
const addUse = (trx: Transaction, orderNumber: string, used = code) =>
  trx
    .insertInto('couponUse')
    .values({ orderNumber, code: used, emailFolded: 'a@example.org', usedAt: 0 })
    .execute()

describe('the schema refuses', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a coupon of no percent', () => aCoupon({ percent: 0 })],
    ['a coupon of more than a hundred percent', () => aCoupon({ percent: 101 })],
    ['a coupon of nothing', () => aCoupon({ amounts: [amount('EUR', 0)] })],
    ['a minimum of nothing', () => aCoupon({ amounts: [amount('EUR', 1, 0)] })],
    [
      'two amounts of one currency',
      () => aCoupon({ amounts: [amount('EUR', 1), amount('EUR', 2)] }),
    ],
    [
      'a coupon above the goods',
      () =>
        db.write((trx) => setOrder(trx, { discountMinor: 49_901, totalMinor: deliveryMinor - 1 })),
    ],
    ['a coupon below nothing', () => db.write((trx) => setOrder(trx, { discountMinor: -1 }))],
    ['a total without the coupon', () => db.write((trx) => setOrder(trx, { discountMinor: 100 }))],
    ['a share above its line', () => db.write((trx) => setLine(trx, 49_901))],
    ['a share below nothing', () => db.write((trx) => setLine(trx, -1))],
    ['a use by no order', () => db.write((trx) => addUse(trx, 'NOORDER1'))],
    ['a use of no coupon', () => db.write((trx) => addUse(trx, number, 'NO-COUPON'))],
    [
      'two uses by one order',
      () =>
        db.write(async (trx) => {
          await addUse(trx, number)
          await addUse(trx, number)
        }),
    ],
  ])('%s', async (_, change) => {
    await expect(change()).rejects.toThrow(check)
  })
})
