import { createHash } from 'node:crypto'
import type { FileStorage } from '#app/shop-settings/shop-settings.ts'
import { db } from '#app/database/database.server.ts'
import { BytesMissing, bytesKinds, type BytesKey, type BytesKind } from './bytes-kind.ts'
import {
  countParts,
  deleteParts,
  listPartKeys,
  lockParts,
  partTables,
  readParts,
  writeParts,
  type KeyCondition,
  type RunInTransaction,
} from './database-bytes.server.ts'
import {
  hasFolderFile,
  readFolderFile,
  writeFolderFile,
  type FolderFile,
} from './folder-bytes.server.ts'
import {
  deleteFileRow,
  findFolderFile,
  insertFile,
  listStoredFiles,
  sweepStoredFiles,
} from './stored-bytes.server.ts'

/**
 * Moves the bytes of pictures and e-books to the folder or the database, one file after the other, while the shop runs.
 * After an end in between the next run goes on.
 * @param isMovable Leaves out what is still being added.
 * @param report Is called for each file; `fault` says why one stays where it is.
 */
export async function moveStoredBytes(
  to: FileStorage,
  report: (bytes: BytesKey, fault: string) => void,
  now: number,
  isMovable: Record<BytesKind, KeyCondition>,
): Promise<void> {
  const moveOne = to === 'folder' ? moveToFolder : moveToDatabase
  for (const kind of bytesKinds)
    for await (const { key } of to === 'folder'
      ? listParts(kind, isMovable[kind])
      : listStoredFiles(kind)) {
      const fault = await moveOne({ kind, key }).catch(ignoreGone)
      if (fault !== undefined) report({ kind, key }, fault)
    }
  await sweepStoredFiles(now)
}

const keysAtOnce = 500

async function* listParts(kind: BytesKind, isMovable: KeyCondition): AsyncGenerator<BytesKey> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const keys: string[] = await listPartKeys(kind, after, keysAtOnce, isMovable)
    for (const key of keys) yield { kind, key }
    after = keys.at(-1)
  }
}

/** Bytes were deleted since they were listed, or were stored anew. */
class BytesGone extends Error {}

function ignoreGone(error: unknown): undefined {
  if (!(error instanceof BytesGone)) throw error
}

/** Runs each statement with the row of the file locked, so that it is not deleted meanwhile. */
const whileInFolder =
  ({ key }: BytesKey): RunInTransaction =>
  (work) =>
    db.write(async (trx) => {
      const locked = await trx
        .updateTable('storedFile')
        .set((row) => ({ size: row.ref('size') }))
        .where('key', '=', key)
        .returning('key')
        .execute()
      if (locked.length === 0) throw new BytesGone()
      return work(trx)
    })

/** Readers find the bytes in the database until the row of the file is there. */
async function moveToFolder(bytes: BytesKey): Promise<string> {
  const known = await findFolderFile(bytes)
  if (!known || !(await hasFolderFile(known))) {
    const parts = await countParts(bytes)
    if (parts === undefined) return 'parts of it are missing'
    const file = await writeFolderFile(allParts(bytes, parts))
    await db.write(async (trx) => {
      if (!(await lockParts(trx, bytes))) throw new BytesGone()
      await insertFile(trx, bytes, file)
    })
  }
  await deleteParts(bytes, whileInFolder(bytes))
  return ''
}

/** @throws {BytesGone} if there are none. */
async function* allParts(bytes: BytesKey, parts: number) {
  try {
    if (parts === 0) throw new BytesGone()
    yield* readParts(bytes, 0, parts * partTables[bytes.kind].partBytes - 1)
  } catch (error) {
    // They were all counted.
    throw error instanceof BytesMissing ? new BytesGone() : error
  }
}

/** Readers find the bytes in the folder until the row of the file is deleted. */
async function moveToDatabase(bytes: BytesKey): Promise<string> {
  const file = await findFolderFile(bytes)
  if (!file) throw new BytesGone()
  if (!(await isWhole(file))) return 'its file is missing or damaged'
  const run = whileInFolder(bytes)
  // An earlier move may have left some parts.
  await deleteParts(bytes, run)
  await writeParts(bytes, readFolderFile(file, 0, file.size - 1), run)
  const written = Math.ceil(file.size / partTables[bytes.kind].partBytes)
  return run(async (trx) => {
    // A move to the folder at the same moment deletes parts as long as the row is there.
    if ((await countParts(bytes, trx)) !== written) return 'another command moves it to the folder'
    await deleteFileRow(trx, bytes)
    return ''
  })
}

/** Returns whether a file has the bytes that were stored. */
export async function isWhole(file: FolderFile): Promise<boolean> {
  if (!(await hasFolderFile(file))) return false
  const hash = createHash('sha256')
  for await (const bytes of readFolderFile(file, 0, file.size - 1)) hash.update(bytes)
  return hash.digest('hex') === file.sha256
}
