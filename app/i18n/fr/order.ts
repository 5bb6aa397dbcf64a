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
  myOrders: 'Mes commandes',
  placed: 'Passée le',
  thingsHeading: 'Contenu',
  things_one: '{{count}} article',
  things_other: '{{count}} articles',
  more_one: 'et {{count}} autre ligne',
  more_other: 'et {{count}} autres lignes',
  receipt: 'Reçu',
  seen_one: 'Vous avez vu {{seen}} commande sur {{count}}',
  seen_other: 'Vous avez vu {{seen}} commandes sur {{count}}',
  older_one: 'Voir {{count}} commande plus ancienne',
  older_other: 'Voir {{count}} commandes plus anciennes',
  none: 'Pas encore de commande',
  noneWords:
    'Ce que vous commandez en étant connecté s’affiche ici. Les commandes passées auparavant sans compte s’y ajoutent dès que vous avez confirmé votre adresse e-mail par le lien que nous avons envoyé.',
  account: {
    heading: 'Un compte pour la prochaine fois',
    words:
      'Choisissez un mot de passe, c’est tout : le nom et l’adresse viennent de cette commande. Elle et les précédentes rejoignent le compte dès que vous avez suivi le lien que nous envoyons à {{email}}.',
    joins:
      'Cette commande rejoint votre compte dès que vous avez confirmé votre adresse e-mail par le lien envoyé à {{email}}.',
    make: 'Ouvrir un compte',
  },
  closed: 'Ce reçu ne s’ouvre qu’avec son lien',
  closedWords:
    'Le numéro d’une commande ne montre rien à lui seul. Ouvrez le lien de la confirmation envoyée par e-mail, ou revenez avec le navigateur de la commande.',
}
