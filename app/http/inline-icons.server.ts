import { iconNames, starRowNames } from '#app/art/icons.ts'
import drawings from '#app/art/icons.svg?raw'
import { sha256 } from './security-headers.server.ts'

const drawn = new Map<string, Buffer>()
for (const symbol of drawings.split('<symbol id="i-').slice(1)) {
  const drawing = symbol.slice(symbol.indexOf('>') + 1, symbol.indexOf('</symbol>'))
  const lines = drawing.split('\n').map((line) => line.trim())
  drawn.set(symbol.slice(0, symbol.indexOf('"')), Buffer.from(lines.join('')))
}
/** The digest covers all drawings, because the same page with other drawings is another page. */
export const iconsPlaceholder = sha256(drawings).slice(0, 8)
const missing = [...iconNames, ...starRowNames].filter((name) => !drawn.get(name)?.length)
if (missing.length > 0) throw new Error(`icons.svg has no drawing for ${missing.join()}`)

/** icon-markup.ts writes the same. No text can contain it, because its `<` is escaped. */
const [opening, closing] = ['<use href="#i-', '"/>']

/**
 * Returns the pieces of a part of a page with the drawings of its icons inlined. A browser would fetch the file of
 * each `<use>` from memory, parse it as another document and lay out the page again. It works on bytes and runs last,
 * because the cost of work on a page as text depends on its length.
 */
export function inlineIcons(page: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(opening); at !== -1; at = page.indexOf(opening, at + 1)) {
    const ends = page.indexOf(closing, at)
    const drawing = drawn.get(page.toString('latin1', at + opening.length, ends))
    if (!drawing) continue
    pieces.push(page.subarray(from, at), drawing)
    from = ends + closing.length
  }
  return [...pieces, page.subarray(from)]
}
