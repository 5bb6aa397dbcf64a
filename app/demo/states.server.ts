import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { priceText } from '#app/shop/pricing/prices/price-text.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { recordsOfDemo } from './demo-records.server.ts'
import { demoStates, type StateFacts } from './states.ts'

/** `product` is one that shows the state, if the shop has any. */
export type ShownState = { id: string; name: string; product?: { name: string; path: string } }

/** Returns whether the demo was loaded, which the page of states requires. */
export const isDemoLoaded = async (): Promise<boolean> =>
  (await settingStore.find('demo-loaded')) !== undefined

/** Returns every state with the first product of the demo in that state. */
export async function listStates(language: Language, now: number): Promise<ShownState[]> {
  const products = await listStateFacts(language, now)
  return demoStates.map(({ id, name, fits }) => {
    const found = products.find(({ facts }) => fits(facts))
    return {
      id,
      name: name[language],
      ...(found && { product: { name: found.name, path: found.path } }),
    }
  })
}

/** Reads only products with the demo's keys. */
async function listStateFacts(language: Language, now: number) {
  const keys = recordsOfDemo(now).map(({ sourceKey }) => sourceKey)
  const rows = await db.read
    .selectFrom('product')
    .selectAll()
    .where('sourceKey', 'in', keys)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const works = [...new Set(rows.map(({ workId }) => workId))]
  const variants = await listVariants(ids)
  const samples = await listSamples(works)
  const facts = await listPriceFacts(db.read, ids, now)
  const context = await findPriceContext('INR', 'IN', now)
  return rows.map((row) => {
    const found = facts.get(row.id)
    const price = found && priceOf(found, context)
    const isSameWork = (one: { workId: string; inLanguage: string }) =>
      one.workId === row.workId && one.inLanguage === row.inLanguage
    const stateFacts: StateFacts = {
      ...row,
      availability: availabilityOf(row, now).kind,
      variants: variants.filter(({ productId }) => productId === row.id),
      isForSale: price !== undefined,
      hasUnitPrice:
        price !== undefined &&
        priceText(price, row, { language, country: 'IN' }).perUnit !== undefined,
      reduction: price?.cut ? (price.cut.until === undefined ? 'lasting' : 'ending') : 'none',
      hasSample: samples.some(isSameWork),
      editions: rows.filter(isSameWork).length,
    }
    return { name: row.name, path: productPath(row), facts: stateFacts }
  })
}

async function listVariants(productIds: string[]) {
  if (productIds.length === 0) return []
  return db.read.selectFrom('variant').selectAll().where('productId', 'in', productIds).execute()
}

async function listSamples(workIds: string[]) {
  if (workIds.length === 0) return []
  return db.read
    .selectFrom('sample')
    .select(['workId', 'inLanguage'])
    .where('workId', 'in', workIds)
    .execute()
}
