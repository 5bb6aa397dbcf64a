import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { fault, type Finding } from './finding.ts'

/** The row that says when a database was found empty in a data folder that held a shop; ms UTC. */
export const emptiedSetting = 'database-emptied'

const about = 'database'

/**
 * What is wrong with the database as a whole: a backup of it would take the place of a better one.
 * The later questions are left out where the file is damaged, since they could fail.
 */
export async function checkDatabase(): Promise<Finding[]> {
  const damage = await checkFile()
  return damage.length > 0 ? damage : [...(await checkKeys()), ...(await checkEmptied())]
}

/** A power cut, a full disk or another program may damage the file. PostgreSQL checks its pages by itself. */
export async function checkFile(): Promise<Finding[]> {
  if (db.dialect === 'postgres') return []
  // The reader may remember the search index from before another process wrote, which is no fault.
  const { rows } = await sql<{
    integrityCheck: string
  }>`pragma integrity_check(20)`.execute(db.writer)
  return rows
    .filter(({ integrityCheck }) => integrityCheck !== 'ok')
    .map(({ integrityCheck }) => fault(about, integrityCheck))
}

/** References without their row. PostgreSQL enforces them. */
export async function checkKeys(): Promise<Finding[]> {
  if (db.dialect === 'postgres') return []
  const { rows } = await sql<{
    table: string
    parent: string
  }>`pragma foreign_key_check`.execute(db.read)
  const counted = new Map<string, number>()
  for (const { table, parent } of rows) {
    const pair = `${table} rows refer to ${parent} rows that are not there`
    counted.set(pair, (counted.get(pair) ?? 0) + 1)
  }
  return [...counted].map(([pair, count]) => fault(about, `${count} ${pair}`))
}

export async function checkEmptied(): Promise<Finding[]> {
  if (!(await isEmptied())) return []
  return [
    fault(
      about,
      'was empty at a start, in a data folder that holds a shop: restore the last backup',
    ),
  ]
}

/** Whether the database was found empty in a data folder that held a shop, and still holds no product. */
export async function isEmptied(): Promise<boolean> {
  const noted = await db.read
    .selectFrom('setting')
    .where('name', '=', emptiedSetting)
    .select('value')
    .executeTakeFirst()
  if (!noted) return false
  return !(await db.read.selectFrom('product').select('id').limit(1).executeTakeFirst())
}
