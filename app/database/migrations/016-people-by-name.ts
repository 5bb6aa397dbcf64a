import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDraft } from './draft.ts'

/** For the lists of all authors and publishers, which are ordered by name: without it each page orders them anew. */
const indexes: IndexDraft[] = [
  ['author_by_name', 'author', ['sort_name', 'slug']],
  ['publisher_by_name', 'publisher', ['sort_name', 'slug']],
]

export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
