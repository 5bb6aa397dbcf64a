import type { FormAction, FormActions, FormContext } from '#app/http/create-action.server.ts'
import { cardId } from '#app/shop/catalogue/product-card/product-card.ts'
import { sharedActions } from './shared-actions.server.ts'

const onCards = [
  'cart.add',
  'wishlist.add',
  'wishlist.remove',
  'compare.add',
  'compare.remove',
] as const

/** A listing takes the shared actions, but the buttons below a card redirect back to that card. */
export const listingActions: FormActions = {
  ...sharedActions,
  ...Object.fromEntries(onCards.map((name) => [name, leadingToCard(sharedActions[name])])),
}

function leadingToCard(action: FormAction): FormAction {
  return (context) => action({ ...context, here: placeOf(context) })
}

/**
 * Returns the URL of the card, because a new document would begin at its top. With JavaScript the page preserves its
 * scroll position and requests data rather than a document.
 */
function placeOf({ form, here, request }: FormContext): string {
  const product = form.get('product')
  const isDocument = request.headers.get('Accept')?.includes('text/html')
  return product && isDocument ? `${here}#${encodeURIComponent(cardId(product))}` : here
}
