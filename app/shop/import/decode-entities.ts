import { withoutTags } from './description.ts'

/** Shops that escape what is escaped already do so twice; a third time is for what a spreadsheet added. */
const mostDecodings = 3
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The sanitizer knows every name of HTML, and leaves a sign of markup escaped. */
function signOf(one: string): string {
  const sign = withoutTags(one)
  // The first letters of an unknown name may be a known one (`&not` in `&nothing;`).
  const isWhole = sign === ';' || !sign.endsWith(';')
  return escaped[sign] ?? (isWhole ? sign : one)
}

/**
 * Plain text in which HTML entities stand, escaped once or several times, as people read it: `AT&amp;amp;T` is
 * AT&T. A sign of markup becomes the sign, so that a title about `&lt;b&gt;` names the tag.
 */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let n = 0; n < mostDecodings && decoded.includes('&'); n++) {
    const next = decoded.replace(entity, signOf)
    if (next === decoded) break
    decoded = next
  }
  return decoded
}
