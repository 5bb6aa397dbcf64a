import { sql } from 'kysely'
import type { RowPage } from '#app/database/lists/row-page.ts'
import type { CouponTable, CustomerOrderTable } from '#app/database/tables.ts'
import { db } from '#app/database/database.server.ts'
import { groupRows } from '#app/shop/catalogue/text/group-rows.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { CouponAmount, CouponState, NewCoupon } from './coupon.ts'

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

/** Selects the coupons in a state at the moment `now`, ms UTC. */
export type CouponFilter = {
  state?: { is: CouponState; now: number }
  code?: string
  /** Selects codes that contain it; it is written as `parseCouponCode` returns it. */
  search?: string
}

/** Lists coupons with their uses, the newest first; all of them without a page. */
export async function listCoupons(
  filter: CouponFilter = {},
  page?: RowPage,
): Promise<ListedCoupon[]> {
  const rows = await filtered(filter)
    .selectAll('coupon')
    .select(countUses.as('uses'))
    .orderBy('createdAt', 'desc')
    .orderBy('code')
    .$if(page !== undefined, (query) => query.limit(page!.limit).offset(page!.skipped))
    .execute()
  if (rows.length === 0) return []
  const amounts = await db.read
    .selectFrom('couponAmount')
    .selectAll()
    .$if(page !== undefined, (query) =>
      query.where(
        'code',
        'in',
        rows.map(({ code }) => code),
      ),
    )
    .orderBy('code')
    .orderBy('currency')
    .execute()
  const amountsOf = groupRows(
    amounts,
    ({ code }) => code,
    ({ code: _code, ...amount }) => amount,
  )
  return rows.map((coupon) => ({ ...coupon, amounts: amountsOf.get(coupon.code) ?? [] }))
}

export async function countCoupons(filter: CouponFilter): Promise<number> {
  const { count } = await filtered(filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds a coupon by its code, as `parseCouponCode` returns it. */
export const findListedCoupon = async (code: string): Promise<ListedCoupon | undefined> =>
  (await listCoupons({ code }, { limit: 1, skipped: 0 }))[0]

const countUses = sql<number>`(select count(*) from coupon_use where coupon_use.code = coupon.code)`

const hasEnded = (now: number) =>
  sql<boolean>`(ended_at is not null or (until_at is not null and until_at <= ${now}))`
const isUsedUp = sql<boolean>`(most_uses is not null and ${countUses} >= most_uses)`

/** Each condition is that of `couponStateOf`. */
const stateConditions: Record<CouponState, (now: number) => ReturnType<typeof hasEnded>> = {
  ended: hasEnded,
  'not-begun': (now) => sql`not ${hasEnded(now)} and from_at > ${now}`,
  'used-up': (now) => sql`not ${hasEnded(now)} and from_at <= ${now} and ${isUsedUp}`,
  running: (now) => sql`not ${hasEnded(now)} and from_at <= ${now} and not ${isUsedUp}`,
}

function filtered({ state, code, search }: CouponFilter) {
  // A code has no other character that means something in a pattern.
  const pattern = `%${search?.replaceAll('_', String.raw`\_`)}%`
  return db.read
    .selectFrom('coupon')
    .$if(state !== undefined, (query) => query.where(stateConditions[state!.is](state!.now)))
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`coupon.code like ${pattern} escape '\\'`),
    )
}

export type CouponOrder = Pick<
  CustomerOrderTable,
  'number' | 'placedAt' | 'state' | 'deliveryMethod' | 'currency' | 'discountMinor' | 'totalMinor'
>

/** Lists the orders that use a coupon, the newest first. */
export const listCouponOrders = (
  code: string,
  { limit, skipped }: RowPage,
): Promise<CouponOrder[]> =>
  db.read
    .selectFrom('couponUse')
    .innerJoin('customerOrder', 'customerOrder.number', 'couponUse.orderNumber')
    .select(['number', 'placedAt', 'state', 'deliveryMethod'])
    .select(['currency', 'discountMinor', 'totalMinor'])
    .where('code', '=', code)
    .orderBy('usedAt', 'desc')
    .orderBy('orderNumber')
    .limit(limit)
    .offset(skipped)
    .execute()

/** Returns those of some codes that are codes of coupons. */
export async function listKnownCodes(codes: string[]): Promise<string[]> {
  const coupons = await db.read
    .selectFrom('coupon')
    .select('code')
    .where('code', 'in', codes)
    .execute()
  return coupons.map(({ code }) => code)
}
