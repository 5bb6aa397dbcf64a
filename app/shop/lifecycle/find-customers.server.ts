import { sql, type RawBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { beginsWith, containsText } from '#app/database/lists/match-text.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'

/** Selects customers by the beginning of their e-mail address, by name, or by the number of one of their orders. */
function matchesCustomer(text: string): RawBuilder<boolean> {
  const typed = text.normalize('NFC').trim()
  const byEmail = beginsWith('customer.email_folded', foldEmail(typed))
  if (typed.includes('@')) return byEmail
  const number = parseOrderNumber(typed)
  const conditions = [
    byEmail,
    containsText('customer.name', typed),
    ...(number === undefined
      ? []
      : [
          sql<boolean>`customer.id in (select placed.customer from customer_order as placed
            where placed.number = ${number})`,
        ]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

const customersLike = (search: string | undefined) =>
  db.read
    .selectFrom('customer')
    .$if(search !== undefined, (all) => all.where(matchesCustomer(search!)))

/** Returns customers for the shopkeeper, the newest first, with the number of their orders. */
export async function listCustomers(
  search: string | undefined,
  { most, skipped }: { most: number; skipped: number },
) {
  // An index has all that is searched; whole customers are read of this page only.
  const page = customersLike(search)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(skipped)
  const rows = await db.read
    .selectFrom('customer')
    .where('id', 'in', page)
    .select(['id', 'email', 'emailConfirmedAt', 'name', 'createdAt'])
    .select((row) =>
      row
        .selectFrom('customerOrder')
        .whereRef('customerOrder.customer', '=', 'customer.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('orders'),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }))
}

export type ListedCustomer = Awaited<ReturnType<typeof listCustomers>>[number]

/** Counts customers up to `most`, which limits the rows that are read; a higher number says that there are more. */
export const countCustomers = (search: string | undefined, most: number): Promise<number> =>
  countUpTo(customersLike(search).select('id'), most)

/** Maps ids to the names of their customers. */
export async function findCustomerNames(ids: string[]): Promise<Map<string, string>> {
  const customers = await db.read
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(customers.map(({ id, name }) => [id, name]))
}

/** Returns the customer with a folded e-mail address. */
export const findCustomerByEmail = (emailFolded: string) =>
  db.read
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('emailFolded', '=', emailFolded)
    .executeTakeFirst()
