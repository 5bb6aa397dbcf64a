import { fingerprint } from './fingerprint.ts'
import type { SceneName } from './scenes.ts'

/** Raised when a drawing changes: every picture then has a new address, since the old ones are kept for a year. */
const artVersion = '3'

export type ArtKind = 'cover' | 'spine' | 'goods' | 'category' | 'scene'

/**
 * The immutable address of a drawn picture: `facts` are all that the drawing depends on, so that it
 * changes when they do. `id` is the product's, for a colour `id.colour`.
 */
export const artPath = (kind: ArtKind, id: string, facts: string[] = []) =>
  `/art/${kind}/${encodeURIComponent(id)}-${fingerprint([artVersion, kind, id, ...facts].join('\n'))}.svg`

/** How many covers may share a file: as many as a telephone shows first, and as cards.css lays out at once. */
export const mostShared = 6

const coverPath = /^\/art\/cover\/([^./]+)-([0-9a-z]+)\.svg$/

/**
 * The immutable address of some covers in one document, by the addresses of each; a cover in it is shown by its
 * product's id as the fragment. It names their versions, so that it changes when one of them does.
 */
export const coversPath = (covers: string[]) =>
  `/art/covers/${covers.map((cover) => cover.replace(coverPath, '$1-$2')).join('.')}.svg`

/** The id in a picture's file name, `b01-1ab.svg`; undefined for any other name. */
export const idOfFile = (file: string) => /^([^\0]+)-[0-9a-z]+\.svg$/.exec(file)?.[1]

/** The ids in the file name of {@link coversPath}; what has no version is none. */
export const idsOfFile = (file: string): string[] =>
  file
    .replace(/\.svg$/, '')
    .split('.')
    .flatMap((one) => idOfFile(`${one}.svg`) ?? [])

/**
 * The same pictures in fewer files: the first covers among them share one, each at its own fragment. A file less is a
 * request less, and in Chromium a document less, which each drawing is.
 */
export function shareCovers(pictures: string[]): string[] {
  const covers = pictures.filter((src) => coverPath.test(src)).slice(0, mostShared)
  if (covers.length < 2) return pictures
  const path = coversPath(covers)
  return pictures.map((src) => (covers.includes(src) ? `${path}#${coverPath.exec(src)![1]!}` : src))
}

/** Where a cover of {@link shareCovers} has a file of its own, as on its book's page; undefined for any other picture. */
export function ownCoverPath(src: string): string | undefined {
  const [, files, id] = /^\/art\/covers\/([^/#]+)\.svg#(.+)$/.exec(src) ?? []
  const file = files?.split('.').find((one) => idOfFile(`${one}.svg`) === id)
  return file && `/art/cover/${file}.svg`
}

export const scenePath = (name: SceneName) => artPath('scene', name)

export type PreviewKind = 'product' | 'shop'

/** The immutable address of a link preview, as {@link artPath}; it is in a language, and no drawing but a picture of one. */
export const previewPath = (kind: PreviewKind, id: string, language: string, facts: string[]) =>
  `/preview/${kind}-${encodeURIComponent(id)}.${language}-${fingerprint([artVersion, kind, id, language, ...facts].join('\n'))}.png`
