import { countIndexed, countMatches } from '#app/database/search.server.ts'
import type { SearchTerm } from '#app/database/search-term.ts'
import { keptAnswers } from '../catalogue/catalogue-version.server.ts'

/** Of fewer products the index is quick about any word. */
const fewest = 1_500

const keptHalf = keptAnswers<number>(1)
const keptWords = keptAnswers<boolean>(1_000)

/**
 * Whether more than half of all products hold each of the words, as of "the". BM25 gives such a word no weight, so
 * that the order it works out for all of them, at the highest cost there is, says nothing.
 */
export async function areCommon(terms: SearchTerm[], now: number): Promise<boolean> {
  for (const term of terms) if (!(await isCommon(term, now))) return false
  return true
}

function isCommon({ forms, parts }: SearchTerm, now: number): Promise<boolean> {
  return keptWords(JSON.stringify([forms, parts]), now, async () => {
    const half = await keptHalf('', now, async () => (await countIndexed()) / 2)
    const most = Math.max(fewest, Math.floor(half)) + 1
    // What merely begins so would have to be gathered first.
    const whole = { forms, prefix: false, ...(parts && { parts }) }
    return (await countMatches([whole], most)) === most
  })
}
