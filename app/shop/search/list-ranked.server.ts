import type { MatchedProduct } from '#app/database/search-term.ts'
import { listMatched } from '#app/database/search.server.ts'
import { findFacetIndex } from '../catalogue/facet-index.server.ts'
import { salesFiguresOf, type SalesFigures } from '../catalogue/sales-figures.ts'
import type { RankedProduct } from './rank.ts'

const unknownSalesFigures = ({ editionRank }: MatchedProduct): SalesFigures | undefined =>
  editionRank === null ? undefined : { isForSale: false, saleCount: 0, stars: 0 }

/**
 * What the place of products depends on; of those that lists do not show, nothing. Of a large catalogue lists may not
 * know yet what was imported just now: it was found all the same.
 */
export async function listRanked(ids: string[], now: number): Promise<RankedProduct[]> {
  if (ids.length === 0) return []
  const index = await findFacetIndex(now)
  return (await listMatched(ids)).flatMap((product) => {
    const row = index.rowOf.get(product.id)
    const purchasability =
      row === undefined ? unknownSalesFigures(product) : salesFiguresOf(index, row)
    return purchasability ? [Object.assign(product, purchasability)] : []
  })
}
