import type { ListedFormat } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'

/** Holds what shoppers call the formats in English, French and German. */
const namesOfFormats: [ListedFormat, RegExp][] = [
  ['e-book', /e[-‐‑ ]?books?|epub|livres? num[ée]riques?|num[ée]rique/],
  ['hardback', /hardbacks?|hardcovers?|gebunden(?:e ausgabe)?|reli[ée]e?s?/],
  ['paperback', /paperbacks?|taschenb(?:uch|ücher)|broch[ée]e?s?|(?:livres? de |en )?poche/],
  ['audiobook-cd', /audio ?books?|h[öo]rb(?:uch|ücher)|livres? audio/],
]

const patterns = namesOfFormats.map(
  ([format, names]) =>
    [format, new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.source})(?![\\p{L}\\p{N}])`, 'iu')] as const,
)

/** Returns the format that typed words name, and the other words, which may be none; undefined without a format. */
export function splitFormat(q: string): { format: ListedFormat; q: string } | undefined {
  const typed = q.normalize('NFC')
  for (const [format, pattern] of patterns) {
    if (!pattern.test(typed)) continue
    const others = typed.replace(pattern, ' ').replace(/\s+/g, ' ').trim()
    return { format, q: foldedWordsOf(others).length > 0 ? others : '' }
  }
  return undefined
}
