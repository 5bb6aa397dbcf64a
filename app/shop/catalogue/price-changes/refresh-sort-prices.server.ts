import type { ExpressionBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings, type ShopSettings } from '#app/shop-settings/shop-settings.ts'
import { clearRatesCache } from '#app/shop/pricing/currency/rates.server.ts'
import { setSortPrices } from './prices.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'

const marker = 'prices-settled-at'
/** Holds the currency and home market for which the prices were computed. */
const homeMarker = 'prices-settled-for'
const productsAtOnce = 300

/**
 * Updates the prices that lists sort and filter by, where only the passing of time changed them: discounts or price
 * rows that began or ended since the last call, newer rates for products without a price in the shop's currency, and
 * publication days that came; all of them once the shop has another currency or home market. Displayed prices never
 * wait for it. It is repeated after an error, since the marker moves last.
 * Returns the number of products checked.
 */
export async function refreshSortPrices(now: number): Promise<number> {
  // Another process may have stored newer rates a moment ago, which must be used from now on.
  clearRatesCache()
  const home = homeOf(shopSettings())
  const markers = await settingStore.findAll([marker, homeMarker])
  const last = Number(markers.get(marker) ?? 0)
  const isMoved = home !== (markers.get(homeMarker) ?? homeOf(sampleShopSettings))
  // If the clock was ahead at the last call, what was updated too early is updated again.
  const concerned = isMoved
    ? await listAll()
    : await listConcerned(Math.min(last, now), Math.max(last, now))
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
  await db.write(async (trx) => {
    await settingStore.put(trx, marker, String(now))
    if (isMoved) await settingStore.put(trx, homeMarker, home)
  })
  return concerned.length
}

const homeOf = ({ currency, homeMarket }: ShopSettings) => `${currency} ${homeMarket}`

const listAll = () => db.read.selectFrom('product').select(['id', 'workId']).orderBy('id').execute()

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
          product.not(product.exists(pricesInBase(product))),
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

const pricesInBase = (product: Product) =>
  product
    .selectFrom('price')
    .select('price.id')
    .whereRef('price.productId', '=', 'product.id')
    .where('price.currency', '=', shopSettings().currency)

const newRates = (product: Product, since: number, until: number) =>
  product
    .selectFrom('exchangeRate')
    .select('day')
    .where('fetchedAt', '>', since)
    .where('fetchedAt', '<=', until)
