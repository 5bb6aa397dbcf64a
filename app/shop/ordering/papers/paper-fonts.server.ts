import { graphemesOf } from '#app/i18n/graphemes.ts'
import { isRightToLeft } from '#app/i18n/text-direction.ts'
import type { Bidi } from 'bidi-js'
import { readScriptFaces } from './script-faces.server.ts'
import { shapedFace, type PaperFace } from './shaped-face.server.ts'

/** Names the fonts that every paper has. The name of the seller is in `title`, whose glyphs are few. */
const fontNames = ['regular', 'bold', 'title'] as const
export type PaperFont = (typeof fontNames)[number]

export type PaperFonts = {
  faces: Map<string, PaperFace>
  /** Returns the first font of a style that has all characters, or undefined if there is none. */
  fontFor: (cluster: string, style: PaperFont) => string | undefined
  /** It is there if the text has letters that are written from right to left. */
  bidi: Bidi | undefined
}

/** Names the fonts of other scripts by their weight, the preferred ones first. */
type ScriptFonts = Record<400 | 700, string[]>

const faces = new Map<PaperFont, Promise<PaperFace>>()

/** Vite makes a module of each file, so that the built shop finds it. */
const loaders: Record<PaperFont, () => Promise<{ default: string }>> = {
  regular: () => import('./fonts/noto-sans-regular.ttf?inline'),
  bold: () => import('./fonts/noto-sans-bold.ttf?inline'),
  title: () => import('./fonts/alegreya-bold.ttf?inline'),
}

async function readFace(name: PaperFont): Promise<PaperFace> {
  const { default: url } = await loaders[name]()
  return shapedFace(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

function findFace(name: PaperFont): Promise<PaperFace> {
  const face = faces.get(name) ?? readFace(name)
  faces.set(name, face)
  // A file that could not be read once is read again for the next paper.
  face.catch(() => faces.delete(name))
  return face
}

/**
 * Returns the fonts that a text needs. A process reads the papers' own once, and none before it draws a paper; those of
 * other scripts are read for each paper, with its characters alone.
 * @param bold The parts of the text that are printed in bold letters.
 */
export async function paperFonts(text: string, bold: string): Promise<PaperFonts> {
  const found = new Map<string, PaperFace>()
  for (const name of fontNames) found.set(name, await findFace(name))
  const regular = found.get('regular')!
  const lacks = (cluster: string) => [...cluster].find((sign) => !regular.hasAll(sign))
  const scriptFonts: ScriptFonts = { 400: [], 700: [] }
  const add = async (part: string, weight: 400 | 700) => {
    const wanted = listClusters(part, lacks)
    const read = await readScriptFaces(wanted, lacks, weight)
    scriptFonts[weight] = read.map((face, n) => {
      const name = `script-${weight}-${n}`
      found.set(name, face)
      return name
    })
  }
  if (!regular.hasAll(text)) await add(text, 400)
  if (!regular.hasAll(bold)) await add(bold, 700)
  const bidi = isRightToLeft(text) ? (await import('bidi-js')).default() : undefined
  return { faces: found, fontFor: fontFinder(found, scriptFonts), bidi }
}

/** Two of these signs never belong together, so that a text may be cut between them. */
const betweenLatin = /(?<=[ -~])(?=[ -~])/

/**
 * Lists the characters of a text, with their marks, that are wanted. The text is cut first: `Intl.Segmenter` takes the
 * square of the length of a text of more than 40,000 characters, half a minute for those of 500 lines.
 */
function listClusters(text: string, isWanted: (cluster: string) => unknown): string[] {
  const pieces = new Set(text.split(betweenLatin))
  const clusters = [...pieces].filter(isWanted).flatMap(graphemesOf)
  return [...new Set(clusters)].filter(isWanted)
}

function fontFinder(
  faces: Map<string, PaperFace>,
  { 400: regular, 700: bold }: ScriptFonts,
): PaperFonts['fontFor'] {
  const fontsOfStyle: Record<PaperFont, string[]> = {
    regular: ['regular', ...regular],
    bold: ['bold', ...bold, ...regular],
    title: ['title', 'bold', ...bold, ...regular],
  }
  const known = new Map<string, string | undefined>()
  return (cluster, style) => {
    const key = `${style} ${cluster}`
    if (!known.has(key))
      known.set(
        key,
        fontsOfStyle[style].find((name) => faces.get(name)!.hasAll(cluster)),
      )
    return known.get(key)
  }
}
