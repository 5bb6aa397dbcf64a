import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  number: 'Commande {{number}}',
  thanks: 'Merci, {{name}}',
  received:
    'Votre commande nous est bien parvenue, et une confirmation part à {{email}}. Gardez-la : son lien ouvre ce reçu pendant cinq ans.',
  title: 'Titre',
  price: 'Prix',
  quantity: 'Nombre',
  sum: 'Somme',
  lines: 'Votre commande',
  goods: 'Articles',
  free: 'gratuit',
  method: { post: 'Livraison par la poste', courier: 'Livraison par coursier' },
  taxAt: 'Dont taxe à {{rate}}',
  tax: 'Taxe',
  taxNone: 'aucune',
  noTax: 'Aucune taxe n’est perçue ici.',
  total: 'Total',
  deliveredTo: 'Adresse de livraison',
  paymentHeading: 'Paiement',
  payment: {
    invoice: {
      name: 'Sur facture',
      words: 'La facture est dans le colis ; vous avez 14 jours pour la régler.',
    },
    'on-delivery': {
      name: 'À la livraison',
      words: 'Payez quand le colis est entre vos mains.',
    },
  },
  paymentState: {
    due: 'À payer',
    paid: 'Payée',
    'to-refund': 'À rembourser',
    'part-refunded': 'Remboursée en partie',
    refunded: 'Remboursée',
  },
  state: {
    received: 'Reçue',
    packed: 'Emballée',
    dispatched: 'En route',
    delivered: 'Livrée',
    cancelled: 'Annulée',
    returned: 'Renvoyée',
  },
  format: {
    hardback: 'relié',
    paperback: 'broché',
    'e-book': 'livre numérique',
    'audiobook-cd': 'livre audio (CD)',
  },
  seller: 'Vendu par',
  print: 'Imprimez cette page avec votre navigateur : seul le reçu est imprimé.',
  toBooks: 'Retour aux livres',
  closed: 'Ce reçu ne s’ouvre qu’avec son lien',
  closedWords:
    'Le numéro d’une commande ne montre rien à lui seul. Ouvrez le lien de la confirmation envoyée par e-mail, ou revenez avec le navigateur de la commande.',
}
