import { createHash } from 'node:crypto'
import type { FileStorage } from '#app/shop-settings/shop-settings.ts'
import { db } from '#app/database/database.server.ts'
import type { BytesKey, BytesKind } from './bytes-kind.ts'
import {
  countParts,
  deleteParts,
  listPartKeys,
  partTables,
  readParts,
  writeParts,
} from './database-bytes.server.ts'
import {
  hasFolderFile,
  readFolderFile,
  writeFolderFile,
  type FolderFile,
} from './folder-bytes.server.ts'
import { findFolderFile, insertFile, sweepStoredFiles } from './stored-bytes.server.ts'

const kinds: BytesKind[] = ['picture', 'ebook']
const atOnce = 500

/**
 * Moves the bytes of pictures and e-books to the folder or the database, one file after the other, while the shop runs.
 * After an end in between the next run goes on.
 * @param report Is called for each file; `fault` says why one stays where it is.
 */
export async function moveStoredBytes(
  to: FileStorage,
  report: (bytes: BytesKey, fault: string) => void,
  now: number,
): Promise<void> {
  const moveOne = to === 'folder' ? moveToFolder : moveToDatabase
  for (const kind of kinds)
    for (let after = ''; ;) {
      const keys =
        to === 'folder' ? await listPartKeys(kind, after, atOnce) : await listFiles(kind, after)
      for (const key of keys) report({ kind, key }, await moveOne({ kind, key }))
      const last = keys.at(-1)
      if (last === undefined) break
      after = last
    }
  await sweepStoredFiles(now)
}

async function listFiles(kind: BytesKind, after: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('storedFile')
    .select('key')
    .where('kind', '=', kind)
    .where('key', '>', after)
    .orderBy('key')
    .limit(atOnce)
    .execute()
  return rows.map(({ key }) => key)
}

/** Readers find the bytes in the database until the row of the file is there. */
async function moveToFolder(bytes: BytesKey): Promise<string> {
  const known = await findFolderFile(bytes)
  if (!known || !(await hasFolderFile(known))) {
    const parts = await countParts(bytes)
    if (parts === undefined) return 'parts of it are missing'
    const file = await writeFolderFile(allParts(bytes, parts))
    await db.write((trx) => insertFile(trx, bytes, file))
  }
  await deleteParts(bytes, db.write)
  return ''
}

const allParts = (bytes: BytesKey, parts: number) =>
  readParts(bytes, 0, parts * partTables[bytes.kind].partBytes - 1)

/** Readers find the bytes in the folder until the row of the file is deleted. */
async function moveToDatabase(bytes: BytesKey): Promise<string> {
  const file = (await findFolderFile(bytes))!
  if (!(await isWhole(file))) return 'its file is missing or damaged'
  // An earlier move may have left some parts.
  await deleteParts(bytes, db.write)
  await writeParts(bytes, readFolderFile(file, 0, file.size - 1), db.write)
  await db.write((trx) => trx.deleteFrom('storedFile').where('key', '=', bytes.key).execute())
  return ''
}

/** Returns whether a file has the bytes that were stored. */
export async function isWhole(file: FolderFile): Promise<boolean> {
  if (!(await hasFolderFile(file))) return false
  const hash = createHash('sha256')
  for await (const bytes of readFolderFile(file, 0, file.size - 1)) hash.update(bytes)
  return hash.digest('hex') === file.sha256
}
