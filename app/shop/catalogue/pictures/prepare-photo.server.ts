import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { hasBytes, listMissing } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { convertPhoto, type ConvertedPhoto, type RefusedPhoto } from './convert-photo.server.ts'
import { keysOfPicture } from './find-picture.server.ts'
import { storePhoto } from './store-picture.server.ts'

/** A photo that is ready to be stored. One whose file was converted before has only its hash. */
export type PreparedPhoto = { source: string } & ({ hash: string } | { photo: ConvertedPhoto })

type Prepared = { ok: true; prepared: PreparedPhoto } | RefusedPhoto

/** A change of what a conversion makes raises this number, so that files are converted again. */
const conversion = '1'

/** Converts the file of a photo, unless it was converted before and all its sizes are there. */
export async function preparePhoto(bytes: Buffer): Promise<Prepared> {
  const source = createHash('sha256').update(conversion).update(bytes).digest('hex')
  const hash = await findConverted(source)
  if (hash !== undefined) return { ok: true, prepared: { source, hash } }
  const converted = await convertPhoto(bytes)
  return converted.ok ? { ok: true, prepared: { source, photo: converted.photo } } : converted
}

async function findConverted(source: string): Promise<string | undefined> {
  const photo = await db.read
    .selectFrom('picture')
    .select(['hash', 'type', 'width'])
    .where('source', '=', source)
    .executeTakeFirst()
  if (!photo) return undefined
  const keys = keysOfPicture(photo)
  for (const key of keys) if (!(await hasBytes({ kind: 'picture', key }))) return undefined
  return (await listMissing('picture', keys)).length > 0 ? undefined : photo.hash
}

/** The photo was there when it was prepared, and was swept before it could be stored. */
class PhotoSwept extends Error {}

/**
 * Runs work that prepares and stores photos. If a sweep deleted one in between, the work runs once more, which then
 * converts it.
 */
export const withPhotos = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (error instanceof PhotoSwept) return work()
    throw error
  })

/**
 * Stores a photo, or keeps a stored one from being swept. @returns Its hash.
 * @throws {PhotoSwept} See {@link withPhotos}.
 */
export async function storePrepared(trx: Transaction, prepared: PreparedPhoto): Promise<string> {
  const { source } = prepared
  if ('photo' in prepared) return storePhoto(trx, prepared.photo, source)
  const stored = await trx
    .updateTable('picture')
    .set({ source })
    .where('hash', '=', prepared.hash)
    .returning('hash')
    .executeTakeFirst()
  if (!stored) throw new PhotoSwept()
  return stored.hash
}
