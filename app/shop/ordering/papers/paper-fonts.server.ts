/** The shop's name and headings are in `title`; its glyphs are few, and `bold` has the rest. */
export type PaperFont = 'regular' | 'bold' | 'title'

export type PaperFonts = {
  files: Record<PaperFont, Buffer>
  /** Returns the first font of a style that has all characters, or undefined if there is none. */
  fontFor: (cluster: string, style: PaperFont) => PaperFont | undefined
}

const stylesAfter: Record<PaperFont, PaperFont[]> = {
  regular: ['regular'],
  bold: ['bold'],
  title: ['title', 'bold'],
}

let loaded: Promise<PaperFonts> | undefined

/** Returns the fonts of papers. The first call reads them, because only a process that draws a paper needs them. */
export const paperFonts = (): Promise<PaperFonts> => (loaded ??= readFonts())

async function readFonts(): Promise<PaperFonts> {
  const [{ create }, regular, bold, title] = await Promise.all([
    import('fontkit'),
    import('./fonts/noto-sans-regular.ttf?inline'),
    import('./fonts/noto-sans-bold.ttf?inline'),
    import('./fonts/alegreya-bold.ttf?inline'),
  ])
  const bytesOf = ({ default: url }: { default: string }) =>
    Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const files = { regular: bytesOf(regular), bold: bytesOf(bold), title: bytesOf(title) }
  const faces = {
    regular: create(files.regular),
    bold: create(files.bold),
    title: create(files.title),
  }
  const hasAll = (style: PaperFont, cluster: string) =>
    [...cluster].every((sign) => faces[style].hasGlyphForCodePoint(sign.codePointAt(0)!))
  return {
    files,
    fontFor: (cluster, style) => stylesAfter[style].find((one) => hasAll(one, cluster)),
  }
}
