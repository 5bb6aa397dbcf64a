import { sql, type RawBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Customer } from '#app/shop/customers/accounts/customers.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { bearsEmail } from '#app/shop/operations/email/bears-email.server.ts'

type LostTable = 'customerAddress' | 'review' | 'cartLine' | 'wish' | 'contactMessage'

export type CustomerLosses = {
  /** They stay, but belong to nobody. */
  orders: number
  rows: { table: LostTable; count: number }[]
}

/** Counts what the deletion of an account would lose, as `eraseCustomer` deletes it. */
export async function findCustomerLosses({
  id,
  email,
  emailConfirmedAt,
}: Pick<Customer, 'id' | 'email' | 'emailConfirmedAt'>): Promise<CustomerLosses> {
  const ofCustomer = sql<boolean>`customer = ${id}`
  const ofOwner = sql<boolean>`owner = ${ownerOf(id)}`
  const named: Partial<Record<LostTable, RawBuilder<boolean>>> = {
    customerAddress: ofCustomer,
    review: sql<boolean>`${ofCustomer} and removed_at is null`,
    cartLine: ofOwner,
    wish: ofOwner,
    // Messages bear an address alone, which is surely the customer's if it is confirmed.
    ...(emailConfirmedAt !== null && { contactMessage: bearsEmail(email) }),
  }
  const rows: CustomerLosses['rows'] = []
  for (const [table, condition] of Object.entries(named) as [LostTable, RawBuilder<boolean>][]) {
    const count = await countRows(table, condition)
    if (count > 0) rows.push({ table, count })
  }
  return { orders: await countRows('customerOrder', ofCustomer), rows }
}

async function countRows(
  table: LostTable | 'customerOrder',
  condition: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(table)} where ${condition}`.execute(db.read)
  return Number(rows[0]?.count ?? 0)
}
