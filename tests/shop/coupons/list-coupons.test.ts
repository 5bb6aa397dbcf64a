import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { couponStateOf, couponStates } from '#app/shop/ordering/coupons/coupon.ts'
import {
  countCoupons,
  endCoupon,
  findListedCoupon,
  listCouponOrders,
  listCoupons,
} from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { seen } from '../cart/shoppers.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { aCoupon, amount } from './coupons.ts'

const now = Date.now()

async function orderWith(code: string): Promise<string> {
  const visitor = await aVisitor([await aBook({ price: 900_000 })])
  await applyCoupon(visitor, code, seen({ now: Date.now() }))
  const placed = await placeOrder(await aPlacing(visitor))
  if (!placed.ok) throw new Error('not placed')
  return placed.number
}

let number: string
beforeAll(async () => {
  await aCoupon({ code: 'NEXT', fromAt: now + dayMs, mostUses: 1 })
  await aCoupon({ code: 'RUNS', mostUses: 2 })
  await aCoupon({ code: 'RUNS_ON', amounts: [amount('EUR', 500), amount('INR', null, 100)] })
  await aCoupon({ code: 'LAPSED', untilAt: now })
  await aCoupon({ code: 'STOPPED', fromAt: now + dayMs })
  await endCoupon('STOPPED', now)
  await aCoupon({ code: 'GONE', mostUses: 1 })
  await orderWith('RUNS')
  number = await orderWith('GONE')
})

describe('a list of coupons', () => {
  test.each(couponStates)('has those that are %s, as each of them says', async (is) => {
    const all = await listCoupons()
    const meant = all.filter((one) => couponStateOf(one, now) === is)
    expect(meant.length).toBeGreaterThan(0)
    expect(await listCoupons({ state: { is, now } })).toEqual(meant)
    expect(await countCoupons({ state: { is, now } })).toBe(meant.length)
  })

  test('has those whose code contains a text, in which no character is a pattern', async () => {
    const codesWith = async (search: string) =>
      (await listCoupons({ search })).map(({ code }) => code).sort()
    expect(await codesWith('UNS')).toEqual(['RUNS', 'RUNS_ON'])
    expect(await codesWith('S_O')).toEqual(['RUNS_ON'])
  })

  test('comes in pages, each coupon with its own amounts', async () => {
    const all = await listCoupons()
    const parts = [0, 2, 4].map((skipped) => listCoupons({}, { limit: 2, skipped }))
    expect((await Promise.all(parts)).flat()).toEqual(all)
    expect((await findListedCoupon('RUNS_ON'))?.amounts).toEqual([
      amount('EUR', 500),
      amount('INR', null, 100),
    ])
    expect(await findListedCoupon('NOBODY-KNOWS')).toBeUndefined()
  })

  test('leads to the orders that used each', async () => {
    const { discountMinor } = await db.read
      .selectFrom('customerOrder')
      .select('discountMinor')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(await listCouponOrders('GONE', { limit: 5, skipped: 0 })).toMatchObject([
      { number, discountMinor },
    ])
    expect(await listCouponOrders('GONE', { limit: 5, skipped: 1 })).toEqual([])
  })
})
