import type { Transaction } from '#app/database/connection.server.ts'
import { anonymiseReviewsOf } from '#app/shop/catalogue/reviews/write-review.server.ts'
import { ownedTables } from './customer-areas.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'

/**
 * Empties an account whose address was never confirmed, since a stranger may have opened it: the mail's reader must not
 * find the stranger's delivery address there. Returns whether the account was unconfirmed.
 */
export async function removeUnconfirmedOwner(
  trx: Transaction,
  customer: string,
  now: number,
): Promise<boolean> {
  const opened = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customer)
    .executeTakeFirst()
  if (!opened) return false
  // The conditional update lets one caller win: a link sent twice, or one that confirms the address at this moment.
  const { numUpdatedRows } = await trx
    .updateTable('customer')
    .set({ name: opened.email.split('@')[0]! })
    .where('id', '=', customer)
    .where('emailConfirmedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.deleteFrom('customerAddress').where('customer', '=', customer).execute()
  await trx.deleteFrom('formDraft').where('customer', '=', customer).execute()
  for (const table of ownedTables)
    await trx.deleteFrom(table).where('owner', '=', ownerOf(customer)).execute()
  // Products are locked after the cart, in the same order as when an order is placed.
  await anonymiseReviewsOf(trx, customer, now)
  return true
}
