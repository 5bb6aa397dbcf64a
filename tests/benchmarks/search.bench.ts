import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMatches } from '#app/database/search.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing-query.schema.ts'
import { importFile } from '#app/shop/import/import-file.server.ts'
import { searchTermsOf } from '#app/shop/search/search-terms.ts'
import { findSuggestions } from '#app/shop/search/suggestions.server.ts'
import { aViewer } from '../shop/catalogue/viewers.ts'
import { writeCatalogue } from './catalogue-of.ts'
import { median, p95 } from './figures.ts'
import { report, type Aim, type Section } from './report.ts'
import type { Row } from './table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sizes = (process.env.BENCH_BOOKS ?? '1000,10000,100000').split(',').map(Number)
const nouns = 'river house garden winter letter mirror island bridge harbour lantern'.split(' ')
const looks = 'long quiet lost last broken hidden blue burning silver distant'.split(' ')
const pairs = looks.flatMap((look) => nouns.map((noun) => [look, noun] as const))

/** Each is asked once, as the first who asks: what was found is kept for the others. */
const kinds: Record<string, string[]> = {
  'two words': pairs.slice(0, 60).map(([look, noun]) => `${look} ${noun}`),
  'author and word': nouns.map((noun) => `clara fischer ${noun}`),
  'a word of every title': ['the', 'of', 'the of', 'of the', 'the the of', 'of of the'],
  'typing error': pairs
    .slice(60, 90)
    .map(([look, noun]) => `${look} ${noun.slice(0, 2)}x${noun.slice(2)}`),
  'nothing near': nouns.map((noun) => `${noun} qqzzxx${noun}`),
}

const sections: Section[] = []
const aims: Aim[] = []
beforeAll(takeTurn, turnLimit)
afterAll(() => report('search', { sections, aims }))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const openPage = (q: string) =>
  findListingPage('/books', parseListingQuery(new URLSearchParams(q && { q })), aViewer())

async function measure(
  kind: string,
  books: number,
): Promise<Row & { page: number; ranked: number }> {
  const [ranked, pages]: [number[], number[]] = [[], []]
  for (const q of kinds[kind]!) {
    ranked.push(await timed(() => listMatches(searchTermsOf(q), 1_500)))
    pages.push(await timed(() => openPage(q)))
  }
  return {
    books,
    kind,
    'ranked query ms': median(ranked),
    'page ms': median(pages),
    'page p95 ms': p95(pages),
    ranked: median(ranked),
    page: median(pages),
  }
}

describe.each(sizes)('%i books', (books) => {
  test('are searched', { timeout: 3_600_000 }, async () => {
    const file = join(process.env.DATA_DIR!, `${books}.csv`)
    await writeCatalogue(file, books)
    await importFile(file, {}, () => undefined, Date.now())
    await openPage('')
    const plain = median(await Promise.all([1, 2, 3].map(() => timed(() => openPage('')))))
    const rows: Row[] = []
    for (const kind of Object.keys(kinds)) {
      const { ranked, page, ...row } = await measure(kind, books)
      rows.push(row)
      if (kind !== 'typing error' && kind !== 'nothing near')
        aims.push({
          aim: `${kind}, ${books} books: page over three ranked queries and a plain page`,
          value: page / (3 * ranked + plain),
          atMost: 1,
        })
    }
    const short = await Promise.all(
      ['th', 'ha', 'lan', 'br'].map((q) => timed(() => findSuggestions(q, 'en', Date.now()))),
    )
    rows.push({ books, kind: 'suggestions, two letters', 'page ms': median(short) })
    sections.push({ title: `Search among ${books} books`, rows })
    expect(rows.length).toBeGreaterThan(0)
  })
})
