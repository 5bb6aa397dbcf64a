import { listsOf, useKept } from '#app/components/kept.ts'
import { useRefusal, type Refusal } from '#app/components/refusal.ts'

/** What the forms on a product's own page show beside the product: the visitor's lists, and what was refused. */
export type OwnForms = {
  isWished: boolean
  isCompared: boolean
  /** By the form: to buy it, to keep it in a list, to be told when it is back. */
  refusals: { buy?: Refusal; keep?: Refusal; watch?: Refusal }
}

export function useOwnForms(id: string): OwnForms {
  const lists = listsOf(useKept(), id)
  const buy = useRefusal('cart.add', { product: id })
  const keep = useRefusal('wishlist.add', { product: id })
  const watch = useRefusal('stock.watch')
  return {
    ...lists,
    refusals: { ...(buy && { buy }), ...(keep && { keep }), ...(watch && { watch }) },
  }
}
