import { iconNames, starRowNames } from '#app/art/icons.ts'
import drawings from '#app/art/icons.svg?raw'
import { sha256 } from '#app/http/sha256.server.ts'
import type { DocumentTransform } from './document-page.ts'
import { reportMissingPlace } from './replace-place.server.ts'

const drawn = new Map<string, Buffer>()
for (const symbol of drawings.split('<symbol id="i-').slice(1)) {
  const drawing = symbol.slice(symbol.indexOf('>') + 1, symbol.indexOf('</symbol>'))
  const lines = drawing.split('\n').map((line) => line.trim())
  drawn.set(symbol.slice(0, symbol.indexOf('"')), Buffer.from(lines.join('')))
}
const missing = [...iconNames, ...starRowNames].filter((name) => !drawn.get(name)?.length)
if (missing.length > 0) throw new Error(`icons.svg has no drawing for ${missing.join()}`)

/** The digest covers all drawings, because the same page with other drawings is another page. */
const digest = sha256(drawings).slice(0, 8)

/**
 * Inlines the drawings of a page's icons. A browser would fetch the file of each `<use>` from memory, parse it as
 * another document and lay out the page again, which takes 1.12 (home), 1.06 (books) and 1.17 (a book) times the time
 * of the main thread on a slow phone (2026-11-27, nine interleaved rounds).
 */
export const inlineIcons: DocumentTransform = {
  name: 'inlineIcons',
  after: (page) => ({
    ...page,
    variant: page.variant + digest,
    edits: [...page.edits, drawIcons],
  }),
}

/** icon-markup.ts writes the same. No text can contain it, because its `<` is escaped. */
const [opening, closing] = ['<use href="#i-', '"/>']

/** Every page has icons: the footer shows the shop's. */
function drawIcons(pieces: Buffer[]): Buffer[] {
  const all = pieces.flatMap(drawIconsIn)
  if (all.length === pieces.length) reportMissingPlace('inlineIcons', opening)
  return all
}

function drawIconsIn(piece: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = piece.indexOf(opening); at !== -1; at = piece.indexOf(opening, at + 1)) {
    const ends = piece.indexOf(closing, at)
    const drawing = drawn.get(piece.toString('latin1', at + opening.length, ends))
    if (!drawing) continue
    pieces.push(piece.subarray(from, at), drawing)
    from = ends + closing.length
  }
  return [...pieces, piece.subarray(from)]
}
