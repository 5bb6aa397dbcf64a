import { countIndexed, countMatches, type SearchedPart } from '#app/database/search.server.ts'
import type { SearchTerm } from '#app/database/search-term.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'

/** Up to this many products are ranked quickly, whatever the word. */
const fewest = 1_500

const maxHalfOfCache = catalogueCache<number>(1)
const wordCache = catalogueCache<boolean>(1_000)

/**
 * Tells whether more than half of all products hold each of the words, as most do "the". Ranking
 * them all takes 50 ms for 100,000 products, though such words hardly affect the order.
 */
export async function areStopWords(
  terms: SearchTerm[],
  part: SearchedPart,
  now: number,
): Promise<boolean> {
  for (const term of terms) if (!(await isStopWord(term, part, now))) return false
  return true
}

function isStopWord(term: SearchTerm, part: SearchedPart, now: number): Promise<boolean> {
  return wordCache(JSON.stringify([term, part]), now, async () => {
    const half = await maxHalfOfCache('', now, async () => (await countIndexed()) / 2)
    const most = Math.max(fewest, Math.floor(half)) + 1
    return (await countMatches([term], most, part)) === most
  })
}
