import { fingerprint } from './fingerprint.ts'
import type { SceneName } from './scenes.ts'

/** A change of any drawing raises this number, since URLs of drawings are cached for a year. */
const artVersion = '4'

/** Returns five signs, which suffice. A list has 24 versions, and no compression shortens them. */
const versionOf = (facts: string[]) => fingerprint([artVersion, ...facts].join('\n')).slice(-5)

export type ArtKind = 'cover' | 'spine' | 'goods' | 'category' | 'scene'

/**
 * Returns the immutable URL of a drawing. `facts` are all data that the drawing depends on, so that
 * a change of them changes the URL. `id` is the product's, or `id.colour`.
 */
export const artPath = (kind: ArtKind, id: string, facts: string[] = []) =>
  `/art/${kind}/${encodeURIComponent(id)}-${versionOf([kind, id, ...facts])}.svg`

/**
 * A file has at most this many covers: as many as a phone shows first, and as cards.css lays out at
 * once.
 */
export const maxCoversPerFile = 6

const coverPath = /^\/art\/cover\/([^./]+)-([0-9a-z]+)\.svg$/

/**
 * Returns the immutable URL of a document with several covers, from their own URLs. The fragment is
 * a product's id. The URL contains the version of each cover.
 */
export const coversPath = (covers: string[]) =>
  `/art/covers/${covers.map((cover) => cover.replace(coverPath, '$1-$2')).join('.')}.svg`

/** Returns the id in a file name such as `b01-1ab.svg`; undefined for others. */
export const idOfFile = (file: string) => /^([^\0]+)-[0-9a-z]+\.svg$/.exec(file)?.[1]

/** Returns the ids in the file name of {@link coversPath}; parts without a version are ignored. */
export const idsOfFile = (file: string): string[] =>
  file
    .replace(/\.svg$/, '')
    .split('.')
    .flatMap((one) => idOfFile(`${one}.svg`) ?? [])

/**
 * Combines the first covers into one file, each with its own fragment. This saves requests, and
 * documents in Chromium, which makes one for each drawing.
 */
export function shareCovers(pictures: string[]): string[] {
  const covers = pictures.filter((src) => coverPath.test(src)).slice(0, maxCoversPerFile)
  if (covers.length < 2) return pictures
  const path = coversPath(covers)
  return pictures.map((src) => (covers.includes(src) ? `${path}#${coverPath.exec(src)![1]!}` : src))
}

/**
 * Returns the URL of a single cover of {@link shareCovers}, as on its book's page; undefined for
 * other pictures.
 */
export function ownCoverPath(src: string): string | undefined {
  const [, files, id] = /^\/art\/covers\/([^/#]+)\.svg#(.+)$/.exec(src) ?? []
  const file = files?.split('.').find((one) => idOfFile(`${one}.svg`) === id)
  return file && `/art/cover/${file}.svg`
}

export const scenePath = (name: SceneName) => artPath('scene', name)

export type PreviewKind = 'product' | 'shop'

/** Returns the immutable URL of a link preview, which depends on the language and is a PNG. */
export const previewPath = (kind: PreviewKind, id: string, language: string, facts: string[]) =>
  `/preview/${kind}-${encodeURIComponent(id)}.${language}-${versionOf([kind, id, language, ...facts])}.png`
