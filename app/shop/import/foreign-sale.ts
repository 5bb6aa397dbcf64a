import type { Currency } from '../currency/currency.ts'
import type { CatalogueRecord, RecordPrice } from './catalogue-record.ts'

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

type Sale = Pick<CatalogueRecord, 'prices' | 'discount'>

/** A price and its reduction as the shop keeps them: both amounts are exactly those of the file. */
export function saleOf(
  { regular, sale, fromAt = null, untilAt = null }: ForeignPrice,
  currency: Currency,
): Sale {
  const inAll = (amountMinor: number): RecordPrice[] => [{ currency, market: '', amountMinor }]
  return {
    prices: inAll(regular),
    discount:
      sale === null ? null : { prices: inAll(sale), ...(fromAt !== null && { fromAt }), untilAt },
  }
}
