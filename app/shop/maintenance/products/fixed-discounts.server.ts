import { isSaleColumn, marketOfSaleColumn } from '#app/shop/exchange/csv/csv-prices.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { fixedPriceCountries } from '#app/shop/pricing/prices/fixed-price-countries.ts'
import type { ProductFields } from './product-fields.ts'

/** Lists the countries that the shop delivers to and whose law fixes the prices of books. */
export async function listFixedPriceMarkets(): Promise<string[]> {
  const delivered = await listDeliveryCountries()
  return fixedPriceCountries.filter((code) => delivered.some((country) => country === code))
}

/**
 * Maps the columns of discounts to the countries in which they lower no price, since the publisher fixes it there. Columns
 * without such a country are missing.
 */
export function listFixedDiscounts(cells: ProductFields): Map<string, string[]> {
  const fixed = (cells.get('fixed_price_markets') ?? '').split(';').filter(Boolean)
  if (fixed.length === 0 || cells.get('kind') === 'goods') return new Map()
  const sales = [...cells.keys()].filter(isSaleColumn).flatMap((column) => {
    const market = marketOfSaleColumn(column)
    const own = market === '' ? fixed : fixed.filter((one) => one === market)
    return own.length > 0 ? [[column, own] as const] : []
  })
  return new Map([['discount', fixed], ...sales])
}
