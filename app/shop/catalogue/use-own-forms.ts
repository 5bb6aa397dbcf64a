import { listsOf, useSavedItems } from '#app/components/saved-items.ts'
import { useInvalidForm, type InvalidForm } from '#app/components/invalid-form.ts'

/** What the forms on a product's own page show beside the product: the visitor's lists, and what was refused. */
export type OwnForms = {
  isWished: boolean
  isCompared: boolean
  /** By the form: to buy it, to keep it in a list, to be told when it is back. */
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
