/**
 * A photo is kept in these widths in pixels, as far as they are well below its own, and in its own. They are one, two
 * and three times the width of a card's picture, and one and two densities of a product's page.
 */
const widths = [176, 352, 528, 800]

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

export const photoName = ({ hash, width, height }: Photo) => `${hash}-${width}x${height}`

/** Returns the photo of a name such as `0123456789abcdef-1200x1600`. */
export function parsePhotoName(name: string): Photo | undefined {
  const [, hash, width, height] = /^([0-9a-f]{16})-(\d{1,4})x(\d{1,4})$/.exec(name) ?? []
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) }
}

const folder = '/picture/'

/** Returns the URL of a photo where one size must do: that of a card at three pixels a dot. */
export const photoPath = (photo: Photo) =>
  `${folder}${photoName(photo)}-${widthsOfPhoto(photo).findLast((one) => one <= 528) ?? photo.width}`

/** Returns the photo at a URL of {@link photoPath}; undefined for drawings and pictures without sizes. */
export function photoAt(path: string): Photo | undefined {
  const [, name] = /^\/picture\/([^/]+)-\d+$/.exec(path) ?? []
  return name === undefined ? undefined : parsePhotoName(name)
}

/**
 * Returns the URL of the largest JPEG for readers that choose no size and cannot be trusted to name the types that they
 * read; the path itself if it is no photo.
 */
export function jpegPath(path: string): string {
  const largest = photoFilePath(path)
  return largest === undefined ? path : `${largest}.jpeg`
}

/** Returns the URL of the largest size of a photo; undefined for others. */
export function photoFilePath(path: string): string | undefined {
  const photo = photoAt(path)
  return photo && `${folder}${photoName(photo)}-${photo.width}`
}

/** Returns the attributes `srcset` and `sizes` of a photo, and nothing for others. */
export function photoSizes(path: string, sizes: string): { srcSet?: string; sizes?: string } {
  const photo = photoAt(path)
  if (!photo) return {}
  const name = folder + photoName(photo)
  return {
    srcSet: widthsOfPhoto(photo)
      .map((one) => `${name}-${one} ${one}w`)
      .join(', '),
    sizes,
  }
}
