import { listMatched } from '#app/database/search.server.ts'
import { findListingIndex } from '../catalogue/listing-index.server.ts'
import type { RankedProduct } from './rank.ts'

/** What the place of products depends on; of those that lists do not show, nothing. */
export async function listRanked(ids: string[], now: number): Promise<RankedProduct[]> {
  if (ids.length === 0) return []
  const { rowOf, work, listed, price, hasStock, sales, stars } = await findListingIndex(now)
  return (await listMatched(ids)).flatMap((product) => {
    const row = rowOf.get(product.id)
    const standing = row === undefined ? -1 : listed[work[row]!]!
    if (standing < 0) return []
    return {
      ...product,
      isForSale: hasStock[standing] === 1 && !Number.isNaN(price[standing]),
      saleCount: sales[standing]!,
      stars: stars[standing]!,
    }
  })
}
