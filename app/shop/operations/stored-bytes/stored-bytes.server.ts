import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { BytesMissing, type BytesKey } from './bytes-kind.ts'
import {
  deleteParts,
  readAllParts,
  readParts,
  writeParts,
  type RunInTransaction,
} from './database-bytes.server.ts'
import {
  hasFolderFile,
  readFolderFile,
  readWholeFile,
  sweepFolder,
  writeFolderFile,
  type FolderFile,
} from './folder-bytes.server.ts'

/** Returns the file of the folder that holds these bytes; undefined if they are in the database. */
export const findFolderFile = (
  { key }: BytesKey,
  reader: Reader = db.read,
): Promise<FolderFile | undefined> =>
  reader
    .selectFrom('storedFile')
    .select(['sha256', 'size'])
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * Yields bytes from `start` to `end`, both included. They may be on their way to the other place, in which they are not
 * whole until their row of `stored_file` is written or deleted.
 * @throws {BytesMissing}
 */
export async function* readBytes(
  bytes: BytesKey,
  start: number,
  end: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let at = start
  let file = await findFolderFile(bytes)
  if (!file) {
    try {
      for await (const some of readParts(bytes, start, end)) {
        yield some
        at += some.length
      }
      return
    } catch (error) {
      file = error instanceof BytesMissing ? await findFolderFile(bytes) : undefined
      if (!file) throw error
    }
  }
  if (!(await hasFolderFile(file))) throw new BytesMissing(bytes)
  yield* readFolderFile(file, at, end)
}

/** Returns small bytes as a whole; undefined if they are missing, or are others than those of their file. */
export async function readWhole(bytes: BytesKey): Promise<Buffer | undefined> {
  const file = await findFolderFile(bytes)
  if (file) return readWholeFile(file)
  const whole = await readAllParts(bytes)
  if (whole.length > 0) return whole
  const moved = await findFolderFile(bytes)
  return moved && readWholeFile(moved)
}

/** Returns whether bytes can be sent: a file of the folder may have been lost or cut. */
export async function hasBytes(bytes: BytesKey): Promise<boolean> {
  const file = await findFolderFile(bytes)
  return file === undefined || hasFolderFile(file)
}

/**
 * Stores bytes where the setting says.
 * @param run Runs each statement. Without bytes in the folder it may take a transaction for each.
 * @returns The SHA-256 of the bytes.
 */
export async function storeBytes(
  bytes: BytesKey,
  content: AsyncIterable<Buffer>,
  run: RunInTransaction,
): Promise<string> {
  if (shopSettings().fileStorage === 'folder') {
    const file = await writeFolderFile(content)
    await run((trx) => insertFile(trx, bytes, file))
    return file.sha256
  }
  const hash = createHash('sha256')
  await writeParts(bytes, hashed(content, hash), run)
  return hash.digest('hex')
}

export const insertFile = (trx: Transaction, { kind, key }: BytesKey, file: FolderFile) =>
  trx
    .insertInto('storedFile')
    .values({ kind, key, ...file })
    .onConflict((on) => on.column('key').doUpdateSet(file))
    .execute()

async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
}

/** Deletes bytes. A file of the folder goes with {@link sweepStoredFiles}. */
export async function deleteBytes(bytes: BytesKey, run: RunInTransaction): Promise<void> {
  await deleteParts(bytes, run)
  await run((trx) => trx.deleteFrom('storedFile').where('key', '=', bytes.key).execute())
}

/** Deletes the files of the folder that nothing refers to. @returns The number deleted. */
export const sweepStoredFiles = (now: number): Promise<number> => sweepFolder(listUsed, now)

async function listUsed(hashes: string[]): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('storedFile')
    .select('sha256')
    .where('sha256', 'in', hashes)
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** Counts the files whose bytes are not where the setting says. */
export async function countMisplaced(): Promise<number> {
  const isFolder = shopSettings().fileStorage === 'folder'
  const counted = isFolder
    ? sql<{ found: number }>`select
        (select count(distinct hash) from picture_part) +
        (select count(distinct file_id) from ebook_file_chunk) as found`
    : sql<{ found: number }>`select count(*) as found from stored_file`
  const { rows } = await counted.execute(db.read)
  return Number(rows[0]!.found)
}
