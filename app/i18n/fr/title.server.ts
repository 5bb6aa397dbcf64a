import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  signIn: 'Se connecter ou créer un compte',
  forgotPassword: 'Mot de passe oublié ?',
  newPassword: 'Choisir un nouveau mot de passe',
  myAccount: 'Mon compte',
  confirmEmail: 'Confirmer votre adresse e-mail',
  notFound: 'Page introuvable',
  home: 'De bons livres, et de bonnes choses à côté',
  checkout: 'Passer commande',
  orderReceived: 'Commande {{number}}',
  myOrders: 'Mes commandes',
  receiptClosed: 'Reçu',
  failed: 'Erreur : {{title}}',
  cart: 'Votre panier',
  compare: 'Comparer',
  sharedCompare: 'Une comparaison partagée',
  wishlist: 'Votre liste d’envies',
  sharedWishlist: 'Une liste d’envies partagée',
  priceDrops: 'Baisses de prix dans une liste d’envies',
  priceDrop: '{{name}} : {{now}} au lieu de {{was}}',
  priceDropWords:
    'Depuis le {{day}}, le prix est de {{now}}. Le prix le plus bas des 30 jours précédents était de {{was}}.',
  page: '{{title}}, page {{page}}',
  states: 'Les états d’un article',
}
