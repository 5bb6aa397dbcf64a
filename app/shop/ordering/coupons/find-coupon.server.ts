import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { foldWithoutSubaddress } from '#app/i18n/email.ts'
import type { Coupon } from './coupon.ts'

/**
 * Finds a coupon with its uses so far, by its code as `parseCouponCode` returns it.
 * @param email The uses of this address are counted; without one they are 0.
 */
export async function findCoupon(
  code: string,
  email?: string,
  reader: Reader = db.read,
): Promise<Coupon | undefined> {
  const row = await reader
    .selectFrom('coupon')
    .where('code', '=', code)
    .select(['code', 'percent', 'fromAt', 'untilAt', 'mostUses', 'mostUsesEach', 'endedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const amounts = await reader
    .selectFrom('couponAmount')
    .where('code', '=', code)
    .select(['currency', 'amountMinor', 'minimumMinor'])
    .orderBy('currency')
    .execute()
  // Uses without a limit need no count.
  const uses = row.mostUses === null ? 0 : await countUses(code, undefined, reader)
  const isCountedEach = row.mostUsesEach !== null && email !== undefined
  const usesEach = isCountedEach ? await countUses(code, email, reader) : 0
  return { ...row, amounts, uses, usesEach }
}

async function countUses(code: string, email: string | undefined, reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('couponUse')
    .where('code', '=', code)
    .$if(email !== undefined, (query) =>
      query.where('emailFolded', '=', foldWithoutSubaddress(email!)),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
