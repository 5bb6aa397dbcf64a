import { setTimeout as sleep } from 'node:timers/promises'
import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey } from '#app/database/search-term.ts'
import { catalogueCache } from '../catalogue/catalogue-version.server.ts'
import { findFacetIndex } from '../catalogue/facet-index.server.ts'
import type { FacetIndex } from '../catalogue/facet-index.ts'
import { SearchResult, type Search } from './search-result.ts'
import { findRow } from './list-products.server.ts'
import { searchTermsOf } from './search-terms.ts'

/** Products: more than any shop has. */
const most = 1_000_000

/** Each may hold the whole catalogue. */
const cache = catalogueCache<SearchResult>(4)

/** With the one whose turn it is. */
const mostWaiting = 4
let waiting = 0
let queue: Promise<void> = Promise.resolve()

/**
 * A search of which a part is listed, with all that it found: a filter may leave what comes far behind in it. What was
 * placed keeps its place, and of the rest what sells best comes first. Where too many wait for theirs, the part stays.
 */
export async function findFullResult(typed: string, search: Search, now: number): Promise<Search> {
  if (!search.isCut) return search
  const { found, corrected, nearest } = search
  const asked = `${found.asked} whole`
  const terms = searchTermsOf(corrected ?? nearest ?? typed)
  const findAll = async () => {
    const matches = await listMatches(terms, most, { quick: true })
    const others = listSold(await findFacetIndex(now), matches)
    return new SearchResult(asked, [...found.products, ...others])
  }
  try {
    const whole = await cache(asked, now, () => inTurn(findAll))
    return { ...search, found: whole, isCut: false }
  } catch (error) {
    if (error instanceof TooManyWait) return search
    throw error
  }
}

class TooManyWait extends Error {}

/**
 * One after another, with a rest of twice as long as it took: of common words among 100,000 products each takes a
 * tenth of a second of the only thread, and anybody may ask for as many as words can be put in order.
 * @throws TooManyWait
 */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (waiting === mostWaiting) throw new TooManyWait()
  waiting++
  const before = queue
  let endTurn!: () => void
  queue = new Promise((end) => (endTurn = end))
  try {
    await before
    const began = performance.now()
    try {
      return await work()
    } finally {
      void sleep(2 * (performance.now() - began), undefined, { ref: false }).then(endTurn)
    }
  } finally {
    waiting--
  }
}

/** Whether books are listed of a search that found other things, too. */
export async function isAmongOthers({ found }: Search, now: number): Promise<boolean> {
  const { isBook, rowOf } = await findFacetIndex(now)
  return found.products.some((id) => isBook[rowOf.get(id) ?? -1] === 0)
}

/** What stands in lists for the works of some matches, the best sold first. */
function listSold(index: FacetIndex, matches: MatchKey[]): string[] {
  const { ids, work, works, orders } = index
  const isFound = new Uint8Array(works)
  for (const key of matches) {
    const row = findRow(index, key)
    if (row !== undefined) isFound[work[row]!] = 1
  }
  const rows = orders.popular.filter((row) => isFound[work[row]!] === 1)
  return Array.from(rows, (row) => ids[row]!)
}
