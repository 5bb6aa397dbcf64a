import { useInvalidForm, type InvalidForm } from '#app/components/invalid-form.ts'

/** The form of the page that was not taken, whichever of its buttons was pressed. */
export function useInvalidWish(): InvalidForm | undefined {
  const buy = useInvalidForm('wishlist.buy')
  const add = useInvalidForm('wishlist.add')
  const share = useInvalidForm('wishlist.share')
  const cart = useInvalidForm('cart.add')
  return buy ?? add ?? share ?? cart
}
