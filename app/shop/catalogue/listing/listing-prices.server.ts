import { setImmediate } from 'node:timers/promises'
import type { Rates } from '#app/i18n/currency.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { priceOrdersOf, type PriceOrders } from '#app/shop/catalogue/facet-index/listing-orders.ts'
import { marketKey, pricesIn } from './listing-prices.ts'

/** Holds the prices of a market. Their order is computed on first use. */
export type PricedIndex = { index: FacetIndex; orders?: Promise<PriceOrders> }

const cacheOf = new WeakMap<FacetIndex, Map<string, Promise<PricedIndex>>>()

/** Returns the index with the prices that a list shows in its market and currency. */
export async function findPriced(
  index: FacetIndex,
  { market, currency }: ListingFilter,
  now: number,
): Promise<PricedIndex> {
  if (index.ownPrices.size === 0) return { index }
  const { rates } = await findRates(now)
  const entries = cacheOf.get(index) ?? new Map<string, Promise<PricedIndex>>()
  cacheOf.set(index, entries)
  const key = [marketKey(index, market), currency, keyOf(rates)].join(' ')
  const known = entries.get(key)
  if (known) return known
  const priced = pricesIn(index, market, currency, rates, setImmediate).then((price) => ({
    index: price === index.price ? index : { ...index, price },
  }))
  entries.set(key, priced)
  priced.catch(() => entries.delete(key))
  return priced
}

const keyOf = ({ USD, EUR, GBP }: Rates) => `${USD} ${EUR} ${GBP}`

/** Returns the orders by price, for the prices of the market. */
export function findPriceOrders(priced: PricedIndex, whole: FacetIndex): Promise<PriceOrders> {
  if (priced.index === whole) return Promise.resolve(whole.orders)
  if (priced.orders) return priced.orders
  const orders = priceOrdersOf(whole.orders['price-down'], priced.index.price, setImmediate)
  priced.orders = orders
  orders.catch(() => delete priced.orders)
  return orders
}
