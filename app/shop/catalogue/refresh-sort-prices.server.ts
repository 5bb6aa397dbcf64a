import { db } from '#app/database/database.server.ts'
import { clearRatesCache } from '../currency/rates.server.ts'
import { setSortPrices } from '../import/prices.server.ts'
import { bumpCatalogueVersion } from './catalogue-version.server.ts'
import { rankEditions } from './edition-rank.server.ts'

const marker = 'prices-settled-at'
const productsAtOnce = 300

/**
 * Brings up to date what lists order and filter by, where time alone changed it: a reduction or a price
 * row that began or ended since the last call, newer rates for what has no price in rupees, or a day of
 * publication that came.
 * Shown prices never wait for it. Done again after a fault, since the marker moves last.
 * @returns how many products were looked at.
 */
export async function refreshSortPrices(now: number): Promise<number> {
  // Another process may have taken newer rates a moment ago, which count as settled from now on.
  clearRatesCache()
  const last = await findMarker()
  // Where the clock was ahead at the last call, what it settled too early is settled anew.
  const concerned = await listConcerned(Math.min(last, now), Math.max(last, now))
  for (let from = 0; from < concerned.length; from += productsAtOnce) {
    const some = concerned.slice(from, from + productsAtOnce)
    await db.write(async (t) => {
      await setSortPrices(
        t,
        some.map(({ id }) => id),
        now,
      )
      await rankEditions(
        t,
        some.map(({ workId }) => workId),
        now,
      )
      await bumpCatalogueVersion(t)
    })
  }
  await db.write((t) =>
    t
      .insertInto('setting')
      .values({ name: marker, value: String(now) })
      .onConflict((on) => on.column('name').doUpdateSet({ value: String(now) }))
      .execute(),
  )
  return concerned.length
}

async function findMarker(): Promise<number> {
  const row = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', marker)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

function listConcerned(since: number, until: number) {
  return db.read
    .selectFrom('product')
    .select(['id', 'workId'])
    .where((product) => {
      const turned = (table: 'price' | 'discount') =>
        product.exists(
          product
            .selectFrom(table)
            .select(`${table}.id`)
            .whereRef(`${table}.productId`, '=', 'product.id')
            .where((row) =>
              row.or([
                row.and([row(`${table}.fromAt`, '>', since), row(`${table}.fromAt`, '<=', until)]),
                row.and([
                  row(`${table}.untilAt`, '>', since),
                  row(`${table}.untilAt`, '<=', until),
                ]),
              ]),
            ),
        )
      const inRupees = product
        .selectFrom('price')
        .select('price.id')
        .whereRef('price.productId', '=', 'product.id')
        .where('price.currency', '=', 'INR')
      const newRates = product
        .selectFrom('exchangeRate')
        .select('day')
        .where('fetchedAt', '>', since)
        .where('fetchedAt', '<=', until)
      return product.or([
        // A pre-order whose day came may have no stock, and another edition stands for its work.
        product.and([product('publishedAt', '>', since), product('publishedAt', '<=', until)]),
        turned('price'),
        turned('discount'),
        product.and([
          product('sortPrice', 'is not', null),
          product.not(product.exists(inRupees)),
          product.exists(newRates),
        ]),
      ])
    })
    .orderBy('id')
    .execute()
}
