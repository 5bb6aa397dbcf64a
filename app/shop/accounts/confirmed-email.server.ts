import type { Transact } from '#app/database/connection.server.ts'

/**
 * Notes in the caller's transaction that mail to the customer's own address reached them, and hands over
 * the orders that were placed as a guest with it.
 */
export async function markConfirmed(t: Transact, customer: string, now: number): Promise<void> {
  const confirmed = await t
    .updateTable('customer')
    .set((row) => ({ emailConfirmedAt: row.fn.coalesce('emailConfirmedAt', row.val(now)) }))
    .where('id', '=', customer)
    .returning('emailFolded')
    .executeTakeFirst()
  if (!confirmed) return
  const { emailFolded } = confirmed
  await t
    .deleteFrom('emailConfirmation')
    .where('customer', '=', customer)
    .where('emailFolded', '=', emailFolded)
    .execute()
  await joinOrders(t, customer, emailFolded)
}

/** Hands over what was ordered signed out since the address was confirmed; nothing where it is not. */
export async function joinOrdersOf(t: Transact, customer: string): Promise<void> {
  const confirmed = await t
    .selectFrom('customer')
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is not', null)
    .select('emailFolded')
    .executeTakeFirst()
  if (confirmed) await joinOrders(t, customer, confirmed.emailFolded)
}

/** Orders of a guest with this address; never before it is confirmed, since anybody may type it. */
export const joinOrders = (t: Transact, customer: string, emailFolded: string) =>
  t
    .updateTable('customerOrder')
    .set({ customer })
    .where('customer', 'is', null)
    .where('emailFolded', '=', emailFolded)
    .execute()
