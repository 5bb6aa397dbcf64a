import { createReadStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import { backUpShop, BackupImpossible } from '#app/shop/maintenance/backup/back-up-shop.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { largePartBytes } from '#app/shop/operations/stored-bytes/database-bytes.server.ts'
import { withWorkFolder } from '#app/shop/operations/given-files/work-folder.server.ts'
import type { BackupOutcome } from './exchange-job.ts'
import type { RunningJob } from './running-job.server.ts'
import { writeCounted } from './run-export-job.server.ts'

/** The database holds the file until it is swept, and a larger one would make it too large. It is in bytes. */
const largestBackup = 1024 ** 3
/**
 * A backup may have this part of the free space: SQLite stores it in base64, which takes a third more, in its log first, and
 * then in its file beside the one that was written.
 */
const partOfFree = 1 / 4

/**
 * Writes a backup, whose file is stored once it is whole: while rows are read as of one moment, SQLite cannot reuse the
 * pages that the stored parts would need.
 * @returns Why nothing was stored; undefined if the backup was.
 */
export async function runBackupJob(
  job: { id: string },
  running: RunningJob,
  clock: () => number,
): Promise<BackupOutcome | undefined> {
  try {
    return await withWorkFolder(async (folder): Promise<BackupOutcome | undefined> => {
      const path = join(folder, 'backup.gz')
      const { bavail, bsize } = await statfs(folder)
      const mostOfFree = bavail * bsize * partOfFree
      try {
        const progress = () => running.signal.throwIfAborted()
        await backUpShop(path, clock(), progress, Math.min(largestBackup, mostOfFree))
      } catch (error) {
        const isLarge = error instanceof BackupImpossible && error.reason === 'size'
        if (isLarge && mostOfFree < largestBackup) return { refusedFor: 'space' }
        throw error
      }
      await writeCounted(job.id, createReadStream(path, { highWaterMark: largePartBytes }), running)
      const change = { command: 'backup', about: 'shop' }
      await db.write((trx) => recordChange(trx, change, clock()))
      return undefined
    })
  } catch (error) {
    if (error instanceof BackupImpossible) return { refusedFor: error.reason }
    throw error
  }
}
