import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'

/**
 * These tables may change by themselves during a run of tests: they count attempts, views and searches, which no page of the shop shows.
 */
const counts = new Set(['attempt', 'page_view', 'missed_search'])

/** Returns the number of rows of each table. */
export async function countRows(): Promise<Record<string, number>> {
  const tables = await db.read.introspection.getTables()
  const counted = await Promise.all(
    tables
      .filter(({ name }) => !counts.has(name))
      .map(async ({ name }) => {
        const row = await db.read
          .selectFrom(name as keyof Tables)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        return [name, Number(row.count)] as const
      }),
  )
  return Object.fromEntries(counted)
}
