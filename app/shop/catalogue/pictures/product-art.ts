import { hasSampleName, shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { artPath } from '#app/art/art-paths.ts'
import type { ProductTable } from '#app/database/tables.ts'
import { parsePhotoName, photoPath } from './photo-path.ts'

/** The drawn picture of a product depends on exactly these fields. */
export type DrawnFacts = Pick<ProductTable, 'id' | 'kind' | 'workId' | 'name' | 'art'> & {
  /** Holds the author as on the cover: see `coverAuthor`. */
  author: string
  /** The publisher's name. */
  press: string | null
}

/**
 * `photos` is the column of the product's row with the imported pictures. If it is `''` or `{}`, the picture is drawn.
 */
export type PictureFacts = DrawnFacts & { photos: string }

type CategoryArt = { slug: string; art: string; picture: string | null }

/** Describes what is drawn for a product, a category or a banner. */
export type ArtWish = {
  kind: string
  look?: number
  colour?: string
  mood?: string
  /** The name of a scene. */
  name?: string
}

/** Reads the JSON of an `art` column. A value that is not understood is replaced by a random choice. */
export function parseArt(json: string): ArtWish {
  const { kind, look, colour, mood, name } = parseObject(json)
  return {
    kind: typeof kind === 'string' ? kind : 'gift',
    ...(Number.isSafeInteger(look) && Number(look) >= 0 && { look: Number(look) }),
    ...(typeof colour === 'string' && { colour }),
    ...(typeof mood === 'string' && { mood }),
    ...(typeof name === 'string' && { name }),
  }
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Returns the names on a cover, at most two, because more would be illegible. */
export const coverAuthor = (names: string[]) => names.slice(0, 2).join(', ')

const coverFacts = ({ workId, name, author, press, art }: DrawnFacts) => [
  workId,
  name,
  author,
  press ?? (hasSampleName() ? '' : shopIdentity().name),
  parseArt(art).mood ?? '',
]

/** `file` is the name of a photo, or of a picture without sizes with its type. */
export function ownPictureUrl(file: string) {
  const photo = parsePhotoName(file)
  return photo ? photoPath(photo) : `/picture/${file}`
}

/** Returns the URL of an imported picture. A colour without its own picture has the main one. */
function ownPicturePath(photos: string, color: string): string | undefined {
  if (photos === '' || photos === '{}') return undefined
  const files = parseObject(photos)
  const file = files[color] ?? files['']
  return typeof file === 'string' ? ownPictureUrl(file) : undefined
}

/**
 * Returns the URL of a product's picture: the imported one, or else the drawn cover or the drawn product in one of its
 * colours.
 */
export function picturePath(facts: PictureFacts, color = ''): string {
  const photo = ownPicturePath(facts.photos, color)
  if (photo !== undefined) return photo
  if (facts.kind === 'book') return artPath('cover', facts.id, coverFacts(facts))
  return artPath('goods', color ? `${facts.id}.${color}` : facts.id, [facts.art])
}

export const spinePath = (facts: DrawnFacts) => artPath('spine', facts.id, coverFacts(facts))

/** Returns the URL of a category's own picture, or else of its drawing. */
export const categoryPicturePath = ({ slug, art, picture }: CategoryArt) =>
  picture === null ? artPath('category', slug, [art]) : ownPictureUrl(picture)

/**
 * Returns what a cover and its spine are drawn from. All editions of a work share one design, so that they are
 * recognised as the same book; titles and publishers are their own.
 */
export const coverBookOf = ({ workId, name, author, press, art }: DrawnFacts) => ({
  id: workId,
  title: name,
  author,
  press: press ?? undefined,
  shop: shopIdentity().name,
  mood: parseArt(art).mood,
})
