import type { ServerMessages } from '../en.server.ts'

export const toast: ServerMessages['toast'] = {
  addedToCart: 'Ajouté au panier',
  quantityChanged: 'Quantité modifiée : {{quantity}}',
  removedFromCart: 'Retiré du panier : {{name}}',
  linesRemovedFromCart_one: 'Retiré du panier : {{count}} article',
  linesRemovedFromCart_other: 'Retirés du panier : {{count}} articles',
  backInCart: 'Remis dans le panier',
  partlyBackInCart_one: 'Remis dans le panier, mais il reste moins d’un article qu’auparavant',
  partlyBackInCart_other:
    'Remis dans le panier, mais il reste moins de {{count}} articles qu’auparavant',
  notBackInCart: 'Rien n’a été remis : la boutique n’en a plus davantage que votre panier',
  nothingToUndo: 'Il n’y a plus rien à remettre',
}
