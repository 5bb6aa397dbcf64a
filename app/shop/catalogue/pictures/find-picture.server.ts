import { db } from '#app/database/database.server.ts'
import { readWhole } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { photoTypes, widthsOfPhoto, type PhotoType } from './photo-path.ts'

/** Holds the bytes and the media type of a picture of a product or a category. */
export type PictureFile = { bytes: Buffer; mediaType: string }

/** Names a picture by its hash, and by the width of a photo. */
export type PictureName = {
  hash: string
  type: string
  /** Is the width of one size of a photo. */
  width?: number
  /** Is true if the URL leaves the type of a photo to the browser. */
  isNegotiated: boolean
}

/** Names the parts of one size of a photo. */
export const sizeKey = (hash: string, width: number, type: PhotoType) => `${hash}-${width}.${type}`

/** Names the bytes of a picture, those of each size of a photo. */
export const keysOfPicture = (picture: { hash: string; type: string; width: number }): string[] =>
  picture.type === 'photo'
    ? widthsOfPhoto(picture).flatMap((width) =>
        photoTypes.map((type) => sizeKey(picture.hash, width, type)),
      )
    : [picture.hash]

/** Names the exact bytes of a picture. */
export const pictureKey = ({ hash, width, type }: PictureName) =>
  `${hash}${width === undefined ? '' : `-${width}`}.${type}`

/**
 * Parses the file name of a URL `/picture/{file}`: of a picture `{hash}.{type}`, of a photo `{hash}-{width}`, which may
 * state its type. Without one it has the first that `isAccepted` allows.
 */
export function parsePictureName(
  file: string,
  isAccepted: (mediaType: string) => boolean,
): PictureName | undefined {
  const [, whole, wholeType] = /^([0-9a-f]{32})\.([a-z]{3,4})$/.exec(file) ?? []
  if (whole !== undefined && wholeType !== undefined)
    return { hash: whole, type: wholeType, isNegotiated: false }
  const [, hash, width, type] =
    /^([0-9a-z]{7})-([1-9]\d{0,3})(?:\.(avif|webp|jpeg))?$/.exec(file) ?? []
  if (hash === undefined) return undefined
  const chosen = type ?? photoTypes.find((one) => isAccepted(mediaTypeOf(one))) ?? 'jpeg'
  return { hash, width: Number(width), type: chosen, isNegotiated: type === undefined }
}

/** Returns whether there is such a picture, without reading it. */
export async function hasPicture({ hash, type, width }: PictureName): Promise<boolean> {
  const row = await db.read
    .selectFrom('picture')
    .where('hash', '=', hash)
    .select(['type', 'width'])
    .executeTakeFirst()
  if (!row) return false
  if (width === undefined) return row.type === type
  return row.type === 'photo' && widthsOfPhoto(row).includes(width)
}

/** Returns the bytes of a picture; undefined too if they are missing or damaged. */
export async function readPictureBytes(name: PictureName): Promise<Buffer | undefined> {
  if (!(await hasPicture(name))) return undefined
  const key = name.width === undefined ? name.hash : pictureKey(name)
  return readWhole({ kind: 'picture', key })
}

/** Returns the picture at a path that states its type, or a photo as JPEG. */
export async function findPicture(path: string): Promise<PictureFile | undefined> {
  const [, file = ''] = /^\/picture\/([^#]+)/.exec(path) ?? []
  const name = parsePictureName(file, () => false)
  const bytes = name && (await readPictureBytes(name))
  return bytes && { bytes, mediaType: mediaTypeOf(name.type) }
}

export const mediaTypeOf = (type: string) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)
