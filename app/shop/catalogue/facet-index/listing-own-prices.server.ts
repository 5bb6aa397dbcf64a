import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { DiscountRow, PriceFacts, PriceRow } from '#app/shop/pricing/prices/price.ts'
import type { IndexedProduct } from './facet-index.ts'

/** Holds the current discounts by product. */
export type Reductions = Map<string, DiscountRow[]>
type Row = Pick<IndexedProduct, 'id' | 'kind' | 'fixed'> & { format: string | null }

/**
 * Returns the price facts of products whose price may differ between markets or currencies, or is rounded in that of the
 * shop, in the order of their ids. For all others the general price suffices.
 */
export async function readOwnPrices(
  rows: Row[],
  reduced: Reductions,
  now: number,
): Promise<Map<string, PriceFacts>> {
  const fixed = rows.filter(({ id, fixed }) => fixed !== '' && reduced.has(id)).map(({ id }) => id)
  const known = new Map(rows.map((row) => [row.id, row]))
  const found = new Map<string, PriceFacts>()
  for (const { id, ...price } of await readPrices(rows[0]!.id, rows.at(-1)!.id, fixed, now)) {
    const facts = found.get(id) ?? factsOf(known.get(id), reduced)
    if (!facts) continue
    found.set(id, facts)
    facts.prices.push(price)
  }
  return found
}

function factsOf(row: Row | undefined, reduced: Reductions): PriceFacts | undefined {
  if (!row) return undefined
  return {
    kind: row.kind,
    format: row.format as PriceFacts['format'],
    fixedPriceMarkets: row.fixed,
    prices: [],
    discounts: reduced.get(row.id) ?? [],
  }
}

async function readPrices(first: string, last: string, fixed: string[], now: number) {
  const runs = sql`from_at <= ${now} and (until_at is null or until_at > ${now})`
  const within = sql`product_id >= ${first} and product_id <= ${last}`
  const base = shopSettings().currency
  const isFixed = fixed.length > 0 ? sql`or product_id in (${sql.join(fixed)})` : sql``
  const { rows } = await sql<PriceRow & { id: string }>`
    select product_id as id, currency, market, amount_minor as "amountMinor",
      from_at as "fromAt", until_at as "untilAt"
    from price where ${within} and ${runs} and (product_id in (
      select product_id from price where ${within} and ${runs}
      group by product_id
      having count(*) > 1 or max(market) <> '' or max(currency) <> ${base}) ${isFixed})
    order by product_id, id`.execute(db.read.withoutPlugins())
  return rows
}
