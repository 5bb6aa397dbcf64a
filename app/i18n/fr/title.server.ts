import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  notFound: 'Page introuvable',
  home: 'De bons livres, et de bonnes choses à côté',
  checkout: 'Passer commande',
  orderReceived: 'Commande {{number}}',
  receiptClosed: 'Reçu',
  failed: 'Erreur : {{title}}',
  cart: 'Votre panier',
  page: '{{title}}, page {{page}}',
  states: 'Les états d’un article',
}
