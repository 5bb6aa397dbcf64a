import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  number: 'Commande {{number}}',
  thanks: 'Merci, {{name}}',
  received:
    'Nous avons bien reçu votre commande ; une confirmation part à {{email}}. Conservez-la : son lien ouvre ce reçu pendant cinq ans.',
  title: 'Article',
  price: 'Prix',
  quantity: 'Quantité',
  sum: 'Montant',
  lines: 'Votre commande',
  goods: 'Articles',
  free: 'gratuit',
  method: { post: 'Livraison par la poste', courier: 'Livraison par transporteur' },
  taxAt: 'dont taxe {{rate}}',
  vatAt: 'dont TVA {{rate}}',
  tax: 'Taxe',
  taxNone: 'aucune',
  noTax: 'Aucune taxe n’est perçue ici.',
  total: 'Total',
  arrives: 'Livraison entre le {{from}} et le {{to}}',
  arrivesOn: 'Livraison le {{day}}',
  wasDue: 'Votre colis devait arriver le {{day}} au plus tard.',
  notHere: 'Toujours rien ? Écrivez-nous',
  deliveredTo: 'Adresse de livraison',
  paymentHeading: 'Paiement',
  payment: {
    invoice: {
      name: 'Sur facture',
      text: 'La facture est jointe au colis ; elle est à régler dans les 14 jours qui suivent sa réception.',
    },
    'on-delivery': {
      name: 'À la livraison',
      text: 'Vous payez à la réception du colis.',
    },
    transfer: {
      name: 'Par virement, à l’avance',
      text: 'Vous virez le montant sur notre compte ; nos coordonnées bancaires s’affichent à la page suivante et vous parviennent par e-mail. Nous traitons la commande dès réception de votre paiement.',
    },
    card: {
      name: 'Par carte ou en ligne',
      text: 'À la page suivante, celle de Stripe, notre prestataire de paiement, vous choisissez comment payer, par carte ou par un autre moyen proposé pour votre pays et votre monnaie, PayPal par exemple. Cette boutique ne voit jamais le numéro de votre carte. La commande vous est réservée 30 minutes.',
    },
  },
  transfer: {
    heading: 'À vous de virer le montant',
    text: 'Nous traitons votre commande dès que l’argent est arrivé et vous prévenons par e-mail. Indiquez exactement cette référence.',
    until:
      'Votre commande attend votre paiement jusqu’au {{time}}. Si elle n’est pas payée d’ici là, elle est annulée automatiquement et sans frais.',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Montant',
    reference: 'Référence',
    code: 'GiroCode avec les données de ce virement',
    scan: 'GiroCode : à scanner avec l’application de votre banque',
  },
  pay: {
    openHeading: 'Pas encore payée',
    open: 'Votre commande vous est réservée jusqu’à {{time}}. Si elle n’est pas payée d’ici là, elle est annulée automatiquement et sans frais.',
    button: 'Payer maintenant',
    unreachable:
      'La page de paiement est injoignable pour le moment. Votre commande est bien enregistrée : réessayez dans un instant.',
    closed: 'Cette commande ne peut plus être payée.',
    made: 'Nous attendons que Stripe nous confirme l’arrivée du paiement ; c’est d’ordinaire une affaire de secondes. Un e-mail vous préviendra.',
    madeHeading: 'Votre paiement est en cours de confirmation',
    again: 'Vérifier à nouveau',
    underWayHeading: 'Votre paiement est en route',
    underWay:
      'Votre banque n’a pas encore transféré l’argent. La commande vous est réservée jusque-là, et un e-mail vous préviendra.',
    expiredHeading: 'Non payée et annulée',
    expired:
      'Aucun paiement ne nous est parvenu pour cette commande. Vous ne devez rien. Si vous avez tout de même été débité, nous vous remboursons.',
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
    packed: 'Préparée',
    dispatched: 'En route',
    delivered: 'Livrée',
    cancelled: 'Annulée',
    returned: 'Retournée',
  },
  stateAhead: { packed: 'Préparation', dispatched: 'Expédition', delivered: 'Livraison' },
  format: {
    hardback: 'relié',
    paperback: 'broché',
    'e-book': 'livre numérique',
    'e-book-opening': 'livre numérique : le début de l’œuvre',
    'audiobook-cd': 'livre audio sur CD',
  },
  seller: 'Vendu par',
  print: 'Imprimez cette page avec votre navigateur : seul le reçu est imprimé.',
  toBooks: 'Continuer mes achats',
  myOrders: 'Mes commandes',
  placed: 'Passée le',
  thingsHeading: 'Contenu',
  things_one: '{{count}} article',
  things_other: '{{count}} articles',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  receipt: 'Reçu',
  download: 'Télécharger',
  review: 'Donner votre avis',
  seen_one: 'Vous avez vu {{seen}} commande sur {{count}}',
  seen_other: 'Vous avez vu {{seen}} commandes sur {{count}}',
  older_one: 'Voir {{count}} commande plus ancienne',
  older_other: 'Voir {{count}} commandes plus anciennes',
  none: 'Pas encore de commande',
  noneText:
    'Les commandes passées avec votre compte s’affichent ici. Celles passées auparavant sans compte s’y ajoutent dès que vous avez confirmé votre adresse e-mail par le lien que nous vous avons envoyé.',
  account: {
    heading: 'Un compte pour la prochaine fois',
    text: 'Choisissez un mot de passe, c’est tout : le nom et l’adresse sont repris de cette commande. Elle et les précédentes s’ajoutent au compte dès que vous avez ouvert le lien que nous envoyons à {{email}}.',
    wordsName:
      'Choisissez un mot de passe, c’est tout : le nom est repris de cette commande. Elle et les précédentes s’ajoutent au compte dès que vous avez ouvert le lien que nous envoyons à {{email}}.',
    joins:
      'Cette commande s’ajoute à votre compte dès que vous avez confirmé votre adresse e-mail par le lien envoyé à {{email}}.',
    make: 'Créer un compte',
  },
  page: {
    lede: {
      packed: 'Votre commande est prête et part bientôt.',
      dispatched: 'Votre commande est en route.',
      delivered: 'Votre commande a été livrée. Nous espérons qu’elle vous plaît.',
      cancelled: 'Cette commande a été annulée ; rien ne sera envoyé.',
      returned: 'Toute la commande nous est revenue.',
      allGoing:
        'Vous vous êtes rétracté de toute cette commande, ou vous la renvoyez en entier. La suite est expliquée ci-dessous.',
    },
    withdrawn: 'Rétractation',
    next: 'Et maintenant',
    nextText: 'Nous préparons votre commande et vous écrivons dès qu’elle part.',
    history: 'Où en est votre commande',
    parcel: 'Colis {{code}}, {{carrier}}',
    refundBy: 'Nous vous remboursons {{amount}}, le {{date}} au plus tard.',
    refunded: '{{amount}} ont été remboursés le {{date}}.',
    cancelledLines: 'Annulé avant l’envoi : {{lines}}',
    toPay: 'À payer maintenant : {{amount}} au lieu de {{total}}',
    withdrawUntil: 'Vous pouvez vous rétracter jusqu’au {{date}}.',
    withdrawUntilAbout:
      'Vous pouvez vous rétracter jusqu’au {{date}} au moins, et en tout cas dans les 14 jours suivant la livraison.',
    withdrawOver: 'Le délai de rétractation a pris fin le {{date}}.',
    ebooks: 'Télécharger les livres numériques',
    cancelHeading: 'Annuler cette commande',
    cancelText:
      'Tant que ce bouton est affiché, vous pouvez l’annuler sans frais. Ce que vous avez payé vous est remboursé dans les 14 jours.',
    cancel: 'Annuler la commande',
    cancelFetched:
      'Un livre numérique de cette commande a été téléchargé : elle ne peut plus être annulée en entier. Vous pouvez vous rétracter dès maintenant pour tout le reste, avant l’envoi :',
    cancelRest: 'se rétracter pour le reste',
    again: 'Acheter à nouveau',
    ofOrder: 'commande {{number}}',
  },
  closed: 'Ce reçu ne s’ouvre qu’avec son lien',
  toTracking: 'Suivre une commande',
  closedText:
    'Le numéro de commande ne suffit pas. Ouvrez le lien de la confirmation envoyée par e-mail, ou revenez avec le navigateur utilisé pour commander.',
  ebookConsent: {
    supply:
      'Je demande que les livres numériques me soient fournis dès qu’ils sont disponibles, avant la fin du délai de rétractation.',
    loss: 'Je reconnais perdre mon droit de rétractation pour chacun d’eux dès qu’il m’est fourni.',
    paid: 'Ils sont fournis dès qu’ils sont payés ; jusque-là, vous pouvez vous rétracter.',
    given: 'En commandant, vous avez déclaré :',
    ahead:
      'Pour {{names}}, cela vaut dès que le fichier est fourni ; jusque-là, vous pouvez vous rétracter.',
  },
  ebooksUnpaid:
    'Les livres numériques sont disponibles une fois votre paiement reçu ; un e-mail vous prévient alors.',
  invoiceByMail:
    'L’e-mail de confirmation est votre facture ; elle est à régler dans les 14 jours qui suivent sa réception.',
}
