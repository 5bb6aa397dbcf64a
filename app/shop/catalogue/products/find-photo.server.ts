import { db } from '#app/database/database.server.ts'

/** Holds the bytes and the media type of a picture of a product or a category. */
export type Photo = { bytes: Buffer; mediaType: string }

/**
 * Returns the picture at `/picture/{file}`, where the file name is the hash of the bytes and the extension their type.
 */
export async function findPhoto(file: string): Promise<Photo | undefined> {
  const { hash, type } = partsOf(file)
  if (hash === undefined) return undefined
  const rows = await db.read
    .selectFrom('picture')
    .innerJoin('picturePart', 'picturePart.hash', 'picture.hash')
    .where('picture.hash', '=', hash)
    .select(['type', 'bytes'])
    .orderBy('part')
    .execute()
  if (rows[0]?.type !== type) return undefined
  const bytes = Buffer.concat(rows.map((row) => Buffer.from(row.bytes, 'base64')))
  return { bytes, mediaType: mediaTypeOf(type) }
}

/** Returns the same as {@link findPhoto}, without the bytes. */
export async function findPhotoType(
  file: string,
): Promise<(Omit<Photo, 'bytes'> & { bytes: null }) | undefined> {
  const { hash, type } = partsOf(file)
  if (hash === undefined) return undefined
  const row = await db.read
    .selectFrom('picture')
    .where('hash', '=', hash)
    .select('type')
    .executeTakeFirst()
  return row?.type === type ? { bytes: null, mediaType: mediaTypeOf(type) } : undefined
}

const mediaTypeOf = (type: string | undefined) =>
  type === 'svg' ? 'image/svg+xml' : `image/${type}`

function partsOf(file: string) {
  const [, hash, type] = /^([0-9a-f]{32})\.([a-z]{3,4})$/.exec(file) ?? []
  return { hash, type }
}
