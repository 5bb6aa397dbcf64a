import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, type Database } from '#app/database/connection.server.ts'
import { db, replaceDatabase } from '#app/database/database.server.ts'
import { isFileUnused } from '#app/database/embedded-file.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { backupTables } from './backup-tables.ts'
import { BackupRefused } from './read-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { sumTables, type TableSums } from './table-sums.server.ts'
import { writeBackup } from './write-backup.server.ts'

/** The error means that a shop cannot be moved and that nothing has changed. */
export class MoveRefused extends Error {
  readonly reason: 'missing' | 'in-use' | 'not-empty' | 'unlike'
  constructor(reason: MoveRefused['reason'], cause?: unknown) {
    super(`not moved: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Copies a shop from its embedded file into an empty PostgreSQL database: every row of every table,
 * in one transaction that commits only if rows and sums agree on both sides. The file stays
 * unchanged and is locked in the meantime, because a write after its rows were read would be lost.
 * Afterwards this process uses the new database. Returns the sums of both sides.
 * @throws {MoveRefused} if the move is not possible, or the driver's error if the server cannot be
 * reached.
 */
export async function moveShop(
  { file, url, progress }: { file: string; url: string; progress: (rows: number) => void },
  now: number,
): Promise<TableSums[]> {
  if (!existsSync(file)) throw new MoveRefused('missing')
  if (!isFileUnused(file)) throw new MoveRefused('in-use')
  await replaceDatabase(url)
  await requireNoForeignTables()
  await migrate(db)
  const source = connect(undefined, file)
  try {
    await migrate(source)
    return await source.write(() =>
      carryOver(source, `${file}.${randomUUID()}.moving`, progress, now),
    )
  } finally {
    await source.close()
  }
}

/**
 * Copies through a backup file, so that reading and writing use the well-tested code of backup and
 * restore.
 */
async function carryOver(
  source: Database,
  copy: string,
  progress: (rows: number) => void,
  now: number,
): Promise<TableSums[]> {
  try {
    const counts = await writeBackup(source, copy, now)
    // Files of the data folder arrive as rows.
    const sums = (await sumTables(source.read)).map((one) => ({
      ...one,
      rows: counts[one.table] ?? one.rows,
    }))
    await restoreBackup(db, copy, { progress, check: (trx) => requireSame(trx, sums) }, now)
    return sums
  } catch (error) {
    throw error instanceof BackupRefused && error.reason === 'not-empty'
      ? new MoveRefused('not-empty', error)
      : error
  } finally {
    await rm(copy, { force: true })
  }
}

async function requireSame(reader: Parameters<typeof sumTables>[0], expected: TableSums[]) {
  const found = await sumTables(reader)
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new MoveRefused('unlike')
}

const ours = /^(kysely_migration|product_search|product_word|stored_file$)/

/**
 * Throws if the target contains foreign tables. An earlier attempt may have left the shop's own
 * tables without rows; any other table belongs to another program.
 */
async function requireNoForeignTables() {
  const known = new Set(backupTables.map((name) => name.replace(/[A-Z]/g, '_$&').toLowerCase()))
  const tables = await db.read.introspection.getTables()
  if (tables.some(({ name }) => !known.has(name) && !ours.test(name)))
    throw new MoveRefused('not-empty')
}
