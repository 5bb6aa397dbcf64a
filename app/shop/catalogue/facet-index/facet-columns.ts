import type { PriceFacts } from '#app/shop/pricing/prices/price.ts'
import type { IndexColumns, IndexedProduct, Lists, FacetNames } from './facet-index.ts'
import { ageBitsOf } from './age-band.ts'
import { listedFormats, readingTimes } from './listing-query.ts'
import { readingBandOf, readingMinutes } from './reading-band.ts'
import { saleScoresOf } from './sales-figures.ts'
import { volumeOf } from '#app/shop/catalogue/products/volume.ts'

const newNames = (): FacetNames => ({ all: [], numbers: new Map() })

function numberOf({ all, numbers }: FacetNames, name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, all.length)
  return all.push(name) - 1
}

function newLists() {
  const from = [0]
  const values: number[] = []
  return {
    add(names: FacetNames, list: string[]) {
      for (const one of list) values.push(numberOf(names, one))
      from.push(values.length)
    },
    finish: (): Lists => ({ from: new Uint32Array(from), values: new Int32Array(values) }),
  }
}

const columnNames = [
  'number',
  'work',
  'rank',
  'format',
  'isBook',
  'language',
  'publisher',
  'price',
  'published',
  'sales',
  'hasStock',
  'isBuyable',
  'stars',
  'reading',
  'isReduced',
  'fixed',
  'series',
  'volume',
  'ages',
] as const

/** Creates plain arrays, because the number of rows is not known yet. */
const newColumns = () =>
  Object.fromEntries(columnNames.map((name) => [name, [] as number[]])) as Record<
    (typeof columnNames)[number],
    number[]
  >

/**
 * Collects products one by one, in the order of their ids, into one column for each fact.
 * @param readAt Now, in ms UTC.
 */
export function newFacetColumns(readAt: number) {
  const [languages, publishers, fixedMarkets] = [newNames(), newNames(), newNames()]
  const [authors, categories, works] = [newNames(), newNames(), newNames()]
  const [colors, sizes, colorsOf, sizesOf] = [newNames(), newNames(), newLists(), newLists()]
  const [subjects, seriesNames] = [newNames(), newNames()]
  const [authorsOf, categoriesOf, subjectsOf] = [newLists(), newLists(), newLists()]
  const rowOf = new Map<string, number>()
  const sortNames: string[] = []
  const ownPrices = new Map<number, PriceFacts>()
  const columns = newColumns()
  const addVariants = (variants: IndexedProduct['variants']) => {
    // A colour that is sold out is known, so that nobody is told that it does not exist.
    for (const { color, size } of variants) {
      numberOf(colors, color)
      numberOf(sizes, size)
    }
    const inStock = variants.filter(({ stock }) => stock > 0)
    colorsOf.add(
      colors,
      inStock.map(({ color }) => color),
    )
    sizesOf.add(
      sizes,
      inStock.map(({ size }) => size),
    )
  }
  const add = (one: IndexedProduct) => {
    if (one.ownPrices) ownPrices.set(rowOf.size, one.ownPrices)
    rowOf.set(one.id, rowOf.size)
    sortNames.push(one.sortName)
    authorsOf.add(authors, one.authors)
    categoriesOf.add(categories, one.categories)
    addVariants(one.variants)
    subjectsOf.add(subjects, one.subjects)
    columns.number.push(one.number ?? -1)
    columns.work.push(numberOf(works, `${one.work} ${one.language}`))
    columns.rank.push(one.rank ?? -1)
    columns.isBook.push(one.kind === 'book' ? 1 : 0)
    columns.format.push(listedFormats.indexOf(one.format as never) + 1)
    columns.language.push(numberOf(languages, one.language))
    columns.publisher.push(one.publisher === null ? -1 : numberOf(publishers, one.publisher))
    columns.price.push(one.price ?? NaN)
    columns.published.push(one.published ?? NaN)
    columns.sales.push(one.sales)
    columns.hasStock.push(one.stock !== 0 && one.outOfPrint === 0 ? 1 : 0)
    columns.isBuyable.push(one.isBuyable)
    columns.stars.push(one.stars ?? 0)
    columns.reading.push(readingOf(one))
    columns.isReduced.push(one.isReduced ? 1 : 0)
    columns.fixed.push(numberOf(fixedMarkets, one.fixed))
    columns.series.push(one.series === null ? -1 : numberOf(seriesNames, one.series))
    columns.volume.push(volumeOf(one.volume))
    columns.ages.push(ageBitsOf(one.ageFrom, one.ageTo))
  }
  const finish = async (pause: () => Promise<unknown>): Promise<IndexColumns> => {
    const rows = {
      work: new Uint32Array(columns.work),
      rank: new Int32Array(columns.rank),
      format: new Uint8Array(columns.format),
    }
    await pause()
    const isFirstOfFormat = firstOfFormat(rows, works.all.length)
    const listed = listedRows(rows, works.all.length)
    await pause()
    const rowsOf = rowsByWork(rows, works.all.length)
    const rowOfNumber = rowsByNumber(columns.number)
    await pause()
    const lists = {
      authorsOf: authorsOf.finish(),
      categoriesOf: categoriesOf.finish(),
      colorsOf: colorsOf.finish(),
      sizesOf: sizesOf.finish(),
      subjectsOf: subjectsOf.finish(),
    }
    await pause()
    const numbers = {
      price: new Float64Array(columns.price),
      published: new Float64Array(columns.published),
      sales: new Float64Array(columns.sales),
    }
    await pause()
    const sold = {
      hasStock: new Uint8Array(columns.hasStock),
      stars: new Uint8Array(columns.stars),
    }
    const saleScores = saleScoresOf({ ...rows, ...numbers, ...sold, listed })
    await pause()
    return {
      ids: [...rowOf.keys()],
      rowOf,
      rowOfNumber,
      sortNames,
      ...rows,
      works: works.all.length,
      rowsOf,
      isFirstOfFormat,
      listed,
      ...lists,
      ...numbers,
      ...sold,
      saleScores,
      languages,
      publishers,
      fixedMarkets,
      authors,
      categories,
      colors,
      sizes,
      subjects,
      seriesNames,
      ownPrices,
      ownMarkets: marketsOf(ownPrices),
      readAt,
      isBook: new Uint8Array(columns.isBook),
      language: new Uint16Array(columns.language),
      publisher: new Int32Array(columns.publisher),
      reading: new Uint8Array(columns.reading),
      isReduced: new Uint8Array(columns.isReduced),
      isBuyable: new Uint8Array(columns.isBuyable),
      fixed: new Uint16Array(columns.fixed),
      series: new Int32Array(columns.series),
      volume: new Float64Array(columns.volume),
      ages: new Uint8Array(columns.ages),
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

function readingOf({ kind, format, pages, words }: IndexedProduct): number {
  if (kind !== 'book') return 0
  const minutes = readingMinutes({ format, numberOfPages: pages, ebookWords: words })
  return minutes === undefined ? 0 : readingTimes.indexOf(readingBandOf(minutes)) + 1
}

function listedRows({ work, rank }: Pick<IndexColumns, 'work' | 'rank'>, works: number) {
  const listed = new Int32Array(works).fill(-1)
  for (const [row, place] of rank.entries()) if (place === 0) listed[work[row]!] = row
  return listed
}

function rowsByWork({ work }: Pick<IndexColumns, 'work'>, works: number): Lists {
  const from = new Uint32Array(works + 1)
  for (const one of work) from[one + 1]! += 1
  for (let one = 0; one < works; one += 1) from[one + 1]! += from[one]!
  const next = from.slice()
  const values = new Int32Array(work.length)
  for (const [row, one] of work.entries()) values[next[one]!++] = row
  return { from, values }
}

function rowsByNumber(numbers: number[]): Int32Array {
  const most = numbers.reduce((most, one) => Math.max(most, one), -1)
  const rows = new Int32Array(most + 1).fill(-1)
  for (const [row, number] of numbers.entries()) if (number >= 0) rows[number] = row
  return rows
}

/** Marks with 1 the first edition of each work, language and format. */
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
