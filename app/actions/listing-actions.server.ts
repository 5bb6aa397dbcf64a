import type { FormAction, FormActions, FormContext } from '#app/http/create-action.server.ts'
import { cardId } from '#app/shop/catalogue/product-card.ts'
import { sharedActions } from './shared-actions.server.ts'

const onCards = [
  'cart.add',
  'wishlist.add',
  'wishlist.remove',
  'compare.add',
  'compare.remove',
] as const

/** What a list takes: as everywhere, but the buttons under a card lead back to that card. */
export const listingActions: FormActions = {
  ...sharedActions,
  ...Object.fromEntries(onCards.map((name) => [name, leadingToCard(sharedActions[name])])),
}

function leadingToCard(intent: FormAction): FormAction {
  return (context) => intent({ ...context, here: placeOf(context) })
}

/**
 * A document that comes anew would begin at its top. With JavaScript the page keeps its place by itself, and asks for
 * its data as no browser asks for a document; that it is data stands no longer in the address here.
 */
function placeOf({ form, here, request }: FormContext): string {
  const product = form.get('product')
  const isDocument = request.headers.get('Accept')?.includes('text/html')
  return product && isDocument ? `${here}#${encodeURIComponent(cardId(product))}` : here
}
