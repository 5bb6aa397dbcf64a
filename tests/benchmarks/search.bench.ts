import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listMatched, listMatches } from '#app/database/search.server.ts'
import type { MatchKey } from '#app/database/search-term.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { mostProducts, mostRanked } from '#app/shop/catalogue/search/find-works.server.ts'
import { nameProducts } from '#app/shop/catalogue/search/list-products.server.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { aViewer } from '../shop/catalogue/viewers.ts'
import { writeCatalogue } from './catalogue-of.ts'
import { median, p95 } from './report/figures.ts'
import type { Measured } from './report/goals.ts'
import { sendRequest } from './load.ts'
import { report, type Aim, type Section } from './report/report.ts'
import { runShop, serveShop } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sizes = (process.env.BENCH_BOOKS ?? '10000,100000').split(',').map(Number)
const nouns = 'river house garden winter letter mirror island bridge harbour lantern'.split(' ')
const looks = 'long quiet lost last broken hidden blue burning silver distant'.split(' ')
const pairs = looks.flatMap((look) => nouns.map((noun) => [look, noun] as const))

/** Each search runs once, since results are cached. */
const kinds: Record<string, string[]> = {
  'two words': pairs.slice(0, 60).map(([look, noun]) => `${look} ${noun}`),
  'author and word': nouns.map((noun) => `clara fischer ${noun}`),
  'a word of every title': ['the', 'of', 'the of', 'of the', 'the the of', 'of of the'],
  'typing error': pairs
    .slice(60, 90)
    .map(([look, noun]) => `${look} ${noun.slice(0, 2)}x${noun.slice(2)}`),
  'nothing near': nouns.map((noun) => `${noun} qqzzxx${noun}`),
}

const isRankedWhole = (kind: string) => ['two words', 'author and word'].includes(kind)
/** Misspelt words are searched in another way. */
const isSpeltRight = (kind: string) => isRankedWhole(kind) || kind === 'a word of every title'

/** These words occur in no measured search; the first searches of a process are slow. */
const warmingWords = 'orchard silence summer tide green early secret empire'.split(' ')
const warming = warmingWords.flatMap((one) => warmingWords.map((other) => `${one} ${other}`))

const sections: Section[] = []
const aims: Aim[] = []
const figures: Measured = {}
beforeAll(takeTurn, turnLimit)
afterAll(() => report('search', { sections, aims, measured: figures }))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const openPage = (q: string) =>
  findListingPage('/books', parseListingQuery(new URLSearchParams(q && { q }), 'INR'), aViewer())

/** Searches each in the served shop, which has none cached. */
async function requestEach(kind: string, origin: string): Promise<number[]> {
  const pages: number[] = []
  for (const q of kinds[kind]!)
    pages.push(await requestPage(origin, `/books?${new URLSearchParams({ q })}`))
  return pages
}

/**
 * Measures the ranked query, which is four statements: index matches, in titles and in names, and
 * the data for ranking the likeliest.
 */
async function rank(kind: string): Promise<{ index: number; ranked: number }> {
  const [index, ranked]: number[][] = [[], []]
  for (const q of kinds[kind]!) {
    const terms = searchTermsOf(q)
    let keys: MatchKey[] = []
    const best = await timed(async () => {
      keys = await listMatches(terms, mostProducts, { quick: true })
      for (const part of ['title', 'names'] as const)
        await listMatches(terms, mostProducts, { quick: true, part })
    })
    index!.push(best)
    const ids = await nameProducts(keys.slice(0, mostRanked), Date.now())
    ranked!.push(best + (await timed(() => listMatched(ids))))
  }
  return { index: median(index!), ranked: median(ranked!) }
}

async function requestPage(origin: string, path: string): Promise<number> {
  const { status, ms } = await sendRequest({ origin, path, status: 200 })
  expect(status, path).toBe(200)
  return ms
}

const letters = 'aeiorntslcdmpugbhfkvwyzjxq'
/** Returns words of five to twelve letters with natural frequencies, the same at each run. */
function manyWords(count: number): string[] {
  let seed = 1
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const letter = () => letters[Math.floor(letters.length * random() * random())]!
  const words = new Set<string>()
  while (words.size < count)
    words.add(Array.from({ length: 5 + Math.floor(8 * random()) }, letter).join(''))
  return [...words]
}

/** Returns the longest time without a timer during some work. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0]
  const look = () => {
    const at = performance.now()
    longest = Math.max(longest, at - last)
    last = at
  }
  const timer = setInterval(look, 1)
  await work()
  look()
  clearInterval(timer)
  return longest
}

describe('ninety thousand words', () => {
  test('are looked through for misspelt ones', { timeout: 600_000 }, async () => {
    const words = manyWords(90_000)
    for (let start = 0; start < words.length; start += 5_000) {
      const some = words.slice(start, start + 5_000)
      const rows = some.map((word) => sql`(${word}, ${word[1]}, ${word.length}, 1)`)
      await sql`insert into product_word (word, second, letters, n)
        values ${sql.join(rows)}`.execute(db.writer)
    }
    const wrong = words.slice(0, 120).map((word) => `${word.slice(0, 3)}${word[4]}qq`)
    const requested = (each: number, from: number) =>
      Array.from({ length: 5 }, (_, n) => wrong.slice(from + n * each, from + (n + 1) * each))
    const [ms, pauses]: [Record<string, number>, Record<string, number>] = [{}, {}]
    const look = async (kind: string, typed: string[], find: (q: string) => Promise<unknown>) => {
      const all: number[] = []
      const still: number[] = []
      for (const q of typed)
        still.push(await longestPause(async () => all.push(await timed(() => find(q)))))
      ms[kind] = median(all)
      pauses[kind] = median(still)
    }
    const texts = (each: number, from: number) =>
      requested(each, from).map((some) => some.join(' '))
    await openPage('')
    // The first requests of a process are slow.
    for (const q of wrong.slice(100)) await openPage(q)
    await look('none', ['', '', ''], openPage)
    for (const [each, from] of [
      [1, 0],
      [3, 10],
      [6, 30],
    ] as const)
      await look(`${each}`, texts(each, from), openPage)
    const suggest = (q: string) => findSuggestions(q, aViewer())
    await look('suggestions', texts(1, 70), suggest)
    await look('suggestions again', texts(1, 70), suggest)
    sections.push({
      title: 'Words that the shop does not know, among 90,000',
      rows: Object.keys(ms).map((kind) => ({
        'unknown words': kind,
        ms: ms[kind]!,
        'longest pause of timers ms': pauses[kind]!,
      })),
    })
    const one = ms['1']!
    aims.push(
      { aim: 'six unknown words over one', value: ms['6']! / one, atMost: 1.5 },
      { aim: 'three unknown words over one', value: ms['3']! / one, atMost: 4 },
      {
        aim: 'longest pause with three over one unknown word',
        value: pauses['3']! / one,
        atMost: 1.5,
      },
      { aim: 'suggestions over a page, one unknown word', value: ms.suggestions! / one, atMost: 1 },
    )
    await sql`delete from product_word`.execute(db.writer)
  })
})

describe.each(sizes)('%i books', (books) => {
  test('are searched', { timeout: 3_600_000 }, async () => {
    const file = join(process.env.DATA_DIR!, `${books}.csv`)
    await writeCatalogue(file, books)
    // Separate processes do this, because their garbage would be collected while pages are timed.
    await runShop(['import', file], process.env.DATA_DIR!)
    await runShop(['prepare'], process.env.DATA_DIR!)
    const server = await serveShop(process.env.DATA_DIR!)
    onTestFinished(() => server.stop())
    const plain: number[] = []
    // The first pages of a process are slow.
    for (let n = 0; n < 300; n++) plain.push(await requestPage(server.origin, '/books'))
    for (const q of warming)
      await requestPage(server.origin, `/books?${new URLSearchParams({ q })}`)
    // A search shows cards that are not cached, and so does a page that was not requested before.
    const fresh: number[] = []
    for (let page = 2; page < 32; page++)
      fresh.push(await requestPage(server.origin, `/books?page=${page}`))
    const render = median(fresh)
    const rows: Row[] = [
      { books, kind: 'no search, asked again', 'page ms': median(plain.slice(-50)) },
      { books, kind: 'no search, a page never asked for', 'page ms': render },
    ]
    const requested = new Map<string, number[]>()
    for (const kind of Object.keys(kinds))
      requested.set(kind, await requestEach(kind, server.origin))
    for (const q of warming) await listMatches(searchTermsOf(q), mostProducts, { quick: true })
    const over: number[] = []
    for (const [kind, pages] of requested) {
      const { index, ranked } = await rank(kind)
      const queries = { 'of the index ms': index, 'ranked query ms': ranked }
      rows.push({ books, kind, ...queries, 'page ms': median(pages), 'page p95 ms': p95(pages) })
      // Words of most books are not fully ranked.
      if (isRankedWhole(kind)) over.push(median(pages) / (3 * ranked + render))
    }
    const late = Object.keys(kinds)
      .filter(isSpeltRight)
      .map((kind) => p95(requested.get(kind)!))
    figures[`search p95 among ${books}`] = Math.max(...late)
    figures[`search over its query among ${books}`] = Math.max(...over)
    const short = await Promise.all(
      ['th', 'ha', 'lan', 'br'].map((q) => timed(() => findSuggestions(q, aViewer()))),
    )
    rows.push({ books, kind: 'suggestions, two letters', 'page ms': median(short) })
    sections.push({ title: `Search among ${books} books`, rows })
  })
})
