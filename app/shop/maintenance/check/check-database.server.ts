import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'

/**
 * This row records when a database was found empty although its data folder held a shop, in ms UTC.
 */
export const emptiedSetting = 'database-emptied'

const about = 'database'

/**
 * Returns what is wrong with the database as a whole; a backup of it would replace a better one. If
 * the file is damaged, later checks are skipped, since they could fail.
 */
export async function checkDatabase(): Promise<Finding[]> {
  const damage = await checkFile()
  return damage.length > 0 ? damage : [...(await checkKeys()), ...(await checkEmptied())]
}

/**
 * Checks the file, which a power cut, a full disk or another program may damage. PostgreSQL checks
 * its pages itself.
 */
export async function checkFile(): Promise<Finding[]> {
  if (db.dialect === 'postgres') return []
  // The reader may have cached the search index from before another process wrote, which is not an
  // error.
  const { rows } = await sql<{
    integrityCheck: string
  }>`pragma integrity_check(20)`.execute(db.writer)
  return rows
    .filter(({ integrityCheck }) => integrityCheck !== 'ok')
    .map(({ integrityCheck }) => fault(about, integrityCheck))
}

/** Finds references to missing rows. PostgreSQL enforces foreign keys itself. */
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

/**
 * Returns whether the database was found empty although its data folder held a shop, and still has
 * no product.
 */
export async function isEmptied(): Promise<boolean> {
  if ((await settingStore.find(emptiedSetting)) === undefined) return false
  return !(await db.read.selectFrom('product').select('id').limit(1).executeTakeFirst())
}
