import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { db } from '#app/database/database.server.ts'
import type { FileFacts, InspectedBytes } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'

/** A chunk has this many bytes, 1 MiB in base64: a row that is read and sent at once. */
export const chunkBytes = 768 * 1024

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
    if ((await storeChunks(id, path, size)) !== sha256)
      throw new FileRefused('changed while it was checked')
    await db.write((trx) =>
      trx.updateTable('ebookFile').set({ sha256 }).where('id', '=', id).execute(),
    )
    return { id, sha256 }
  } catch (error) {
    await deleteFile(id)
    throw error
  }
}

async function storeChunks(fileId: string, path: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  let part = 0
  // A file that grows in the meantime is read to one byte beyond its size, which shows that it changed.
  const stream = createReadStream(path, { highWaterMark: chunkBytes, end: size })
  for await (const bytes of wholeChunks(stream)) {
    hash.update(bytes)
    const chunk = { fileId, part: part++, bytes: bytes.toString('base64') }
    await db.write((trx) => trx.insertInto('ebookFileChunk').values(chunk).execute())
  }
  return hash.digest('hex')
}

/** A stream may give less at once, and the place of a byte follows from the number of its chunk. */
async function* wholeChunks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of stream) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    for (; rest.length >= chunkBytes; rest = rest.subarray(chunkBytes))
      yield rest.subarray(0, chunkBytes)
  }
  if (rest.length > 0) yield rest
}

const chunksAtOnce = 64

/** Deletes a file. A few chunks at a time leave room for other writes. */
export async function deleteFile(id: string): Promise<void> {
  for (let deleted = chunksAtOnce; deleted === chunksAtOnce;)
    deleted = await db.write(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('ebookFileChunk')
        .where('fileId', '=', id)
        .where('part', 'in', (own) =>
          own
            .selectFrom('ebookFileChunk')
            .select('part')
            .where('fileId', '=', id)
            .orderBy('part')
            .limit(chunksAtOnce),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    })
  await db.write((trx) => trx.deleteFrom('ebookFile').where('id', '=', id).execute())
}
