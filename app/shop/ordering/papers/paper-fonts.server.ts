/**
 * Names the fonts. The name of the seller is in `title`, whose glyphs are few. Those with marks also have
 * combining marks and Devanagari, and tables of where these go, which take most of the time of a paper.
 */
const fontNames = ['regular', 'bold', 'title', 'regularMarks', 'boldMarks'] as const
type FontName = (typeof fontNames)[number]

export type PaperFont = 'regular' | 'bold' | 'title'

export type PaperFonts = {
  files: Partial<Record<FontName, Buffer>>
  /** Returns the first font of a style that has all characters, or undefined if there is none. */
  fontFor: (cluster: string, style: PaperFont) => FontName | undefined
}

const fontsOfStyle: Record<PaperFont, FontName[]> = {
  regular: ['regular', 'regularMarks'],
  bold: ['bold', 'boldMarks'],
  title: ['title', 'bold', 'boldMarks'],
}

type Face = { file: Buffer; hasGlyphForCodePoint: (codePoint: number) => boolean }
const faces = new Map<FontName, Promise<Face>>()

/** Vite makes a module of each file, so that the built shop finds it. */
const loaders: Record<FontName, () => Promise<{ default: string }>> = {
  regular: () => import('./fonts/noto-sans-regular.ttf?inline'),
  bold: () => import('./fonts/noto-sans-bold.ttf?inline'),
  title: () => import('./fonts/alegreya-bold.ttf?inline'),
  regularMarks: () => import('./fonts/noto-sans-regular-marks.ttf?inline'),
  boldMarks: () => import('./fonts/noto-sans-bold-marks.ttf?inline'),
}

async function readFace(name: FontName): Promise<Face> {
  const [{ create }, { default: url }] = await Promise.all([import('fontkit'), loaders[name]()])
  const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const font = create(file)
  return { file, hasGlyphForCodePoint: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

function findFace(name: FontName): Promise<Face> {
  const known = faces.get(name)
  if (known) return known
  const face = readFace(name)
  faces.set(name, face)
  // A file that could not be read once is read again for the next paper.
  face.catch(() => faces.delete(name))
  return face
}

/** Returns the fonts that a text needs. A process reads each once, and none before it draws a paper. */
export async function paperFonts(text: string): Promise<PaperFonts> {
  const regular = await findFace('regular')
  const isPlain = [...text].every((sign) => regular.hasGlyphForCodePoint(sign.codePointAt(0)!))
  const needed = isPlain ? fontNames.filter((name) => !name.endsWith('Marks')) : fontNames
  const found = new Map<FontName, Face>()
  for (const name of needed) found.set(name, await findFace(name))
  const hasAll = (name: FontName, cluster: string) => {
    const face = found.get(name)
    return [...cluster].every((sign) => face?.hasGlyphForCodePoint(sign.codePointAt(0)!))
  }
  return {
    files: Object.fromEntries([...found].map(([name, { file }]) => [name, file])),
    fontFor: (cluster, style) => fontsOfStyle[style].find((name) => hasAll(name, cluster)),
  }
}
