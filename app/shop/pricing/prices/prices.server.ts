import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader } from '#app/database/connection.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { PriceContext, PriceFacts } from './price.ts'

/** Past prices are read as far back as the stored rates. */
const pastDays = 122
/** This is well under the parameters that a statement may have. */
const idsPerQuery = 600

/**
 * Returns the price context of a shopper and the day of its rates, which an order stores.
 * @param reader Must be given in a transaction; see `findRates`.
 */
export async function findPriceContext(
  currency: Currency,
  market: Country,
  now: number,
  reader?: Reader,
): Promise<PriceContext & { rateDay: string }> {
  const { rates, day, history } = await findRates(now, reader)
  return { currency, base: shopSettings().currency, market, rates, history, now, rateDay: day }
}

/**
 * Returns the price facts of products in two statements for each 600; unknown ids are left out.
 * With `now`, rows that ended too long ago to matter for a 30-day low are not read.
 */
export async function listPriceFacts(
  reader: Reader,
  productIds: string[],
  now?: number,
): Promise<Map<string, PriceFacts>> {
  const ids = [...new Set(productIds)]
  const found = new Map<string, PriceFacts>()
  const endedAfter = now === undefined ? 0 : now - pastDays * dayMs
  for (let first = 0; first < ids.length; first += idsPerQuery)
    await addPriceFacts(reader, ids.slice(first, first + idsPerQuery), endedAfter, found)
  return found
}

type PriceQuery = { endedAfter: number; ids: string[] }

const pricesQuery = prepareQuery((reader, { endedAfter, ids }: PriceQuery) =>
  reader
    .selectFrom('product')
    .leftJoin('price', (join) =>
      join
        .onRef('price.productId', '=', 'product.id')
        .on((on) => on.or([on('untilAt', 'is', null), on('untilAt', '>', endedAfter)])),
    )
    .where('product.id', 'in', ids)
    .select(['product.id', 'kind', 'format', 'fixedPriceMarkets'])
    .select(['currency', 'market', 'amountMinor', 'fromAt', 'untilAt']),
)

const discountsQuery = prepareQuery((reader, { endedAfter, ids }: PriceQuery) =>
  reader
    .selectFrom('discount')
    .where('productId', 'in', ids)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', endedAfter)]))
    .select(['productId', 'percent', 'currency', 'market', 'amountMinor', 'fromAt', 'untilAt']),
)

async function addPriceFacts(
  reader: Reader,
  ids: string[],
  endedAfter: number,
  found: Map<string, PriceFacts>,
) {
  const rows = await pricesQuery(reader, { endedAfter, ids })
  for (const { id, kind, format, fixedPriceMarkets, ...price } of rows) {
    const facts = found.get(id) ?? { kind, format, fixedPriceMarkets, prices: [], discounts: [] }
    found.set(id, facts)
    const { currency, market, amountMinor, fromAt, untilAt } = price
    if (currency && market !== null && amountMinor !== null && fromAt !== null)
      facts.prices.push({ currency, market, amountMinor, fromAt, untilAt })
  }
  const discounts = await discountsQuery(reader, { endedAfter, ids })
  for (const { productId, ...discount } of discounts) found.get(productId)?.discounts.push(discount)
}
