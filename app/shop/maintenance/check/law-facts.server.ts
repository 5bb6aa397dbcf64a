import { db } from '#app/database/database.server.ts'
import type { LawFacts } from '#app/shop/catalogue/products/check-law.ts'

/** Returns the current facts of products that legal rules depend on, by id. */
export async function listLawFacts(ids: string[], now: number): Promise<Map<string, LawFacts>> {
  const [products, prices, categories] = await Promise.all([
    listProducts(ids),
    listPrices(ids, now),
    listCategories(ids),
  ])
  const printed = await listPrintedWorks(products.map(({ workId }) => workId))
  return new Map(
    products.map(({ workId, ...product }) => {
      const own = prices.filter(({ productId }) => productId === product.id)
      const rupees = own
        .filter(({ currency, market }) => currency === 'INR' && (market === '' || market === 'IN'))
        .map(({ amountMinor }) => amountMinor)
      return [
        product.id,
        {
          ...product,
          rupees: rupees.length > 0 ? Math.max(...rupees) : null,
          hasEuroPrice: own.some(({ currency }) => currency === 'EUR'),
          categories: categories
            .filter(({ productId }) => productId === product.id)
            .map(({ category }) => category),
          isPrinted: printed.has(workId),
        },
      ]
    }),
  )
}

const listProducts = (ids: string[]) =>
  db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .where('product.id', 'in', ids)
    .select(['product.id', 'kind', 'format', 'workId', 'mrpMinor', 'unitAmount', 'accessibility'])
    .select(['makerName', 'makerPostalAddress', 'makerEmail', 'fixedPriceMarkets'])
    .select(['responsibleName', 'responsiblePostalAddress', 'responsibleEmail'])
    .select(['hasPrintEdition', 'publisher.postalAddress', 'publisher.email'])
    .execute()

const listPrices = (ids: string[], now: number) =>
  db.read
    .selectFrom('price')
    .where('productId', 'in', ids)
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .select(['productId', 'currency', 'market', 'amountMinor'])
    .execute()

const listCategories = (ids: string[]) =>
  db.read
    .selectFrom('productCategory')
    .where('productId', 'in', ids)
    .select(['productId', 'category'])
    .execute()

async function listPrintedWorks(works: string[]): Promise<Set<string>> {
  if (works.length === 0) return new Set()
  const rows = await db.read
    .selectFrom('product')
    .where('workId', 'in', works)
    .where('format', 'in', ['paperback', 'hardback'])
    .select('workId')
    .distinct()
    .execute()
  return new Set(rows.map(({ workId }) => workId))
}
