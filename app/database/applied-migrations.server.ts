import { sql } from 'kysely'
import type { Reader } from './connection.server.ts'

const isMissingTable = (error: unknown) =>
  (error as { code?: string }).code === '42P01' || /no such table/.test((error as Error).message)

/** The names of the migrator's steps that a database has taken, the earliest first; none where it is empty. */
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
