/** Declares what the shop uses of fontkit, which has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
  /** Positions are in the units of the font. */
  export type GlyphPosition = {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }
  export type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number }
  export type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number): Glyph
    layout(text: string): GlyphRun
  }
  export function create(bytes: Uint8Array): Font
}

/** Declares what the shop uses of subset-font, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
  ): Promise<Buffer>
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** The types of pdfkit lack that it takes a font of fontkit. */
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
