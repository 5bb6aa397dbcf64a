import { db } from '#app/database/database.server.ts'
import { chunkBytes } from './store-file.server.ts'

/**
 * Yields the bytes of a stored file from `start` to `end`, both included, one chunk at a time.
 * @throws if a chunk is missing.
 */
export async function* readStoredFile(
  fileId: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let part = Math.floor(start / chunkBytes); part * chunkBytes <= end; part++) {
    const row = await db.read
      .selectFrom('ebookFileChunk')
      .select('bytes')
      .where('fileId', '=', fileId)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) throw new Error(`Chunk ${part} of the e-book file ${fileId} is missing`)
    const first = part * chunkBytes
    const bytes = Buffer.from(row.bytes, 'base64')
    yield bytes.subarray(Math.max(0, start - first), end - first + 1)
  }
}
