/** So many products a wishlist holds. */
export const maxWishes = 200

/** A wish as it is stored. `addedAt`: ms UTC, the order of the list, newest first. */
export type Wish = { productId: string; addedAt: number }

/** No id of the catalogue is longer. */
const longestId = 200

/** The product that a form names; undefined where it names none that can be, or two. */
export function parseProductId(form: URLSearchParams): string | undefined {
  const [id, other] = form.getAll('product')
  if (!id || other !== undefined || id.length > longestId) return undefined
  return id
}
