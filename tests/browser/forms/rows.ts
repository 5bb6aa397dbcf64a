import { sql } from 'kysely'
import type { Database } from '#app/database/connection.server.ts'

/**
 * These hold what no form changes and is large, what counts views of pages and searches, and the indexes of texts that
 * other tables hold.
 */
const leftOut =
  /^(ebook_(file_chunk|text)|picture_part|(product|order)_search.*|product_(text|word)|sample|page_view|missed_search|sqlite_.*|kysely.*)$/

const tokens = [
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  /\b[0-9a-f]{32,}\b/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /(?<![\w-])[\w-]{22}(?![\w-])/g,
]

/** Returns a text without what differs at each run: ids, keys, moments, numbers of orders and the shop's port. */
export function withoutIds(text: string, orders: string[] = []): string {
  let blank = text
  for (const order of orders) blank = blank.replaceAll(order, '[order]')
  for (const token of tokens) blank = blank.replaceAll(token, '[id]')
  return blank
    .replace(/\b\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '[moment]')
    .replace(/\b1[5-9]\d{11}\b|\b2\d{12}\b/g, '[moment]')
    .replace(/\b\d\d:\d\d(:\d\d)?\b/g, '[time]')
    .replace(/127\.0\.0\.1:\d+/g, '[shop]')
}

export async function listOrders({ read }: Database): Promise<string[]> {
  const orders = await read.selectFrom('customerOrder').select('number').execute()
  return orders.map(({ number }) => number)
}

export type Rows = Map<string, string[]>

/** Returns all rows of a shop by table, without their ids and moments, in an order that does not depend on them. */
export async function readRows(database: Database): Promise<Rows> {
  const orders = await listOrders(database)
  const tables = await database.read.introspection.getTables()
  const rows: Rows = new Map()
  for (const { name } of tables) {
    if (leftOut.test(name)) continue
    const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(database.read)
    rows.set(name, all.map((row) => withoutIds(JSON.stringify(row), orders)).sort())
  }
  return rows
}

/** Returns the rows that only one of two shops has. */
export function compareRows(plain: Rows, scripted: Rows): string[] {
  const only = (rows: string[], others: string[]) => {
    const rest = [...others]
    return rows.filter((row) => {
      const at = rest.indexOf(row)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
  }
  return [...plain].flatMap(([table, rows]) => {
    const others = scripted.get(table) ?? []
    if (rows.join('\n') === others.join('\n')) return []
    return [
      ...only(rows, others).map((row) => `${table}, without script: ${row}`),
      ...only(others, rows).map((row) => `${table}, with script: ${row}`),
    ]
  })
}
