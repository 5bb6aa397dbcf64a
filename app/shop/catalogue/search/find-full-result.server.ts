import { setTimeout as sleep } from 'node:timers/promises'
import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey } from '#app/database/search-term.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { SearchResult, type Search } from './search-result.ts'
import { findRow } from './list-products.server.ts'
import { searchTermsOf } from './search-terms.ts'

/** No shop has more products than this. */
const most = 1_000_000

/** The cache is small, since each entry may hold the whole catalogue. */
const cache = catalogueCache<SearchResult>(4)

/** This includes the one that runs. */
const mostWaiting = 4
let waiting = 0
let queue: Promise<void> = Promise.resolve()

/**
 * Returns a truncated search with all its matches, because a filter may keep some from far behind.
 * Ranked works keep their place; of the rest the best-selling come first. If too many searches
 * wait, the truncated one is returned.
 */
export async function findFullResult(typed: string, search: Search, now: number): Promise<Search> {
  if (!search.isCut) return search
  const { found, corrected, nearest } = search
  const query = `${found.query} whole`
  const terms = searchTermsOf(corrected ?? nearest ?? typed)
  const findAll = async () => {
    const matches = await listMatches(terms, most, { quick: true })
    const others = listSold(await findFacetIndex(now), matches)
    return new SearchResult(query, [...found.products, ...others])
  }
  try {
    const whole = await cache(query, now, () => inTurn(findAll))
    return { ...search, found: whole, isCut: false }
  } catch (error) {
    if (error instanceof TooManyWait) return search
    throw error
  }
}

class TooManyWait extends Error {}

/**
 * Runs searches one after another, each followed by a pause of twice its time: common words among
 * 100,000 products take a tenth of a second of the only thread, and anyone may send as many as
 * there are orders of words.
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

/** Tells whether a search that found books also found other things. */
export async function isAmongOthers({ found }: Search, now: number): Promise<boolean> {
  const { isBook, rowOf } = await findFacetIndex(now)
  return found.products.some((id) => isBook[rowOf.get(id) ?? -1] === 0)
}

/** Returns the products that represent the matched works in lists, the best-selling first. */
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
