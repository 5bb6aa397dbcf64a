import { sql, type RawBuilder } from 'kysely'
import { db } from '../database.server.ts'

/** Selects the ids of a JSON array, which is one parameter however many there are. */
export const idTable = (ids: string): RawBuilder<{ id: string }> =>
  db.dialect === 'sqlite'
    ? sql`(select value as id from json_each(${ids}))`
    : sql`(select value as id from json_array_elements_text(${ids}::json))`
