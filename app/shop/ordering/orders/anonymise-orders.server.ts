import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

/** Goods can be sent back for thirty days and then take some days on the way. */
const clearedAfterMs = 45 * dayMs
/** A transaction handles this many orders; more would block other writers. */
const batch = 200
/** This is the value of cleared fields. */
const nobody = ''

/**
 * Detaches a customer's orders from the account in the caller's transaction and returns their
 * numbers. What an invoice must state stays as long as bookkeeping law demands: buyer, address,
 * lines, sums and tax, with the invoices themselves.
 */
export async function anonymiseOrders(trx: Transaction, customer: string): Promise<string[]> {
  const rows = await trx
    .updateTable('customerOrder')
    .set({ customer: null, visitor: nobody })
    .where((row) =>
      row.or([row('customer', '=', customer), row('visitor', '=', ownerOf(customer))]),
    )
    .returning('number')
    .execute()
  return rows.map(({ number }) => number)
}

/**
 * Selects detached orders that have ended and still have an e-mail address; an open one must still
 * reach its buyer.
 */
const listEnded = (reader: Reader, now: number) =>
  reader
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
 * Clears what no invoice needs (e-mail address, telephone number, notes and the reason of a discount) from
 * those of these orders that are detached and have ended, in the caller's transaction.
 */
export async function clearEndedOrders(
  trx: Transaction,
  numbers: string[],
  now: number,
): Promise<void> {
  if (numbers.length === 0) return
  await clear(trx, await listEnded(trx, now).where('number', 'in', numbers).execute())
}

/**
 * Runs {@link clearEndedOrders} for orders that were still open when the account was deleted.
 * Returns their number.
 */
export const sweepAnonymisedOrders = (now: number): Promise<number> =>
  deleteInBatches(() =>
    db.write(async (trx) =>
      clear(trx, await listEnded(trx, now).orderBy('number').limit(batch).execute()),
    ),
  )

/** Anonymises what other tables hold about the buyer, in the caller's transaction. */
export async function anonymiseRelated(trx: Transaction, numbers: string[]): Promise<void> {
  await trx
    .updateTable('couponUse')
    .set({ emailFolded: '' })
    .where('orderNumber', 'in', numbers)
    .execute()
  await trx.deleteFrom('orderNote').where('orderNumber', 'in', numbers).execute()
  await trx
    .updateTable('orderReturn')
    .set({ note: null })
    .where('orderNumber', 'in', numbers)
    .execute()
}

async function clear(trx: Transaction, ended: { number: string }[]): Promise<number> {
  if (ended.length === 0) return 0
  const numbers = ended.map(({ number }) => number)
  await anonymiseRelated(trx, numbers)
  await trx
    .updateTable('customerOrder')
    .set({ email: '', emailFolded: '', telephone: null, discountReason: null })
    .where('number', 'in', numbers)
    .execute()
  return numbers.length
}
