import { sql } from 'kysely'
import type { Transaction } from './connection.server.ts'
import { settingStore } from './setting-store.server.ts'

/** Each of these tables has a key and a column with the time until which a row is claimed, ms UTC. */
const columns = {
  outbox: { key: 'id', until: 'heldUntil' },
  payment: { key: 'id', until: 'expiresAt' },
  setting: { key: 'name', until: 'value' },
} as const

/** Holds the key of a row, and the time until which it was claimed when it was read. */
export type LeaseRow = { id: string; until: number | string }

/**
 * Claims rows until a time and returns the keys of those that it got: of several callers that read the same time, the
 * one that moves it has the row. A process that dies gives up its rows when that time has passed. A caller that moves
 * the time once more renews its lease, or learns that another one has the row by now.
 */
export async function claimRows(
  trx: Transaction,
  table: keyof typeof columns,
  rows: LeaseRow[],
  until: number | string,
): Promise<string[]> {
  if (rows.length === 0) return []
  const key = sql.ref(columns[table].key)
  const time = sql.ref(columns[table].until)
  const asRead = rows.map((row) => sql`(${key} = ${row.id} and ${time} = ${row.until})`)
  const claimed = await sql<{ id: string }>`
    update ${sql.table(table)} set ${time} = ${until}
    where ${sql.join(asRead, sql` or `)} returning ${key} as id`.execute(trx)
  return claimed.rows.map(({ id }) => id)
}

/** Writes a time as earlier releases do, which compare some of these rows as text. */
export const leaseText = (until: number): string => String(until).padStart(15, '0')

/** Claims a name in the table `setting`; `read` is undefined if it has no row yet. */
export const claimName = async (
  trx: Transaction,
  name: string,
  read: string | undefined,
  until: number,
): Promise<boolean> =>
  read === undefined
    ? settingStore.add(trx, name, leaseText(until))
    : (await claimRows(trx, 'setting', [{ id: name, until: read }], leaseText(until))).length > 0
