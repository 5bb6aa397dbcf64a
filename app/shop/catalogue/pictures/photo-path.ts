/** The width of a card's picture in pixels of CSS. */
const cardWidth = 176

/**
 * A photo is kept in these widths in pixels, as far as they are well below its own, and in its own. They are one, two
 * and three times the width of a card's picture, and one and two densities of a product's page.
 */
const widths = [cardWidth, 2 * cardWidth, 3 * cardWidth, 800]

/** A photo is never kept larger. */
export const largestPhoto = { width: 1200, height: 1800 }

/** Browsers are sent the first type that they name in `Accept`; JPEG is for all others. */
export const photoTypes = ['avif', 'webp', 'jpeg'] as const
export type PhotoType = (typeof photoTypes)[number]

/** `width` and `height` are those of the largest size that is kept. */
export type Photo = { hash: string; width: number; height: number }

/** A width that would save less than a sixth is left out. */
export const widthsOfPhoto = ({ width }: Pick<Photo, 'width'>): number[] => [
  ...widths.filter((one) => one * 1.2 < width),
  width,
]

/** Returns the widths that are of use on a card: up to three pixels a dot. */
function widthsForCard(photo: Photo): number[] {
  const all = widthsOfPhoto(photo)
  const enough = all.findIndex((one) => one >= 3 * cardWidth)
  return enough === -1 ? all : all.slice(0, enough + 1)
}

const photoName = ({ hash, width, height }: Photo) => `${hash}-${width}x${height}`

/** Returns the name under which a product has a stored picture. */
export const storedName = ({ type, ...picture }: Photo & { type: string }) =>
  type === 'photo' ? photoName(picture) : `${picture.hash}.${type}`

/** Returns the photo of a name such as `01234ab-1200x1600`. */
export function parsePhotoName(name: string): Photo | undefined {
  const [, hash, width, height] = /^([0-9a-z]{7})-(\d{1,4})x(\d{1,4})$/.exec(name) ?? []
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) }
}

const sizePath = ({ hash }: Photo, width: number) => `/picture/${hash}-${width}`

/**
 * Returns the URL of a photo as large as a card needs it. The fragment has the size of the photo, from which views
 * derive its other sizes and its shape; it is left out of pages, which name 24 of them.
 */
export const photoPath = (photo: Photo) =>
  `${sizePath(photo, widthsForCard(photo).at(-1)!)}#${photo.width}x${photo.height}`

/** Returns the photo at a URL of {@link photoPath}; undefined for drawings and pictures without sizes. */
export function photoAt(path: string): Photo | undefined {
  const [, hash, size] = /^\/picture\/([0-9a-z]+)-\d+#(.+)$/.exec(path) ?? []
  return hash === undefined ? undefined : parsePhotoName(`${hash}-${size}`)
}

/** Returns the URL of the largest size of a photo; undefined for others. */
export function photoFilePath(path: string): string | undefined {
  const photo = photoAt(path)
  return photo && sizePath(photo, photo.width)
}

/**
 * Returns the URL of the largest JPEG for readers that choose no size and cannot be trusted to name the types that they
 * read; the path itself if it is no photo.
 */
export function jpegPath(path: string): string {
  const largest = photoFilePath(path)
  return largest === undefined ? path : `${largest}.jpeg`
}

type ImageSource = { srcSet?: string; sizes?: string; src: string }

/** Returns the attributes of a picture that is as wide as on a card, whose densities alone matter. */
export function cardImageSource(path: string): ImageSource {
  const photo = photoAt(path)
  if (!photo) return { src: path }
  const [first = photo.width, ...others] = widthsForCard(photo)
  const named = others.map((one) => `${sizePath(photo, one)} ${+(one / first).toFixed(1)}x`)
  return { ...(named.length > 0 && { srcSet: named.join(', ') }), src: sizePath(photo, first) }
}

/**
 * Returns the attributes of a picture of another width.
 * @param sizes States the width at which it is shown, as in HTML.
 */
export function imageSource(path: string, sizes: string): ImageSource {
  const photo = photoAt(path)
  if (!photo) return { src: path }
  const named = widthsOfPhoto(photo).map((one) => `${sizePath(photo, one)} ${one}w`)
  // A browser that reads `src` first would load that size as well.
  return { srcSet: named.join(', '), sizes, src: sizePath(photo, widthsForCard(photo).at(-1)!) }
}
