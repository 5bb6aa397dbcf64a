import sanitize from 'sanitize-html'

const sameMeaning = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }

/** HTML with the few tags that a description may hold, and no attribute. Sanitised HTML stays as it is. */
export function sanitizeDescription(html: string): string {
  return sanitize(shallow(html), {
    allowedTags: 'p br em strong ul ol li blockquote h3 h4'.split(' '),
    allowedAttributes: {},
    transformTags: sameMeaning,
    // The words inside these are no words of the description.
    nonTextTags: 'script style textarea option noscript iframe object svg math title'.split(' '),
    nestingLimit: 20,
  }).trim()
}

const deepest = 200
const anyTag = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])[^<>]*>/gi
/** These have no end, or end by themselves where the next one begins. */
const neverDeep = new Set(
  'br hr img input meta link source wbr col p li dt dd tr td th option'.split(' '),
)

/** No description stands in so many tags, and the sanitizer's time grows with the square of them. */
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

/** Plain text as HTML: empty lines part paragraphs, other line breaks stay. */
export function paragraphsOf(text: string): string {
  return wrapParagraphs(escapeHtml(text))
}

function wrapParagraphs(escaped: string): string {
  return (
    escaped
      // Line by line: an expression over blanks and line ends together is quadratic in a long run of blanks.
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

/** The text of HTML, still escaped, with every entity that has no meaning for markup as its sign. */
export const withoutTags = (html: string) => sanitize(html, { allowedTags: [] })

/** Escaped text of what may be plain, or plain but for `&amp;` and the like. */
const escapeOnce = (text: string) => (hasEntities(text) ? withoutTags(text) : escapeHtml(text))

/** What a cell holds is HTML where a tag stands in it, else plain text. */
export function parseDescription(text: string): string {
  return hasTags(text) ? sanitizeDescription(text) : wrapParagraphs(escapeOnce(text))
}

/** A text of one line, tags and all taken out; still HTML, so that `&amp;` is an ampersand. */
export function parseShortDescription(text: string): string {
  // Words that stood in paragraphs of their own are not to run into each other.
  const html = hasTags(text)
    ? text.replace(/<(?:br|\/[a-z]\w*)\b[^<>]*>/gi, '$& ')
    : escapeOnce(text)
  return sanitizeShortDescription(html)
}

export function sanitizeShortDescription(html: string): string {
  return withoutTags(shallow(html)).replace(/\s+/g, ' ').trim()
}
