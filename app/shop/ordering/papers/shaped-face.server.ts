import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit'
import type * as HarfBuzz from 'harfbuzzjs'
import { isRightToLeft } from '#app/i18n/text-direction.ts'

/** Holds a font whose glyphs HarfBuzz chooses and places, because fontkit misplaces conjuncts of Indian scripts. */
export type PaperFace = { font: Font; hasAll: (text: string) => boolean }

/** @param file The bytes of a TrueType font. */
export async function shapedFace(file: Uint8Array): Promise<PaperFace> {
  const [{ create }, harfbuzz] = await Promise.all([import('fontkit'), import('harfbuzzjs')])
  const font = create(file)
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)))
  font.layout = (text) => runOf(shape(text, shaper, harfbuzz), text, font)
  return {
    font,
    hasAll: (text) => [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!)),
  }
}

type ShapedGlyph = HarfBuzz.GlyphInfo & HarfBuzz.GlyphPosition

/** Returns the glyphs from left to right. */
function shape(text: string, font: HarfBuzz.Font, harfbuzz: typeof HarfBuzz): ShapedGlyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft(text) ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((info, n) => ({ ...info, ...positions[n]! }))
}

/** pdfkit scales the positions that it gets, and reads their sum afterwards. */
function runOf(shaped: ShapedGlyph[], text: string, font: Font): GlyphRun {
  const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }): GlyphPosition => {
    return { xAdvance, yAdvance, xOffset, yOffset }
  })
  return {
    glyphs: glyphsOf(shaped, text, font),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

/** Returns the glyphs with the characters that copying them gives: its own, or for the first of a cluster all of it. */
function glyphsOf(shaped: ShapedGlyph[], text: string, font: Font): Glyph[] {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const named = new Set<number>()
  return shaped.map(({ codepoint: id, cluster }) => {
    const end = starts[starts.indexOf(cluster) + 1]
    const all = [...text.slice(cluster, end)].map((sign) => sign.codePointAt(0)!)
    const own = all.find((codePoint) => font.glyphForCodePoint(codePoint).id === id)
    const rest = named.has(cluster) ? [] : all
    named.add(cluster)
    const { advanceWidth } = font.getGlyph(id)
    return { id, advanceWidth, codePoints: own === undefined ? rest : [own] }
  })
}
