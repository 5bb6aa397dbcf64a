import type { ExpressionBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { clearRatesCache } from '#app/shop/pricing/currency/rates.server.ts'
import { setSortPrices } from './prices.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'

const marker = 'prices-settled-at'
const productsAtOnce = 300

/**
 * Updates the prices that lists sort and filter by, where only the passing of time changed them: discounts or price
 * rows that began or ended since the last call, newer rates for products without a price in rupees, and publication
 * days that came. Displayed prices never wait for it. It is repeated after an error, since the marker moves last.
 * Returns the number of products checked.
 */
export async function refreshSortPrices(now: number): Promise<number> {
  // Another process may have stored newer rates a moment ago, which must be used from now on.
  clearRatesCache()
  const last = Number((await settingStore.find(marker)) ?? 0)
  // If the clock was ahead at the last call, what was updated too early is updated again.
  const concerned = await listConcerned(Math.min(last, now), Math.max(last, now))
  for (let from = 0; from < concerned.length; from += productsAtOnce) {
    const some = concerned.slice(from, from + productsAtOnce)
    await db.write(async (trx) => {
      await setSortPrices(
        trx,
        some.map(({ id }) => id),
        now,
      )
      await rankEditions(
        trx,
        some.map(({ workId }) => workId),
        now,
      )
      await bumpCatalogueVersion(trx)
    })
  }
  await db.write((trx) => settingStore.put(trx, marker, String(now)))
  return concerned.length
}

const listConcerned = (since: number, until: number) =>
  db.read
    .selectFrom('product')
    .select(['id', 'workId'])
    .where((product) =>
      product.or([
        // A pre-order whose day came may have no stock, and then another edition represents its work.
        product.and([product('publishedAt', '>', since), product('publishedAt', '<=', until)]),
        hasTurned(product, 'price', since, until),
        hasTurned(product, 'discount', since, until),
        product.and([
          product('sortPrice', 'is not', null),
          product.not(product.exists(pricesInRupees(product))),
          product.exists(newRates(product, since, until)),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()

type Product = ExpressionBuilder<Tables, 'product'>

/** Selects products with a row that began or ended in this time. */
const hasTurned = (product: Product, table: 'price' | 'discount', since: number, until: number) =>
  product.exists(
    product
      .selectFrom(table)
      .select(`${table}.id`)
      .whereRef(`${table}.productId`, '=', 'product.id')
      .where((row) =>
        row.or([
          row.and([row(`${table}.fromAt`, '>', since), row(`${table}.fromAt`, '<=', until)]),
          row.and([row(`${table}.untilAt`, '>', since), row(`${table}.untilAt`, '<=', until)]),
        ]),
      ),
  )

const pricesInRupees = (product: Product) =>
  product
    .selectFrom('price')
    .select('price.id')
    .whereRef('price.productId', '=', 'product.id')
    .where('price.currency', '=', 'INR')

const newRates = (product: Product, since: number, until: number) =>
  product
    .selectFrom('exchangeRate')
    .select('day')
    .where('fetchedAt', '>', since)
    .where('fetchedAt', '<=', until)
