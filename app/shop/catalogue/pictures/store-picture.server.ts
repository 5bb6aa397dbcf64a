import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transaction } from '#app/database/connection.server.ts'
import type { PictureTable } from '#app/database/tables.ts'
import { sizeKey } from './find-picture.server.ts'
import { storeBytes } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import type { ConvertedPhoto } from './convert-photo.server.ts'

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
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const row = { type: 'photo', width, height, size, source } as const
  for (let attempt = 0; ; attempt++) {
    const hash = shortHash(files, attempt)
    const added = await trx
      .insertInto('picture')
      .values({ hash, ...row })
      .onConflict((on) =>
        on.column('hash').doUpdateSet({ source }).where('picture.source', '=', source),
      )
      .returning('hash')
      .execute()
    // The hash is that of another photo.
    if (added.length === 0) continue
    for (const file of files)
      await storeParts(trx, sizeKey(hash, file.width, file.type), file.bytes)
    return hash
  }
}

/**
 * Returns 36 bits of the hash of all sizes as 7 letters and digits, because a list names 24 photos three times each.
 * Among 100,000 photos two have the same in one shop of ten; then the next attempt has another.
 */
function shortHash(files: ConvertedPhoto['files'], attempt: number): string {
  const digest = createHash('sha256').update(String(attempt))
  for (const { bytes } of files) digest.update(bytes)
  return parseInt(digest.digest('hex').slice(0, 9), 16).toString(36).padStart(7, '0')
}

async function storeParts(trx: Transaction, key: string, bytes: Buffer): Promise<void> {
  await storeBytes({ kind: 'picture', key }, Readable.from([bytes]), (work) => work(trx))
}
