import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { db } from '#app/database/database.server.ts'
import { largePartBytes } from '#app/shop/operations/stored-bytes/database-bytes.server.ts'
import { deleteBytes, storeBytes } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import type { FileFacts, InspectedBytes } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'

export type StoredFile = { id: string; sha256: string }

/**
 * Stores the bytes of a file, a chunk at a time, so that neither memory nor the writer of the database is taken for
 * long. The file belongs to no product yet; without one it is deleted after a day.
 * @throws {FileRefused} if the bytes are not those that were inspected.
 */
export async function storeFile(
  path: string,
  { sha256, ...facts }: FileFacts & InspectedBytes,
  now: number,
): Promise<StoredFile> {
  const { format, size, pages, words, seconds, accessibility } = facts
  const id = randomUUID()
  const row = { id, format, size, pages, words, seconds, accessibility, startedAt: now }
  const unused = { sha256: null, productId: null, addedAt: null, replacedAt: null }
  await db.write((trx) =>
    trx
      .insertInto('ebookFile')
      .values({ ...row, ...unused })
      .execute(),
  )
  try {
    // Checks open the path anew and take minutes, so other bytes may be there by now.
    const content = contentOf(path, size)
    if ((await storeBytes({ kind: 'ebook', key: id }, content, db.write)) !== sha256)
      throw new FileRefused('changed while it was checked', 'changed')
    await db.write((trx) =>
      trx.updateTable('ebookFile').set({ sha256 }).where('id', '=', id).execute(),
    )
    return { id, sha256 }
  } catch (error) {
    await deleteFile(id)
    throw error
  }
}

/** A file that grows in the meantime is read to one byte beyond its size, which shows that it changed. */
const contentOf = (path: string, size: number): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: largePartBytes, end: size })

/** Deletes a file. */
export async function deleteFile(id: string): Promise<void> {
  await deleteBytes({ kind: 'ebook', key: id }, db.write)
  await db.write((trx) => trx.deleteFrom('ebookFile').where('id', '=', id).execute())
}
