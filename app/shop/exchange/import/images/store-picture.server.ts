import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { PictureTable } from '#app/database/tables.ts'

/** A part has this many bytes, so that reading many rows with parts stays cheap. */
const partBytes = 96 * 1024

/** Stores the bytes of a picture. @returns Their hash, which names it. */
export async function storePicture(
  trx: Transaction,
  bytes: Buffer,
  facts: Pick<PictureTable, 'type' | 'width' | 'height'>,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  // The update locks an existing row, so that no concurrent sweep deletes it.
  await trx
    .insertInto('picture')
    .values({ hash, ...facts, size: bytes.length })
    .onConflict((on) => on.column('hash').doUpdateSet({ size: bytes.length }))
    .execute()
  for (const [part, content] of partsOf(bytes).entries())
    await trx
      .insertInto('picturePart')
      .values({ hash, part, bytes: content })
      .onConflict((on) => on.doNothing())
      .execute()
  return hash
}

const partsOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, n) =>
    bytes.subarray(n * partBytes, (n + 1) * partBytes).toString('base64'),
  )
