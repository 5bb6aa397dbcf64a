import { listMatched } from '#app/database/search.server.ts'
import { findListingIndex } from '../catalogue/listing-index.server.ts'
import type { RankedProduct } from './rank.ts'

/**
 * What the place of products depends on; of those that lists do not show, nothing. Of a large catalogue lists may not
 * know yet what was imported just now: it was found all the same.
 */
export async function listRanked(ids: string[], now: number): Promise<RankedProduct[]> {
  if (ids.length === 0) return []
  const { rowOf, work, listed, price, hasStock, sales, stars } = await findListingIndex(now)
  return (await listMatched(ids)).flatMap((product) => {
    const row = rowOf.get(product.id)
    if (row === undefined) return [{ ...product, isForSale: false, saleCount: 0, stars: 0 }]
    const standing = listed[work[row]!]!
    if (standing < 0) return []
    return {
      ...product,
      isForSale: hasStock[standing] === 1 && !Number.isNaN(price[standing]),
      saleCount: sales[standing]!,
      stars: stars[standing]!,
    }
  })
}
