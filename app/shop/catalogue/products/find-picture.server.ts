import { db } from '#app/database/database.server.ts'
import { parsePhotoName, photoTypes, widthsOfPhoto, type PhotoType } from './photo-path.ts'

/** Holds the bytes and the media type of a picture of a product or a category. */
export type PictureFile = { bytes: Buffer; mediaType: string }

/** Names a picture as its parts are stored, with what its row must say. */
type WantedPicture = {
  hash: string
  key: string
  type: string
  size?: { width: number; height: number }
}

/** Names the parts of one size of a photo. */
export const sizeKey = (hash: string, width: number, type: PhotoType) => `${hash}-${width}.${type}`

/**
 * Reads the file name of a URL `/picture/{file}`: of a picture `{hash}.{type}`, of a photo
 * `{hash}-{width}x{height}-{size}`, which may state its type. Without one it has the one that `isAccepted` allows.
 */
export function parsePictureFile(
  file: string,
  isAccepted: (mediaType: string) => boolean,
): { wanted: WantedPicture; mediaType: string; isNegotiated: boolean } | undefined {
  const [, hash, type] = /^([0-9a-f]{32})\.([a-z]{3,4})$/.exec(file) ?? []
  if (hash !== undefined && type !== undefined)
    return { wanted: { hash, key: hash, type }, mediaType: mediaTypeOf(type), isNegotiated: false }
  const [, name = '', size, ending] = /^(.+)-(\d+)(?:\.(avif|webp|jpeg))?$/.exec(file) ?? []
  const photo = parsePhotoName(name)
  const width = photo && widthsOfPhoto(photo).find((one) => String(one) === size)
  if (!photo || width === undefined) return undefined
  const chosen =
    photoTypes.find((one) => (ending ? one === ending : isAccepted(mediaTypeOf(one)))) ?? 'jpeg'
  return {
    wanted: {
      hash: photo.hash,
      key: sizeKey(photo.hash, width, chosen),
      type: 'photo',
      size: { width: photo.width, height: photo.height },
    },
    mediaType: mediaTypeOf(chosen),
    isNegotiated: ending === undefined,
  }
}

/** Returns the bytes of a picture. */
export async function readPictureBytes(wanted: WantedPicture): Promise<Buffer | undefined> {
  if (!(await hasPicture(wanted))) return undefined
  const parts = await db.read
    .selectFrom('picturePart')
    .where('hash', '=', wanted.key)
    .select('bytes')
    .orderBy('part')
    .execute()
  return parts.length === 0
    ? undefined
    : Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')))
}

/** Returns whether there is such a picture, without reading it. */
export async function hasPicture({ hash, type, size }: WantedPicture): Promise<boolean> {
  const row = await db.read
    .selectFrom('picture')
    .where('hash', '=', hash)
    .select(['type', 'width', 'height'])
    .executeTakeFirst()
  const isOfSize = !size || (row?.width === size.width && row.height === size.height)
  return row?.type === type && isOfSize
}

/** Returns the picture at a path of {@link jpegPath} or of a picture without sizes. */
export async function findPicture(path: string): Promise<PictureFile | undefined> {
  const [, file = ''] = /^\/picture\/(.+)$/.exec(path) ?? []
  const found = parsePictureFile(file, () => false)
  const bytes = found && (await readPictureBytes(found.wanted))
  return bytes && { bytes, mediaType: found.mediaType }
}

const mediaTypeOf = (type: string) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)
