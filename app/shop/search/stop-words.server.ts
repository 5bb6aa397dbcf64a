import { countIndexed, countMatches, type SearchedPart } from '#app/database/search.server.ts'
import type { SearchTerm } from '#app/database/search-term.ts'
import { catalogueCache } from '../catalogue/catalogue-version.server.ts'

/** So few products are ranked in no time, whatever the word. */
const fewest = 1_500

const maxHalfOfCache = catalogueCache<number>(1)
const wordCache = catalogueCache<boolean>(1_000)

/**
 * Whether more than half of all products hold each of the words, as most do "the". To rank them all takes 50 ms where
 * there are 100,000, for an order that such words hardly tell.
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
