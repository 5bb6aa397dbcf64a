import { sql } from 'kysely'
import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { ownerOf } from '../accounts/sign-ins.server.ts'
import { dayMs } from '../currency/day.ts'

/** Things can be sent back for thirty days, and a little longer is spent on the way. */
const clearedAfterMs = 45 * dayMs
/** Stands where an order belongs to nobody any more. */
const nobody = ''

/**
 * Makes a customer's orders nobody's, in the caller's transaction. What an invoice must name stays: buyer,
 * address, what was sold, sums and tax, as long as the law on bookkeeping demands.
 */
export const letGoOrders = (t: Transact, customer: string) =>
  t
    .updateTable('customerOrder')
    .set({ customer: null, visitor: nobody })
    .where((row) =>
      row.or([row('customer', '=', customer), row('visitor', '=', ownerOf(customer))]),
    )
    .execute()

/**
 * Clears what no invoice needs, e-mail address and telephone number, from orders that are nobody's: but only
 * when they are over, since an open one must still reach its buyer. In the caller's transaction; answers how
 * many.
 */
export async function clearEndedOrders(t: Transact, now: number): Promise<number> {
  const ended = t
    .selectFrom('customerOrder')
    .where('visitor', '=', nobody)
    .where('email', '!=', '')
    .where('state', 'in', ['delivered', 'cancelled', 'returned'])
    .where('paymentState', '!=', 'to-refund')
    .where((row) => row.or([row('state', '!=', 'delivered'), row('paymentState', '!=', 'due')]))
    .where(
      sql<boolean>`not exists (select 1 from order_event
        where order_number = number and at > ${now - clearedAfterMs})`,
    )
    .select('number')
  await t
    .updateTable('couponUse')
    .set({ emailFolded: '' })
    .where('orderNumber', 'in', ended)
    .execute()
  const { numUpdatedRows } = await t
    .updateTable('customerOrder')
    .set({ email: '', emailFolded: '', telephone: null })
    .where('number', 'in', ended)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** {@link clearEndedOrders}, for those that were still open when the account was deleted. */
export const sweepLetGoOrders = (now: number) => db.write((t) => clearEndedOrders(t, now))
