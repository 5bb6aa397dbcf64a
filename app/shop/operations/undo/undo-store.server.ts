import { sql, type ExpressionBuilder } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import type { RemovedSummary } from './removed-summary.ts'

type UndoTable = 'cartUndo' | 'listUndo'
type UndoKey = { owner: string; list?: Tables['listUndo']['list'] }

/** Stores the last removal of each key as JSON in a column, so that it can be restored once and within 30 minutes. */
export function undoStore<Item>(table: UndoTable, column: 'lines' | 'ids') {
  const json = sql.ref<string>(column).as('json')
  const parse = (row: { json: string } | undefined) => (row ? (JSON.parse(row.json) as Item[]) : [])
  const isCurrent = (key: UndoKey, now: number) => (row: ExpressionBuilder<Tables, UndoTable>) =>
    row.and([row.and(key), row('removedAt', '>', now - undoMs)])
  return {
    /** Replaces the previous removal of this key. */
    async store(trx: Transaction, key: UndoKey, removed: Item[], removedAt: number): Promise<void> {
      const undo = { [column]: JSON.stringify(removed), removedAt }
      await trx
        .insertInto(table)
        .values({ ...key, ...undo })
        .onConflict((on) => on.columns(Object.keys(key) as (keyof UndoKey)[]).doUpdateSet(undo))
        .execute()
    },
    /** Deletes the removed items and returns them, so that they are restored only once. */
    async consume(trx: Transaction, key: UndoKey, now: number): Promise<Item[]> {
      const rows = trx.deleteFrom(table).where(isCurrent(key, now)).returning(json)
      return parse(await rows.executeTakeFirst())
    },
    /** Summarises what `consume` would return. */
    async summarise(
      key: UndoKey,
      now: number,
      nameOf: (item: Item) => Promise<string | undefined>,
    ): Promise<RemovedSummary | undefined> {
      const rows = db.read.selectFrom(table).where(isCurrent(key, now)).select(json)
      const items = parse(await rows.executeTakeFirst())
      const [item] = items
      if (!item) return undefined
      const name = items.length === 1 ? await nameOf(item) : undefined
      return { count: items.length, ...(name !== undefined && { name }) }
    },
  }
}
