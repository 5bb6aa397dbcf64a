import { createHash } from 'node:crypto'
import { sql, type Expression } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { BytesMissing, bytesKinds, type BytesKey, type BytesKind } from './bytes-kind.ts'
import {
  deleteParts,
  listWholeKeys,
  deletePartsWhere,
  partTables,
  readAllParts,
  readParts,
  writeParts,
  type KeyCondition,
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

const filesAtOnce = 500

/** Yields the files of the folder in the order of their keys. */
export async function* listStoredFiles(
  kind: BytesKind,
  reader: Reader = db.read,
): AsyncGenerator<FolderFile & BytesKey> {
  for (let after = ''; ;) {
    const files = await reader
      .selectFrom('storedFile')
      .select(['key', 'sha256', 'size'])
      .where('kind', '=', kind)
      .where('key', '>', after)
      .orderBy('key')
      .limit(filesAtOnce)
      .execute()
    for (const file of files) yield { ...file, kind }
    const last = files.at(-1)
    if (!last) return
    after = last.key
  }
}

/** Returns those keys whose bytes are neither in the folder nor whole in the database. */
export async function listMissing(kind: BytesKind, keys: string[]): Promise<string[]> {
  const inFolder = await db.read
    .selectFrom('storedFile')
    .select('key')
    .where('key', 'in', keys)
    .execute()
  const there = new Set([...inFolder.map(({ key }) => key), ...(await listWholeKeys(kind, keys))])
  return keys.filter((key) => !there.has(key))
}

/** States in SQL that the bytes of a key are in the folder. */
export const isInFolder = (key: Expression<unknown>) =>
  sql<boolean>`exists (select 1 from stored_file where stored_file.key = ${key})`

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
  for (let file = await findFolderFile(bytes); ;) {
    try {
      for await (const some of readFrom(file, bytes, at, end)) {
        yield some
        at += some.length
      }
      return
    } catch (error) {
      const before = file
      file = error instanceof BytesMissing ? await findFolderFile(bytes) : before
      if (file?.sha256 === before?.sha256) throw error
    }
  }
}

async function* readFrom(
  file: FolderFile | undefined,
  bytes: BytesKey,
  start: number,
  end: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  if (file && !(await hasFolderFile(file))) throw new BytesMissing(bytes)
  yield* file ? readFolderFile(file, start, end) : readParts(bytes, start, end)
}

/** Returns small bytes as a whole; undefined if they are missing, or are others than those of their file. */
export async function readWhole(bytes: BytesKey): Promise<Buffer | undefined> {
  for (let file = await findFolderFile(bytes); ;) {
    const whole = file ? await readWholeFile(file) : await readAllParts(bytes)
    if (whole && (file || whole.length > 0)) return whole
    const before = file
    file = await findFolderFile(bytes)
    if (file?.sha256 === before?.sha256) return undefined
  }
}

/** Returns whether bytes can be sent: a file of the folder may have been lost or cut. */
export async function hasBytes(bytes: BytesKey): Promise<boolean> {
  const file = await findFolderFile(bytes)
  return file === undefined || (await hasFolderFile(file)) || !(await findFolderFile(bytes))
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
  // Readers prefer the file of this row, which may have been lost.
  await run((trx) => deleteFileRow(trx, bytes))
  return hash.digest('hex')
}

export const insertFile = (trx: Transaction, { kind, key }: BytesKey, file: FolderFile) =>
  trx
    .insertInto('storedFile')
    .values({ kind, key, ...file })
    .onConflict((on) => on.column('key').doUpdateSet(file))
    .execute()

export const deleteFileRow = (trx: Transaction, { key }: BytesKey) =>
  trx.deleteFrom('storedFile').where('key', '=', key).execute()

async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
}

/** Deletes bytes. A file of the folder goes with {@link sweepStoredFiles}. */
export async function deleteBytes(bytes: BytesKey, run: RunInTransaction): Promise<void> {
  // The first deletion ends a move to the database, the second is of a row that a move to the folder wrote in between.
  await run((trx) => deleteFileRow(trx, bytes))
  await deleteParts(bytes, run)
  await run((trx) => deleteFileRow(trx, bytes))
}

/** Deletes the bytes of all keys of which the condition is true; see {@link deleteBytes}. */
export async function deleteBytesWhere(trx: Transaction, kind: BytesKind, isMet: KeyCondition) {
  const deleteRows = () =>
    trx
      .deleteFrom('storedFile')
      .where('kind', '=', kind)
      .where(isMet(sql.ref('key')))
      .execute()
  await deleteRows()
  await deletePartsWhere(trx, kind, isMet)
  await deleteRows()
}

/** Deletes the rows of all files of the folder, before a backup brings all bytes into the database. */
export const deleteFileRows = (trx: Transaction) => trx.deleteFrom('storedFile').execute()

/** Deletes the files of the folder that nothing has referred to for an hour. @returns The number deleted. */
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
    ? sql<{ found: number }>`select ${sql.join(bytesKinds.map(countKeys), sql` + `)} as found`
    : sql<{ found: number }>`select count(*) as found from stored_file`
  const { rows } = await counted.execute(db.read)
  return Number(rows[0]!.found)
}

const countKeys = (kind: BytesKind) => {
  const { name, key } = partTables[kind]
  return sql`(select count(distinct ${sql.ref(key)}) from ${sql.table(name)})`
}
