const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML 1.0 has no place for: most control characters, halves of surrogate pairs, U+FFFE, U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Without what no XML document may hold. */
export const dropForbidden = (text: string) => text.replace(forbidden, '')

/** Text as XML or HTML takes it, in an element or a quoted attribute: & < > " ' escaped, forbidden characters dropped. */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/**
 * Words from a catalogue as one drawable line: accents joined to their letters, forbidden
 * characters dropped, white space made single spaces, and at most `limit` characters
 * (code points) kept, the last one then being an ellipsis. Not escaped.
 */
export function cleanWords(text: string, limit: number): string {
  const clean = dropForbidden(text).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (clean.length <= limit) return clean
  const characters = [...clean]
  return characters.length <= limit
    ? clean
    : characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd() + '…'
}
