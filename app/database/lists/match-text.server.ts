import { sql, type RawBuilder } from 'kysely'
import { db } from '../database.server.ts'

/** No character of an e-mail address or an order number comes after it. */
const last = '\uffff'

/**
 * Matches a column that begins with a text. An index of the column finds it.
 * @param column Names the table too, as `customer.email_folded`; PostgreSQL sorts it by code points (`key`).
 */
export function beginsWith(column: string, start: string): RawBuilder<boolean> {
  const value = sql.ref(column)
  return sql<boolean>`(${value} >= ${start} and ${value} < ${start + last})`
}

/**
 * Matches a column that holds a text, in any case and with anything between its words. Any character replaces one that is
 * not ASCII, because SQLite folds only the case of ASCII, and by itself: `ÉLODIE` finds Élodie.
 */
export function containsText(column: string, typed: string): RawBuilder<boolean> {
  const escaped = typed.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)
  const pattern = `%${escaped.replace(/[^\0-\x7f]/gu, '_').replace(/\s+/g, '%')}%`
  const value = db.dialect === 'sqlite' ? sql.ref(column) : sql`lower(${sql.ref(column)})`
  return sql<boolean>`${value} like ${pattern} escape '\\'`
}
