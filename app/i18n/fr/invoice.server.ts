import type { ServerMessages } from '../en.server.ts'

export const invoice: ServerMessages['invoice'] = {
  refund: 'Remboursement partiel',
  adjustment: 'Déduction de remboursements antérieurs',
  lessDue: 'La somme à payer pour cette commande diminue de {{amount}}.',
  refunded: 'Nous avons remboursé {{amount}} par le même moyen de paiement.',
  toRefund: 'Nous remboursons {{amount}} par le même moyen de paiement.',
  paid: 'Payée ({{method}}). Il ne reste rien à payer.',
  nothingDue: 'Il n’y a rien à payer.',
  due: 'À régler : {{amount}} dans les 14 jours qui suivent la réception de cette facture, avec la référence {{number}}.',
  dueOnDelivery: 'Vous payez {{amount}} à la réception du colis.',
  dueOnCollection: 'Vous payez {{amount}} au retrait de la commande.',
}
