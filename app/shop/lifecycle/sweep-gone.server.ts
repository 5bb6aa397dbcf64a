import { sql, type RawBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import {
  clearEndedOrders,
  anonymiseOrders,
} from '#app/shop/ordering/orders/anonymise-orders.server.ts'
import { ownedTables } from './customer-areas.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'

/** At most this many owners or orders are handled at once, because more would delay the shop's other writes. */
const batch = 200

/**
 * Deletes rows added to a customer's data after their account was deleted, by a request that had read the owner just
 * before. Returns the number of rows and of customers with orders.
 */
export async function sweepGoneCustomers(now: number): Promise<number> {
  let all = 0
  for (const table of ownedTables) all += await deleteInBatches(() => deleteOrphaned(table))
  return all + (await deleteInBatches(() => anonymiseOrphaned(now)))
}

const hasNoCustomer = (id: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select 1 from customer as one where one.id = ${id})`

/** Selects the customer's id, which follows the prefix of a customer in the owner column. */
const idInOwner = sql`substr(owner, ${sql.lit(ownerOf('').length + 1)})`

const deleteOrphaned = (table: (typeof ownedTables)[number]) =>
  db.write(async (trx) => {
    const deletable = trx
      .selectFrom(table)
      .select('owner')
      .distinct()
      .where('owner', 'like', ownerOf('%'))
      .where(hasNoCustomer(idInOwner))
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('owner', 'in', deletable)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

const anonymiseOrphaned = (now: number) =>
  db.write(async (trx) => {
    const deletable = await trx
      .selectFrom('customerOrder')
      .select('customer')
      .distinct()
      .where('customer', 'is not', null)
      .where(hasNoCustomer(sql`customer_order.customer`))
      .orderBy('customer')
      .limit(batch)
      .execute()
    for (const { customer } of deletable)
      await clearEndedOrders(trx, await anonymiseOrders(trx, customer!), now)
    return deletable.length
  })
