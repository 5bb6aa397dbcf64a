import type { Language } from '#app/i18n/languages.ts'
import type { IndexColumns, FacetIndex } from './facet-index.ts'
import { isForeign } from '#app/shop/catalogue/text/codes.ts'
import { sortInSteps } from '#app/shop/catalogue/text/sort-in-steps.ts'

type Compare = (a: number, b: number) => number
type Pause = () => Promise<unknown>
export type PriceOrders = Pick<FacetIndex['orders'], 'price-up' | 'price-down'>

/** Sorts by the highest number first, ties by the later id. Rows without the number come last. */
const mostFirst =
  (values: Float64Array): Compare =>
  (a, b) => {
    const [one, other] = [values[a]!, values[b]!]
    if (one === other) return b - a
    if (one !== one || other !== other) return one === one ? -1 : other === other ? 1 : b - a
    return other - one
  }

const byName =
  (names: string[]): Compare =>
  (a, b) => {
    const [one, other] = [names[a]!, names[b]!]
    return one === other ? a - b : one < other ? -1 : 1
  }

/** Returns every order of the listed rows. Ties are broken by the id. */
export async function ordersOf(columns: IndexColumns, pause: Pause): Promise<FacetIndex['orders']> {
  const listed = Uint32Array.from(columns.ids.keys()).filter((row) => columns.rank[row]! >= 0)
  const sorted = (compare: Compare) => sortInSteps(listed, compare, pause)
  return {
    popular: await sorted(mostFirst(columns.sales)),
    newest: await sorted(mostFirst(columns.published)),
    ...(await priceOrdersOf(listed, columns.price, pause)),
    title: await sorted(byName(columns.sortNames)),
  }
}

/** Returns the rows sorted by price. */
export async function priceOrdersOf(
  rows: Uint32Array,
  price: Float64Array,
  pause: Pause,
): Promise<PriceOrders> {
  const dearest = await sortInSteps(rows, mostFirst(price), pause)
  return { 'price-down': dearest, 'price-up': cheapestFirst(dearest, price) }
}

/** Reverses the order. Rows without a price stay at the end. */
function cheapestFirst(dearest: Uint32Array, price: Float64Array): Uint32Array {
  const priced = dearest.filter((row) => price[row] === price[row]).reverse()
  const order = new Uint32Array(dearest.length)
  order.set(priced)
  order.set(dearest.subarray(priced.length).slice().reverse(), priced.length)
  return order
}

/** Returns the order by title if some rows have another name in a language. `names` is keyed by row. */
export function orderByNames(
  index: FacetIndex,
  names: Map<number, string>,
  pause: Pause,
): Promise<Uint32Array> {
  if (names.size === 0) return Promise.resolve(index.orders.title)
  const local = index.sortNames.map((name, row) => names.get(row) ?? name)
  return sortInSteps(index.orders.title, byName(local), pause)
}

/** Returns a test for books in other languages. Goods have the page's language. */
export function foreignTest(index: FacetIndex, pageLanguage: Language): (row: number) => boolean {
  const { isBook, language, languages } = index
  const foreign = languages.all.map((tag) => isForeign(tag, pageLanguage))
  return (row) => isBook[row] === 1 && foreign[language[row]!]!
}

/** Returns the order by sales with the books in other languages last, and after them what cannot be bought. */
export function ownLanguageOrder(index: FacetIndex, pageLanguage: Language): Uint32Array {
  const { orders, isBuyable } = index
  const isForeignRow = foreignTest(index, pageLanguage)
  const groupOf = (row: number) => (isBuyable[row] === 1 ? 0 : 2) + Number(isForeignRow(row))
  const order = new Uint32Array(orders.popular.length)
  let length = 0
  for (let group = 0; group < 4; group += 1) {
    const rows = orders.popular.filter((row) => groupOf(row) === group)
    order.set(rows, length)
    length += rows.length
  }
  return order
}

/**
 * Returns the rows of one series by volume. Other languages follow that of the page, each with its own volumes; within a
 * language the books without a number come last.
 */
export function volumeOrder(
  index: FacetIndex,
  series: string,
  pageLanguage: Language,
): Uint32Array {
  const { language, volume, orders } = index
  const isLast = foreignTest(index, pageLanguage)
  const number = index.seriesNames.numbers.get(series)
  // The difference of two infinite volumes is NaN: such rows keep their order by title, as those of one volume do.
  return orders.title
    .filter((row) => index.series[row] === number)
    .sort(
      (a, b) =>
        Number(isLast(a)) - Number(isLast(b)) ||
        language[a]! - language[b]! ||
        volume[a]! - volume[b]!,
    )
}
