import { setImmediate } from 'node:timers/promises'
import { derivedCache } from '#app/cache.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { priceOrdersOf, type PriceOrders } from '#app/shop/catalogue/facet-index/listing-orders.ts'
import { marketKey, pricesIn } from './listing-prices.ts'

/** Holds the prices of a market. Their order is computed on first use. */
export type PricedIndex = { index: FacetIndex; orders?: Promise<PriceOrders> }

/** Each entry may hold a price for every product, and there are few markets, currencies and rates. */
const cache = derivedCache<FacetIndex, Promise<PricedIndex>>(50)

/** Returns the index with the prices that a list shows in its market and currency. */
export async function findPriced(
  index: FacetIndex,
  { market, currency }: ListingFilter,
  now: number,
): Promise<PricedIndex> {
  if (index.ownPrices.size === 0) return { index }
  const { rates } = await findRates(now)
  const base = shopSettings().currency
  const key = [marketKey(index, market), currency, base, ...Object.values(rates)].join(' ')
  return cache(index, key, async () => {
    const price = await pricesIn(index, { market, currency, base }, rates, setImmediate)
    return { index: price === index.price ? index : { ...index, price } }
  })
}

/** Returns the orders by price, for the prices of the market. */
export function findPriceOrders(priced: PricedIndex, whole: FacetIndex): Promise<PriceOrders> {
  if (priced.index === whole) return Promise.resolve(whole.orders)
  if (priced.orders) return priced.orders
  const orders = priceOrdersOf(whole.orders['price-down'], priced.index.price, setImmediate)
  priced.orders = orders
  orders.catch(() => delete priced.orders)
  return orders
}
