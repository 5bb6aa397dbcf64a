import { sql } from 'kysely'
import type { Reader } from './connection.server.ts'

const isMissingTable = (error: unknown) =>
  (error as { code?: string }).code === '42P01' || /no such table/.test((error as Error).message)

/** Returns the names of applied migrations, the earliest first; empty for a new database. */
export async function listAppliedMigrations(reader: Reader): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(reader)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}
