import type { SceneName } from './scenes.ts'

/** Raised when a drawing changes: every picture then has a new address, since the old ones are kept for a year. */
const artVersion = '2'

export type ArtKind = 'cover' | 'spine' | 'goods' | 'category' | 'scene'

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

export const scenePath = (name: SceneName) => artPath('scene', name)

export type PreviewKind = 'product' | 'shop'

/** The immutable address of a link preview, as {@link artPath}; it is in a language, and no drawing but a picture of one. */
export const previewPath = (kind: PreviewKind, id: string, language: string, facts: string[]) =>
  `/preview/${kind}-${encodeURIComponent(id)}.${language}-${fingerprint([artVersion, kind, id, language, ...facts].join('\n'))}.png`
