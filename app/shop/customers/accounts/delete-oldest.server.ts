import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

const columns = {
  signIn: { key: 'id', time: 'lastUsedAt' },
  knownDevice: { key: 'keyHash', time: 'lastSeenAt' },
} as const

/**
 * Deletes a customer's oldest rows beyond `most`, so that a program that signs in for every call or
 * a browser without cookies does not fill the table.
 * @param newest The key of the row that stays in any case, since other rows may have the same time.
 */
export async function deleteOldest(
  trx: Transaction,
  name: keyof typeof columns,
  customer: string,
  newest: string,
  most: number,
): Promise<void> {
  const [table, key] = [sql.table(name), sql.ref(columns[name].key)]
  const isOther = sql`customer = ${customer} and ${key} <> ${newest}`
  await sql`
    delete from ${table} where ${isOther} and ${key} not in (
      select ${key} from ${table} where ${isOther}
      order by ${sql.ref(columns[name].time)} desc, ${key} limit ${most - 1})`.execute(trx)
}
