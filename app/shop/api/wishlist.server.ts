import { db } from '#app/database/database.server.ts'
import { ownerOf } from '../accounts/sign-ins.server.ts'
import { listCards } from '../catalogue/product-card.server.ts'
import { replaceWishlist } from '../wishlist/replace-wishlist.server.ts'
import { listWishes } from '../wishlist/wishes.server.ts'
import type { WishlistAnswer, WishlistUpdateAnswer } from './answers.schema.ts'
import { viewerOf, type Asker } from './asker.ts'
import { describeProduct } from './product.server.ts'
import type { WishlistUpdate } from './requests.schema.ts'

/** What a customer wishes for, the newest first. */
export async function listCustomerWishes(
  customerId: string,
  asker: Asker,
): Promise<WishlistAnswer> {
  const wishes = await listWishes(db.read, ownerOf(customerId))
  const ids = wishes.map(({ productId }) => productId)
  const cards = await listCards(ids, viewerOf(asker))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    products: wishes.flatMap(({ productId, addedAt }) => {
      const card = byId.get(productId)
      if (!card) return []
      const product = describeProduct(card, asker.language)
      return [{ ...product, addedAt: new Date(addedAt).toISOString() }]
    }),
  }
}

/** Makes the wishlist the one that was sent; `ignored` names what the shop does not have. */
export async function updateCustomerWishes(
  customerId: string,
  { products }: WishlistUpdate,
  asker: Asker,
): Promise<WishlistUpdateAnswer> {
  const ids = products.map(({ id }) => String(id))
  const { unknown } = await replaceWishlist(ownerOf(customerId), ids, asker.now)
  return { ...(await listCustomerWishes(customerId, asker)), ignored: unknown }
}
