import type { MatchedProduct } from '#app/database/search-term.ts'
import { listMatched } from '#app/database/search.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { salesFiguresOf, type SalesFigures } from '#app/shop/catalogue/facet-index/sales-figures.ts'
import type { RankedProduct } from './rank.ts'

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
