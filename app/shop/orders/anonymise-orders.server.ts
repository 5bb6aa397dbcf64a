import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { ownerOf } from '../accounts/sign-ins.server.ts'
import { dayMs } from '../currency/day.ts'

/** Things can be sent back for thirty days, and a little longer is spent on the way. */
const clearedAfterMs = 45 * dayMs
/** Orders at once; more would keep the shop's own writes waiting. */
const batch = 200
/** Stands where an order belongs to nobody any more. */
const nobody = ''

/**
 * Makes a customer's orders nobody's, in the caller's transaction; answers with their numbers. What an invoice
 * must name stays: buyer, address, what was sold, sums and tax, as long as the law on bookkeeping demands.
 */
export async function anonymiseOrders(t: Transaction, customer: string): Promise<string[]> {
  const rows = await t
    .updateTable('customerOrder')
    .set({ customer: null, visitor: nobody })
    .where((row) =>
      row.or([row('customer', '=', customer), row('visitor', '=', ownerOf(customer))]),
    )
    .returning('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Orders that are nobody's, with an address, and over: an open one must still reach its buyer. */
const listEnded = (t: Reader, now: number) =>
  t
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
    .where(
      sql<boolean>`not exists (select 1 from order_return as sent
        where sent.order_number = number and sent.state = 'announced')`,
    )
    .where(
      sql<boolean>`not exists (select 1 from refund as owed
        where owed.order_number = number and owed.state = 'due')`,
    )
    .select('number')

/**
 * Clears what no invoice needs, e-mail address, telephone number and what its buyer wrote with a return, from
 * those of these orders that are nobody's and over; in the caller's transaction.
 */
export async function clearEndedOrders(
  t: Transaction,
  numbers: string[],
  now: number,
): Promise<void> {
  if (numbers.length === 0) return
  await clear(t, await listEnded(t, now).where('number', 'in', numbers).execute())
}

/** {@link clearEndedOrders}, for those that were still open when the account was deleted. Answers how many. */
export const sweepAnonymisedOrders = (now: number): Promise<number> =>
  deleteInBatches(() =>
    db.write(async (t) =>
      clear(t, await listEnded(t, now).orderBy('number').limit(batch).execute()),
    ),
  )

/** What other tables hold of who ordered, in the caller's transaction. */
export async function anonymiseRelated(t: Transaction, numbers: string[]): Promise<void> {
  await t
    .updateTable('couponUse')
    .set({ emailFolded: '' })
    .where('orderNumber', 'in', numbers)
    .execute()
  await t
    .updateTable('orderReturn')
    .set({ note: null })
    .where('orderNumber', 'in', numbers)
    .execute()
}

async function clear(t: Transaction, ended: { number: string }[]): Promise<number> {
  if (ended.length === 0) return 0
  const numbers = ended.map(({ number }) => number)
  await anonymiseRelated(t, numbers)
  await t
    .updateTable('customerOrder')
    .set({ email: '', emailFolded: '', telephone: null })
    .where('number', 'in', numbers)
    .execute()
  return numbers.length
}
