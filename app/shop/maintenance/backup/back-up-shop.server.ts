import { db } from '#app/database/database.server.ts'
import { checkDatabase } from '#app/shop/maintenance/check/check-database.server.ts'
import { BytesMissing } from '#app/shop/operations/stored-bytes/bytes-kind.ts'
import { BackupTooLarge, writeBackup, type BackupCounts } from './write-backup.server.ts'

/**
 * Is thrown if the shop is in no state of which a backup may be made, or the backup is larger than it may be. The message
 * says what is wrong with it.
 */
export class BackupImpossible extends Error {
  constructor(
    readonly reason: 'database' | 'bytes' | 'size',
    message: string,
  ) {
    super(message)
  }
}

/**
 * Writes a backup of the shop to a new file, unless the database has faults: it may replace an earlier backup, which
 * would be the last good one.
 * @param mostBytes A larger file is given up while it is written.
 * @throws {BackupImpossible} or an error of the file.
 */
export async function backUpShop(
  path: string,
  now: number,
  progress: (rows: number) => void,
  mostBytes = Infinity,
): Promise<BackupCounts> {
  const [first, ...others] = await checkDatabase()
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  if (first) throw new BackupImpossible('database', `${first.says}${more}`)
  try {
    return await writeBackup(db, path, now, { progress, mostBytes })
  } catch (error) {
    if (error instanceof BytesMissing) throw new BackupImpossible('bytes', error.message)
    if (error instanceof BackupTooLarge) throw new BackupImpossible('size', error.message)
    throw error
  }
}
