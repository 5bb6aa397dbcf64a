import { db } from '#app/database/database.server.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'

const rowsAtOnce = 500

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Yields all accounts as CSV in batches, without passwords and keys. */
export async function* exportCustomers(): AsyncGenerator<string> {
  yield csvRow(['id', 'email', 'email_confirmed_at', 'name', 'language', 'created_at', 'orders'])
  for (let after = ''; ;) {
    const rows = await listCustomers(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
      .map((row) =>
        csvRow([
          ...[row.id, row.email, iso(row.emailConfirmedAt), row.name, row.language],
          ...[iso(row.createdAt), row.orders],
        ]),
      )
      .join('')
    after = last.id
  }
}

const listCustomers = (after: string) =>
  db.read
    .selectFrom('customer')
    .select(['id', 'email', 'emailConfirmedAt', 'name', 'language', 'createdAt'])
    .select((row) =>
      row
        .selectFrom('customerOrder')
        .whereRef('customerOrder.customer', '=', 'customer.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('orders'),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
