import { db } from '#app/database/database.server.ts'
import type { MatchedProduct } from '#app/database/search-term.ts'
import { listMatched } from '#app/database/search.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { salesFiguresOf, type SalesFigures } from '#app/shop/catalogue/facet-index/sales-figures.ts'
import type { Language } from '#app/i18n/languages.ts'
import { normaliseForIndex } from './normalise-for-index.ts'
import type { RankedProduct } from './rank.ts'
import { compoundTails, stemsOf } from './stems.ts'

const unknownSalesFigures = ({ editionRank }: MatchedProduct): SalesFigures | undefined =>
  editionRank === null ? undefined : { isForSale: false, saleCount: 0, stars: 0 }

/**
 * Reads what the ranking depends on, for products that lists show. The facet index of a large
 * catalogue may not hold a new import yet; its products are read from the database.
 */
export async function listRanked(ids: string[], now: number): Promise<RankedProduct[]> {
  if (ids.length === 0) return []
  const index = await findFacetIndex(now)
  return (await listMatched(ids)).flatMap((product) => {
    const row = index.rowOf.get(product.id)
    const figures = row === undefined ? unknownSalesFigures(product) : salesFiguresOf(index, row)
    return figures ? [Object.assign(product, figures)] : []
  })
}

/** Adds the name that a page in this language shows for goods; books have one title in every language. */
export async function withShownNames(
  products: RankedProduct[],
  language: Language | undefined,
): Promise<RankedProduct[]> {
  if (language === undefined || products.length === 0) return products
  const ids = products.map(({ id }) => id)
  const rows = await db.read
    .selectFrom('productText')
    .innerJoin('product', 'product.id', 'productText.productId')
    .select(['productId', 'productText.name'])
    .where('kind', '=', 'goods')
    .where('language', '=', language)
    .where('productId', 'in', ids)
    .execute()
  const shown = new Map(rows.map(({ productId, name }) => [productId, wordsOfName(name, language)]))
  return products.map((product) => ({ ...product, shownName: shown.get(product.id) }))
}

const wordsOfName = (name: string, language: Language) =>
  [...normaliseForIndex(name), ...stemsOf(name, language), ...compoundTails(name, language)].join(
    ' ',
  )
