import type { Currency } from '#app/i18n/currency.ts'
import type { CatalogueRecord, RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'

/**
 * Describes the price as another shop states it: `regular` and `sale` are in minor units, `fromAt` and `untilAt` in
 * ms UTC. Null means not stated.
 */
export type ForeignPrice = {
  regular: number
  sale: number | null
  fromAt?: number | null
  untilAt?: number | null
}

type Sale = Pick<CatalogueRecord, 'prices' | 'discount'>

/** Converts a price and its reduction; both amounts are exactly those of the file. */
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
