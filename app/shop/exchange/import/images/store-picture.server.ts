import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { PictureTable } from '#app/database/tables.ts'
import { sizeKey } from '#app/shop/catalogue/products/find-picture.server.ts'
import type { ConvertedPhoto } from './convert-photo.server.ts'

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
  await storeParts(trx, hash, bytes)
  return hash
}

/**
 * Stores a photo in all its sizes.
 * @param source The SHA-256 of the file that it was made of.
 * @returns Its hash, which is of all sizes, so that a URL never stands for other bytes.
 */
export async function storePhoto(
  trx: Transaction,
  { width, height, files }: ConvertedPhoto,
  source: string,
): Promise<string> {
  const digest = createHash('sha256')
  for (const { bytes } of files) digest.update(bytes)
  const hash = digest.digest('hex').slice(0, 16)
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await trx
    .insertInto('picture')
    .values({ hash, type: 'photo', width, height, size, source })
    .onConflict((on) => on.column('hash').doUpdateSet({ source }))
    .execute()
  for (const file of files) await storeParts(trx, sizeKey(hash, file.width, file.type), file.bytes)
  return hash
}

async function storeParts(trx: Transaction, hash: string, bytes: Buffer): Promise<void> {
  for (const [part, content] of partsOf(bytes).entries())
    await trx
      .insertInto('picturePart')
      .values({ hash, part, bytes: content })
      .onConflict((on) => on.doNothing())
      .execute()
}

const partsOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, n) =>
    bytes.subarray(n * partBytes, (n + 1) * partBytes).toString('base64'),
  )
