import sanitize from 'sanitize-html'

const sameMeaning = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

/**
 * Reduces HTML to the few tags allowed in a description, without attributes. Sanitised HTML does
 * not change.
 */
export function sanitizeDescription(html: string): string {
  return sanitize(shallow(html), {
    allowedTags: 'p br em strong ul ol li blockquote h3 h4'.split(' '),
    allowedAttributes: {},
    transformTags: sameMeaning,
    // The text inside these tags is not part of the description.
    nonTextTags: 'script style textarea option noscript iframe object svg math title'.split(' '),
    nestingLimit: 20,
  }).trim()
}

const deepest = 200
const anyTag = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])[^<>]*>/gi
/** These tags have no end tag, or end where the next one begins. */
const neverDeep = new Set(
  'br hr img input meta link source wbr col p li dt dd tr td th option'.split(' '),
)

/** The time of the sanitizer is quadratic in the depth of tags, so very deep HTML becomes text. */
function shallow(html: string): string {
  let depth = 0
  for (const [, isEnd, name] of html.matchAll(anyTag)) {
    if (neverDeep.has(name!.toLowerCase())) continue
    depth += isEnd ? -1 : 1
    if (depth > deepest) return escapeHtml(html.replace(anyTag, ' '))
  }
  return html
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (one) => escapes[one]!)

/** Converts plain text to HTML. Empty lines separate paragraphs; other line breaks stay. */
export function paragraphsOf(text: string): string {
  return wrapParagraphs(escapeHtml(text))
}

function wrapParagraphs(escaped: string): string {
  return (
    escaped
      // Lines are trimmed one by one, since a single regular expression is quadratic in the blanks.
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .split(/\n{2,}/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => `<p>${one.replaceAll('\n', '<br />')}</p>`)
      .join('')
  )
}

const hasTags = (text: string) => /<\/?[a-z][^<>]*>|<!--/i.test(text)
const hasEntities = (text: string) => /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i.test(text)

/** Returns the text of HTML, still escaped, with all entities decoded but those of markup. */
export const withoutTags = (html: string) => sanitize(html, { allowedTags: [] })

/** Escapes plain text that may contain entities such as `&amp;` already. */
const escapeOnce = (text: string) => (hasEntities(text) ? withoutTags(text) : escapeHtml(text))

/** The cell is HTML if it contains a tag, else plain text. */
export function parseDescription(text: string): string {
  return hasTags(text) ? sanitizeDescription(text) : wrapParagraphs(escapeOnce(text))
}

/** Returns one line without tags. It is still HTML, so an ampersand is `&amp;`. */
export function parseShortDescription(text: string): string {
  // A space keeps the words of adjacent paragraphs apart.
  const html = hasTags(text)
    ? text.replace(/<(?:br|\/[a-z]\w*)\b[^<>]*>/gi, '$& ')
    : escapeOnce(text)
  return sanitizeShortDescription(html)
}

export function sanitizeShortDescription(html: string): string {
  return withoutTags(shallow(html)).replace(/\s+/g, ' ').trim()
}
