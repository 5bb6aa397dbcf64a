import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { foldEmail, isSameMailbox } from '../addresses/email.ts'

/**
 * Notes in the caller's transaction that mail to the customer's own address reached them, and hands over
 * the orders that were placed as a guest with it.
 */
export async function markConfirmed(t: Transaction, customer: string, now: number): Promise<void> {
  const confirmed = await t
    .updateTable('customer')
    .set((row) => ({ emailConfirmedAt: row.fn.coalesce('emailConfirmedAt', row.val(now)) }))
    .where('id', '=', customer)
    .returning('email')
    .executeTakeFirst()
  if (!confirmed) return
  const { email } = confirmed
  await t
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where(isMailbox(email))
    .execute()
  await joinOrders(t, customer, email)
}

/** Hands over what was ordered signed out since the address was confirmed; nothing where it is not. */
export async function joinOrdersOf(t: Transaction, customer: string): Promise<void> {
  const confirmed = await t
    .selectFrom('customer')
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is not', null)
    .select('email')
    .executeTakeFirst()
  if (confirmed) await joinOrders(t, customer, confirmed.email)
}

/** Orders of a guest with this address; never before it is confirmed, since anybody may type it. */
export const joinOrders = (t: Transaction, customer: string, email: string) =>
  t
    .updateTable('customerOrder')
    .set({ customer })
    .where('customer', 'is', null)
    .where(isMailbox(email))
    .execute()

/**
 * Whether mail about an order reaches somebody who proved that the address is theirs. Anybody may type any other one, so
 * that mail to it repeats no words that were typed.
 */
export async function goesToConfirmed(
  t: Reader,
  { customer, email }: Pick<CustomerOrderTable, 'customer' | 'email'>,
): Promise<boolean> {
  if (customer === null) return false
  const found = await t
    .selectFrom('customer')
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is not', null)
    .select('email')
    .executeTakeFirst()
  return found !== undefined && isSameMailbox(found.email, email)
}

/** Rows of that very mailbox: one that folds alike may be another's. */
export const isMailbox = (email: string) =>
  sql<boolean>`email_folded = ${foldEmail(email)} and lower(email) = lower(${email})`
