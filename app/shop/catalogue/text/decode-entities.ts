import { withoutTags } from './description.ts'

/** Some shops escape text twice, and a spreadsheet may add a third time. */
const mostDecodings = 3
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The sanitizer knows every entity of HTML, but leaves markup characters escaped. */
function signOf(one: string): string {
  const sign = withoutTags(one)
  // An unknown name may begin with a known one (`&not` in `&nothing;`).
  const isWhole = sign === ';' || !sign.endsWith(';')
  return escaped[sign] ?? (isWhole ? sign : one)
}

/**
 * Decodes HTML entities in plain text, also if escaped several times: `AT&amp;amp;T` becomes AT&T.
 * Markup is decoded too, so that a title about `&lt;b&gt;` names the tag.
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
