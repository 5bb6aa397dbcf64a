import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { replaceWishlist } from '#app/shop/lists/wishlist/replace-wishlist.server.ts'
import { listSaved } from '#app/shop/lists/saved-list/saved-list.server.ts'
import type { WishlistAnswer, WishlistUpdateAnswer } from './answers.schema.ts'
import type { ApiViewer } from './api-viewer.server.ts'
import { findApiProducts } from './product.server.ts'
import type { WishlistUpdate } from './requests.schema.ts'

/** Lists a customer's wishes, the newest first. */
export async function listCustomerWishes(
  customerId: string,
  viewer: ApiViewer,
): Promise<WishlistAnswer> {
  const wishes = await listSaved('wishlist', ownerOf(customerId))
  const ids = wishes.map(({ productId }) => productId)
  const known = await findApiProducts(ids, viewer)
  return {
    products: wishes.flatMap(({ productId, addedAt }) => {
      const product = known.get(productId)
      if (!product) return []
      return [{ ...product, addedAt: new Date(addedAt).toISOString() }]
    }),
  }
}

/** Replaces the wishlist by the one sent. `ignored` lists the ids that the shop does not have. */
export async function updateCustomerWishes(
  customerId: string,
  { products }: WishlistUpdate,
  viewer: ApiViewer,
): Promise<WishlistUpdateAnswer> {
  const ids = products.map(({ id }) => String(id))
  const { unknown } = await replaceWishlist(ownerOf(customerId), ids, viewer.now)
  return { ...(await listCustomerWishes(customerId, viewer)), ignored: unknown }
}
