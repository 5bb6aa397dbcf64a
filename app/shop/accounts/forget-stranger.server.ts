import type { Transact } from '#app/database/connection.server.ts'
import { forgetReviewsOf } from '../reviews/write-review.server.ts'
import { ownedTables } from './owned-tables.ts'
import { ownerOf } from './sign-ins.server.ts'

/**
 * Of an account whose address nobody had confirmed: whoever opened it may not be who reads its mail. What was
 * put into it stays with them, the address that a parcel would go to above all. Answers whether it was one.
 */
export async function forgetStranger(t: Transact, customer: string, now: number): Promise<boolean> {
  const { email, emailConfirmedAt } = await t
    .selectFrom('customer')
    .where('id', '=', customer)
    .select(['email', 'emailConfirmedAt'])
    .executeTakeFirstOrThrow()
  if (emailConfirmedAt !== null) return false
  await t
    .updateTable('customer')
    .set({ name: email.split('@')[0]! })
    .where('id', '=', customer)
    .execute()
  await t.deleteFrom('customerAddress').where('customer', '=', customer).execute()
  for (const table of ownedTables)
    await t.deleteFrom(table).where('owner', '=', ownerOf(customer)).execute()
  // Products are held after a cart, as an order holds them.
  await forgetReviewsOf(t, customer, now)
  return true
}
