import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { foldEmail, isSameMailbox } from '#app/i18n/email.ts'

/**
 * Records in the caller's transaction that mail to the customer's own address reached them, and assigns to them the
 * orders placed as a guest with it.
 */
export async function markConfirmed(
  trx: Transaction,
  customer: string,
  now: number,
): Promise<void> {
  const confirmed = await trx
    .updateTable('customer')
    .set((row) => ({ emailConfirmedAt: row.fn.coalesce('emailConfirmedAt', row.val(now)) }))
    .where('id', '=', customer)
    .returning('email')
    .executeTakeFirst()
  if (!confirmed) return
  const { email } = confirmed
  await trx
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where(isMailbox(email))
    .execute()
  await joinOrders(trx, customer, email)
}

/**
 * Assigns to the customer the orders placed signed out since the address was confirmed. Does nothing if it is not
 * confirmed.
 */
export async function joinOrdersOf(trx: Transaction, customer: string): Promise<void> {
  const confirmed = await trx
    .selectFrom('customer')
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is not', null)
    .select('email')
    .executeTakeFirst()
  if (confirmed) await joinOrders(trx, customer, confirmed.email)
}

/**
 * Assigns a guest's orders with this address to the customer. Call it only for a confirmed address, since anybody may
 * type any address.
 */
export const joinOrders = (trx: Transaction, customer: string, email: string) =>
  trx
    .updateTable('customerOrder')
    .set({ customer })
    .where('customer', 'is', null)
    .where(isMailbox(email))
    .execute()

/**
 * Tells whether mail about an order reaches a customer who proved that the address is theirs. Anybody may type another
 * address, so mail to it repeats no text that was typed.
 */
export async function goesToConfirmed(
  reader: Reader,
  { customer, email }: Pick<CustomerOrderTable, 'customer' | 'email'>,
): Promise<boolean> {
  if (customer === null) return false
  const found = await reader
    .selectFrom('customer')
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is not', null)
    .select('email')
    .executeTakeFirst()
  return found !== undefined && isSameMailbox(found.email, email)
}

/** Matches rows of exactly this mailbox, since an address that folds to the same text may belong to somebody else. */
export const isMailbox = (email: string) =>
  sql<boolean>`email_folded = ${foldEmail(email)} and lower(email) = lower(${email})`
