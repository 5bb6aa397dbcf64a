import { useRefusal, type Refusal } from '#app/components/refusal.ts'

/** The form of the page that was not taken, whichever of its buttons was pressed. */
export function useWishRefusal(): Refusal | undefined {
  const buy = useRefusal('wishlist.buy')
  const add = useRefusal('wishlist.add')
  const share = useRefusal('wishlist.share')
  const cart = useRefusal('cart.add')
  return buy ?? add ?? share ?? cart
}
