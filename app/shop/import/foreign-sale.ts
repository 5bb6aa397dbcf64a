import type { Currency } from '../currency/currency.ts'
import { decimal } from '../currency/decimal.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

/**
 * What another shop says of a price, in minor units: `regular` without the reduction, `sale` with it. A moment
 * is ms UTC; null: not said.
 */
export type ForeignPrice = {
  regular: number
  sale: number | null
  fromAt?: number | null
  untilAt?: number | null
}

/** Half a unit is rounded up, as the shop does. */
const reduced = (minor: number, percent: number) =>
  Math.floor((minor * (100 - percent) * 2 + 100) / 200)

/** The percentage that leads from one price to the other exactly, if a whole one does. */
function findPercent(regular: number, sale: number): number | undefined {
  const near = 100 - (sale * 100) / regular
  return [Math.floor(near), Math.ceil(near)].find(
    (percent) => percent >= 1 && percent <= 99 && reduced(regular, percent) === sale,
  )
}

/** The price nearest to `regular` from which the nearest whole percentage leads to `sale` exactly. */
function findFullPrice(regular: number, sale: number): { full: number; percent: number } {
  const percent = Math.min(99, Math.max(1, Math.round(100 - (sale * 100) / regular)))
  const full = Math.round((sale * 100) / (100 - percent))
  return { full, percent }
}

type Sale = Pick<CatalogueRecord, 'prices' | 'discount'>

/**
 * A price and its reduction as the shop keeps them: what is asked is exactly what the file says. Reductions
 * are whole percentages here; where none leads to the reduced price, the full price is kept up to 1 % beside
 * the one in the file, or, where the reduction has a beginning or an end, the reduction is left out.
 */
export function saleOf(price: ForeignPrice, currency: Currency, notes: string[]): Sale {
  const { regular, sale, fromAt = null, untilAt = null } = price
  const sold = (amountMinor: number, percent?: number): Sale => ({
    prices: [{ currency, market: '', amountMinor }],
    discount:
      percent === undefined ? null : { percent, ...(fromAt !== null && { fromAt }), untilAt },
  })
  if (sale === null) return sold(regular)
  const percent = findPercent(regular, sale)
  if (percent !== undefined) return sold(regular, percent)
  const words = `${decimal(sale)} instead of ${decimal(regular)} is no whole percentage`
  if (fromAt !== null || untilAt !== null) {
    notes.push(`sale price: ${words}, and is left out`)
    return sold(regular)
  }
  const near = findFullPrice(regular, sale)
  notes.push(`price: ${words}; kept as ${decimal(near.full)} less ${near.percent} %`)
  return sold(near.full, near.percent)
}
