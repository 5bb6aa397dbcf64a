import { listsOf, useSavedItems } from '#app/components/saved-items.ts'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'

/** Holds what the forms on a product's own page show besides the product: the visitor's lists, and errors. */
export type OwnForms = {
  isWished: boolean
  isCompared: boolean
  /** Holds the errors by form: buying, saving in a list, stock alert. */
  refusals: { buy?: InvalidForm; keep?: InvalidForm; watch?: InvalidForm }
}

export function useOwnForms(id: string): OwnForms {
  const lists = listsOf(useSavedItems(), id)
  const buy = useInvalidForm('cart.add', { product: id })
  const keep = useInvalidForm('wishlist.add', { product: id })
  const watch = useInvalidForm('stock.watch')
  return {
    ...lists,
    refusals: { ...(buy && { buy }), ...(keep && { keep }), ...(watch && { watch }) },
  }
}
