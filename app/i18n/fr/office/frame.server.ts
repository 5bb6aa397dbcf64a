import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeFrame: OfficeMessages['frame'] = {
  navigation: 'Gestion de la boutique',
  signOut: 'Se déconnecter',
  ownerOnly: 'Cette page est réservée aux propriétaires de la boutique.',
  notFound: 'Rien à cette adresse',
  notFoundText: 'La gestion de la boutique n’a pas de page à cette adresse.',
  faultText:
    'Impossible d’afficher la page. Réessayez ; si l’erreur persiste, prévenez la personne qui s’occupe de la boutique.',
  reference: 'Référence : {{reference}}',
  toToday: 'Aller au travail du jour',
  pager: 'Pages',
  before: 'Page précédente',
  after: 'Page suivante',
  pageOf: 'Page {{page}} sur {{pages}}',
  refused: 'Erreur : rien n’a été fait',
  apply: 'Appliquer',
  menu: 'Menu',
  groups: {
    today: 'Aujourd’hui',
    orders: 'Commandes',
    catalogue: 'Catalogue',
    marketing: 'Promotions',
    customers: 'Clientèle',
    figures: 'Chiffres',
    shop: 'Boutique',
  },
  pages: {
    today: 'Aujourd’hui',
    orders: 'Commandes',
    products: 'Articles',
    figures: 'Chiffres',
    check: 'Contrôle',
    audit: 'Modifications',
    staff: 'Équipe',
  },
}
