import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { foldWithoutSubaddress } from '#app/i18n/email.ts'

type Use = { orderNumber: string; code: string; email: string; now: number }

/**
 * Records the use of a coupon by an order, in the order's transaction. Returns false if the coupon
 * has ended, or if no uses are left in all or for the e-mail address.
 */
export async function redeemCoupon(
  trx: Transaction,
  { orderNumber, code, email, now }: Use,
): Promise<boolean> {
  await lockLimits(trx, code)
  const emailFolded = foldWithoutSubaddress(email)
  const uses = sql`select count(*) from coupon_use as used where used.code = coupon.code`
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('couponUse')
    .columns(['orderNumber', 'code', 'emailFolded', 'usedAt'])
    .expression(
      sql`select ${orderNumber}, code, ${emailFolded}, ${now} from coupon
        where code = ${code} and ended_at is null
          and (most_uses is null or (${uses}) < most_uses)
          and (most_uses_each is null
            or (${uses} and used.email_folded = ${emailFolded}) < most_uses_each)`,
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Locks the coupon, so that concurrent orders with it count each other's uses. A coupon without
 * limits needs no lock. (SQLite has a single writer anyway.)
 */
const lockLimits = (trx: Transaction, code: string) =>
  trx
    .updateTable('coupon')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('code', '=', code)
    .where((row) => row.or([row('mostUses', 'is not', null), row('mostUsesEach', 'is not', null)]))
    .execute()

/** Removes the used coupon from the cart; another one, applied meanwhile, stays. */
export const redeemCouponOfCart = (trx: Transaction, owner: string, code: string) =>
  trx.deleteFrom('cartCoupon').where('owner', '=', owner).where('code', '=', code).execute()
