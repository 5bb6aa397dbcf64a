import type { PriceFacts } from '../pricing/price.ts'
import type { IndexColumns, IndexedProduct, Lists, Names } from './listing-index.ts'
import { listedFormats, readingTimes } from './listing-query.ts'
import { readingBandOf } from './reading-band.ts'

const newNames = (): Names => ({ all: [], numbers: new Map() })

function numberOf({ all, numbers }: Names, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, all.length)
  return all.push(name) - 1
}

function newLists() {
  const from = [0]
  const values: number[] = []
  return {
    add(names: Names, list: string[]) {
      for (const one of list) values.push(numberOf(names, one))
      from.push(values.length)
    },
    finish: (): Lists => ({ from: new Uint32Array(from), values: new Int32Array(values) }),
  }
}

/**
 * Takes products one after the other, in the order of their ids, and lays each fact to those of its kind.
 * @param readAt Now, ms UTC.
 */
export function newIndexColumns(readAt: number) {
  const [languages, publishers, fixedMarkets] = [newNames(), newNames(), newNames()]
  const [authors, categories, works] = [newNames(), newNames(), newNames()]
  const [authorsOf, categoriesOf] = [newLists(), newLists()]
  const rowOf = new Map<string, number>()
  const sortNames: string[] = []
  const ownPrices = new Map<number, PriceFacts>()
  const columns = Array.from({ length: 13 }, (): number[] => [])
  const add = (one: IndexedProduct) => {
    if (one.ownPrices) ownPrices.set(rowOf.size, one.ownPrices)
    rowOf.set(one.id, rowOf.size)
    sortNames.push(one.sortName)
    authorsOf.add(authors, one.authors)
    categoriesOf.add(categories, one.categories)
    const facts = [
      numberOf(works, `${one.work} ${one.language}`),
      one.rank ?? -1,
      one.kind === 'book' ? 1 : 0,
      listedFormats.indexOf(one.format as never) + 1,
      numberOf(languages, one.language),
      one.publisher === null ? -1 : numberOf(publishers, one.publisher),
      one.price ?? NaN,
      one.published ?? NaN,
      one.sales,
      one.stock !== 0 && one.outOfPrint === 0 ? 1 : 0,
      one.stars ?? 0,
      readingOf(one),
      one.isReduced ? 1 : 0,
    ]
    for (let at = 0; at < facts.length; at += 1) columns[at]!.push(facts[at]!)
    fixed.push(numberOf(fixedMarkets, one.fixed))
  }
  const fixed: number[] = []
  const finish = async (pause: () => Promise<unknown>): Promise<IndexColumns> => {
    const column = (at: number) => columns[at]!
    const rows = {
      work: new Uint32Array(column(0)),
      rank: new Int32Array(column(1)),
      format: new Uint8Array(column(3)),
    }
    await pause()
    const isFirstOfFormat = firstOfFormat(rows, works.all.length)
    await pause()
    const lists = { authorsOf: authorsOf.finish(), categoriesOf: categoriesOf.finish() }
    await pause()
    const numbers = {
      price: new Float64Array(column(6)),
      published: new Float64Array(column(7)),
      sales: new Float64Array(column(8)),
    }
    await pause()
    return {
      ...{ ids: [...rowOf.keys()], rowOf, sortNames, ...rows, works: works.all.length },
      ...{ ...lists, ...numbers, isFirstOfFormat },
      ...{ languages, publishers, fixedMarkets, authors, categories },
      ...{ ownPrices, ownMarkets: marketsOf(ownPrices), readAt },
      isBook: new Uint8Array(column(2)),
      language: new Uint16Array(column(4)),
      publisher: new Int32Array(column(5)),
      hasStock: new Uint8Array(column(9)),
      stars: new Uint8Array(column(10)),
      reading: new Uint8Array(column(11)),
      isReduced: new Uint8Array(column(12)),
      fixed: new Uint16Array(fixed),
    }
  }
  return { add, finish }
}

function marketsOf(ownPrices: Map<number, PriceFacts>): Set<string> {
  const markets = new Set<string>()
  for (const { prices, fixedPriceMarkets } of ownPrices.values()) {
    for (const { market } of prices) markets.add(market)
    for (const market of fixedPriceMarkets.split(',')) markets.add(market)
  }
  return markets
}

function readingOf({ kind, pages }: IndexedProduct): number {
  const band = kind === 'book' && pages ? readingBandOf(pages) : undefined
  return band ? readingTimes.indexOf(band) + 1 : 0
}

/** 1 for the first edition of each work, language and format. */
function firstOfFormat(
  { work, rank, format }: Pick<IndexColumns, 'work' | 'rank' | 'format'>,
  works: number,
): Uint8Array {
  const kinds = listedFormats.length + 1
  const best = new Int32Array(works * kinds).fill(-1)
  for (let row = 0; row < rank.length; row += 1) {
    const place = work[row]! * kinds + format[row]!
    if (rank[row]! < 0 || format[row] === 0) continue
    if (best[place] === -1 || rank[row]! < rank[best[place]!]!) best[place] = row
  }
  const isFirst = new Uint8Array(rank.length)
  for (const row of best) if (row >= 0) isFirst[row] = 1
  return isFirst
}
