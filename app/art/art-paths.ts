import type { SceneName } from './scenes.ts'

/** Raised when a drawing changes: every picture then has a new address, since the old ones are kept for a year. */
const artVersion = '2'

export type ArtKind = 'cover' | 'covers' | 'spine' | 'goods' | 'category' | 'scene'

/** FNV-1a, 32 bits: enough to tell two versions of one picture apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * The immutable address of a drawn picture: `facts` are all that the drawing depends on, so that it
 * changes when they do. `id` is the product's, for a colour `id.colour`.
 */
export const artPath = (kind: ArtKind, id: string, facts: string[] = []) =>
  `/art/${kind}/${encodeURIComponent(id)}-${fingerprint([artVersion, kind, id, ...facts].join('\n'))}.svg`

/** How many covers may stand in one document. */
export const mostTogether = 6

const coverPath = /^\/art\/cover\/([^./]+)-([0-9a-z]+)\.svg$/

/**
 * The immutable address of some covers in one document, by the addresses of each, `''` for none; a cover in it is
 * shown by its product's id as the fragment. It names their versions, so that it changes when one of them does.
 */
export const togetherPath = (covers: string[]) =>
  covers.length === 0
    ? ''
    : `/art/covers/${covers.map((cover) => cover.replace(coverPath, '$1-$2')).join('.')}.svg`

/**
 * The same pictures in fewer files: the first covers among them share one, each at its own fragment. A file less is a
 * request less, and in Chromium a document less, which each drawing is.
 */
export function putTogether(pictures: string[]): string[] {
  const covers = pictures.filter((src) => coverPath.test(src)).slice(0, mostTogether)
  if (covers.length < 2) return pictures
  const path = togetherPath(covers)
  return pictures.map((src) => (covers.includes(src) ? `${path}#${coverPath.exec(src)![1]!}` : src))
}

/** Where a cover of {@link putTogether} stands alone, as on its book's own page; undefined for any other picture. */
export function alonePath(src: string): string | undefined {
  const [, files, id] = /\/art\/covers\/([^/]+)\.svg#(.+)$/.exec(src) ?? []
  const file = files?.split('.').find((one) => one.replace(/-[0-9a-z]+$/, '') === id)
  return file && `/art/cover/${file}.svg`
}

export const scenePath = (name: SceneName) => artPath('scene', name)

export type PreviewKind = 'product' | 'shop'

/** The immutable address of a link preview, as {@link artPath}; it is in a language, and no drawing but a picture of one. */
export const previewPath = (kind: PreviewKind, id: string, language: string, facts: string[]) =>
  `/preview/${kind}-${encodeURIComponent(id)}.${language}-${fingerprint([artVersion, kind, id, language, ...facts].join('\n'))}.png`
