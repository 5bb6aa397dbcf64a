import { artPath } from '#app/art/art-paths.ts'
import type { ProductTable } from '#app/database/tables.ts'

/** All that the drawn picture of a product depends on. */
export type DrawnFacts = Pick<ProductTable, 'id' | 'kind' | 'workId' | 'name' | 'art'> & {
  /** As on the cover: see `coverAuthor`. */
  author: string
  /** The publisher's name. */
  press: string | null
}

/** `photos`: as in the product's row, the pictures that an import brought. `''` or `{}`: one is drawn. */
export type PictureFacts = DrawnFacts & { photos: string }

/** What is drawn for a thing, a category or a banner. */
export type ArtWish = {
  kind: string
  look?: number
  colour?: string
  mood?: string
  /** Of a scene. */
  name?: string
}

/** Reads the JSON of an `art` column; what is not understood is left to chance. */
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

/** The names on a cover: two at most, since more could not be read. */
export const coverAuthor = (names: string[]) => names.slice(0, 2).join(', ')

const coverFacts = ({ workId, name, author, press, art }: DrawnFacts) => [
  workId,
  name,
  author,
  press ?? '',
  parseArt(art).mood ?? '',
]

/** Where the picture of a product that was imported stands; a colour without its own has the main one. */
function photoPath(photos: string, color: string): string | undefined {
  if (photos === '' || photos === '{}') return undefined
  const files = parseObject(photos)
  const file = files[color] ?? files['']
  return typeof file === 'string' ? `/picture/${file}` : undefined
}

/**
 * The address of a product's picture: the one that was imported, else the drawn cover, or the thing itself in
 * one of its colours.
 */
export function picturePath(facts: PictureFacts, color = ''): string {
  const photo = photoPath(facts.photos, color)
  if (photo !== undefined) return photo
  if (facts.kind === 'book') return artPath('cover', facts.id, coverFacts(facts))
  return artPath('goods', color ? `${facts.id}.${color}` : facts.id, [facts.art])
}

export const spinePath = (facts: DrawnFacts) => artPath('spine', facts.id, coverFacts(facts))

export const categoryPicturePath = (category: { slug: string; art: string }) =>
  artPath('category', category.slug, [category.art])

/**
 * What a cover and its spine are drawn from. All editions of a work look alike, so that they are known for
 * the same book; their titles and publishers are their own.
 */
export const coverBookOf = ({ workId, name, author, press, art }: DrawnFacts) => ({
  id: workId,
  title: name,
  author,
  press: press ?? undefined,
  mood: parseArt(art).mood,
})
