const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** XML 1.0 forbids most control characters, surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export const dropForbidden = (text: string) => text.replace(forbidden, '')

/**
 * Escapes & < > " ' for an element or a quoted attribute of XML or HTML, and drops forbidden
 * characters.
 */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/**
 * Converts a text to one line for drawing: NFC, no forbidden characters, single spaces, and at most
 * `limit` code points, the last of which is then an ellipsis. The result is not escaped.
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
