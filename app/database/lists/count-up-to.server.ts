import type { SelectQueryBuilder } from 'kysely'
import { db } from '../database.server.ts'
import type { Tables } from '../tables.ts'

/** Counts the rows of a query up to `most`, which limits the rows that are read; a higher number says that there are more. */
export async function countUpTo<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, { id: string } | { number: string }>,
  most: number,
): Promise<number> {
  const { count } = await db.read
    .selectFrom(query.limit(most + 1).as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
