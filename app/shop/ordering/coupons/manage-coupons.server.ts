import type { CouponTable } from '#app/database/tables.ts'
import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { CouponAmount } from './coupon.ts'

/**
 * Describes a coupon to create: a percentage from 1 to 100, or at least one amount. `code`: as
 * `parseCouponCode` returns it; `untilAt`: the first moment at which it is no longer valid.
 */
export type NewCoupon = Omit<CouponTable, 'createdAt' | 'endedAt'> & { amounts: CouponAmount[] }

/** Creates a coupon. Returns false if its code exists, because an issued coupon never changes. */
export const addCoupon = ({ amounts, ...coupon }: NewCoupon, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('coupon')
      .values({ ...coupon, createdAt: now, endedAt: null })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    const rows = amounts.map((amount) => ({ code: coupon.code, ...amount }))
    if (rows.length > 0) await trx.insertInto('couponAmount').values(rows).execute()
    const details = { percent: coupon.percent, amounts }
    await recordChange(trx, { command: 'coupon add', about: coupon.code, details }, now)
    return true
  })

/** Ends a coupon now. One that has already ended stays as it is. */
export const endCoupon = (
  code: string,
  now: number,
): Promise<'ended' | 'ended-before' | 'unknown'> =>
  db.write(async (trx) => {
    const ended = await trx
      .updateTable('coupon')
      .set({ endedAt: now })
      .where('code', '=', code)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    if (ended.numUpdatedRows === 1n) {
      await recordChange(trx, { command: 'coupon end', about: code }, now)
      return 'ended'
    }
    const known = await trx
      .selectFrom('coupon')
      .where('code', '=', code)
      .select('code')
      .executeTakeFirst()
    return known ? 'ended-before' : 'unknown'
  })

export type ListedCoupon = CouponTable & { amounts: CouponAmount[]; uses: number }

/** Lists all coupons with their uses, the newest first. */
export async function listCoupons(): Promise<ListedCoupon[]> {
  const rows = await db.read
    .selectFrom('coupon')
    .leftJoin('couponUse', 'couponUse.code', 'coupon.code')
    .selectAll('coupon')
    .select((row) => row.fn.count<number>('couponUse.orderNumber').as('uses'))
    .groupBy('coupon.code')
    .orderBy('createdAt', 'desc')
    .orderBy('coupon.code')
    .execute()
  const amounts = await db.read
    .selectFrom('couponAmount')
    .selectAll()
    .orderBy('code')
    .orderBy('currency')
    .execute()
  return rows.map((coupon) => ({
    ...coupon,
    amounts: amounts.filter(({ code }) => code === coupon.code),
  }))
}
