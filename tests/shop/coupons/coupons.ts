import { randomBytes } from 'node:crypto'
import { addCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import type { Coupon, CouponAmount, NewCoupon } from '#app/shop/ordering/coupons/coupon.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { db } from '#app/database/database.server.ts'

const newCode = () => `C-${randomBytes(6).toString('hex').toUpperCase()}`

/** Holds the reduction and the minimum of a coupon in a currency, in minor units. */
export const amount = (
  currency: Currency,
  amountMinor: number | null,
  minimumMinor: number | null = null,
): CouponAmount => ({ currency, amountMinor, minimumMinor })

/** Ten percent off since yesterday, without an end or a limit, but for what is said. */
export const theCoupon = (facts: Partial<Coupon> = {}): Coupon => ({
  code: 'SPRING',
  percent: facts.amounts?.some((one) => one.amountMinor !== null) ? null : 10,
  fromAt: Date.now() - dayMs,
  untilAt: null,
  mostUses: null,
  mostUsesEach: null,
  endedAt: null,
  amounts: [],
  uses: 0,
  usesEach: 0,
  ...facts,
})

/** Creates a coupon in the database. Returns its code. */
export async function aCoupon(facts: Partial<NewCoupon> = {}): Promise<string> {
  const { percent, fromAt, untilAt, mostUses, mostUsesEach, amounts } = theCoupon(facts)
  const { code = newCode() } = facts
  const rest = { percent, fromAt, untilAt, mostUses, mostUsesEach, amounts }
  if (!(await addCoupon({ code, ...rest }, Date.now()))) throw new Error(`there is a ${code}`)
  return code
}

/** Returns the coupon of a cart, if any. */
export async function couponOf(owner: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('cartCoupon')
    .where('owner', '=', owner)
    .select('code')
    .executeTakeFirst()
  return row?.code
}

export const countUses = async (code: string): Promise<number> =>
  (await db.read.selectFrom('couponUse').where('code', '=', code).select('code').execute()).length
