import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'

/** Returns the rejected form of the page, whichever button was pressed. */
export function useInvalidWish(): InvalidForm | undefined {
  const buy = useInvalidForm('wishlist.buy')
  const add = useInvalidForm('wishlist.add')
  const share = useInvalidForm('wishlist.share')
  const cart = useInvalidForm('cart.add')
  return buy ?? add ?? share ?? cart
}
