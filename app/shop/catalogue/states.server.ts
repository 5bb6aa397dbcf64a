import { db } from '#app/database/database.server.ts'
import { demoStates, type StateFacts } from '#app/demo/states.ts'
import type { Language } from '#app/i18n/languages.ts'
import { priceOf } from '../pricing/price.ts'
import { priceWords } from '../pricing/price-words.ts'
import { findPriceContext, listPriceFacts } from '../pricing/prices.server.ts'
import { availabilityOf } from './availability.ts'
import { productPath } from './product-card.ts'

/** A state with the product that shows it; none: the shop has no such product. */
export type ShownState = { id: string; name: string; product?: { name: string; path: string } }

/** Whether the demo was loaded, with which alone the page of states makes sense. */
export async function isDemoLoaded(): Promise<boolean> {
  const row = await db.read
    .selectFrom('setting')
    .select('name')
    .where('name', '=', 'demo-loaded')
    .executeTakeFirst()
  return row !== undefined
}

/** Every state a product can be in, with the first product of the demo that is in it. */
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

/** All products of the demo; the whole of it is read, which no other page does. */
async function listStateFacts(language: Language, now: number) {
  const rows = await db.read
    .selectFrom('product')
    .selectAll()
    .where('sourceKey', 'like', 'demo:%')
    .orderBy('id')
    .execute()
  const variants = await db.read.selectFrom('variant').selectAll().execute()
  const samples = await db.read.selectFrom('sample').select(['workId', 'inLanguage']).execute()
  const facts = await listPriceFacts(
    db.read,
    rows.map(({ id }) => id),
    now,
  )
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
      hasUnitPrice: price !== undefined && priceWords(price, row, language).perUnit !== undefined,
      cut: price?.cut ? (price.cut.until === undefined ? 'lasting' : 'ending') : 'none',
      hasSample: samples.some(isSameWork),
      editions: rows.filter(isSameWork).length,
    }
    return { name: row.name, path: productPath(row), facts: stateFacts }
  })
}
