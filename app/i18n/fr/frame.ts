import type { Messages } from '../en.ts'

export const frame: Messages['frame'] = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  strip: 'Quatre siècles de livres · Achat sans compte',
  preferences: 'Langue, monnaie et livraison',
  language: 'Langue',
  currency: 'Prix en',
  country: 'Pays de livraison',
  countryChoose: 'Changer de pays',
  search: 'Chercher dans la boutique',
  searchHint: 'Titre, auteur ou ISBN',
  searchGo: 'Chercher',
  menu: 'Menu principal',
  books: 'Livres',
  catalogue: 'Catalogue',
  cart: 'Panier',
  cartItems_one: '{{count}} article',
  cartItems_other: '{{count}} articles',
  colophon:
    'Un in-octavo est une feuille pliée trois fois : huit feuillets, seize pages, et il tient dans la main. Cette boutique aussi.',
  shop: 'Boutique',
  tax: 'Tous les prix comprennent les taxes là où elles sont dues ; la livraison figure dans le panier.',
  notices: 'Messages',
  undo: 'Annuler',
  optional: 'facultatif',
  here: 'Vous êtes ici',
}
