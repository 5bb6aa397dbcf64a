import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeReturns: OfficeMessages['returns'] = {
  title: 'Retours',
  view: { open: 'Annoncés', all: 'Tous les retours', words: 'Rétractations en texte libre' },
  text: 'Acceptez ou refusez un retour sur la page de sa commande.',
  captionOpen: 'Retours annoncés, du plus ancien au plus récent',
  captionAll: 'Tous les retours, les annoncés d’abord',
  empty: 'Aucun retour n’est annoncé.',
  emptyAll: 'Il n’y a aucun retour.',
  order: 'Commande',
  announced: 'Annoncé le',
  state: 'État',
  reason: 'Motif',
  pieces: 'Exemplaires',
  payBackBy: 'À rembourser au plus tard le',
  late: 'Le délai est dépassé.',
  wordsText:
    'Ces rétractations ne correspondent à aucun retour : la commande est inconnue, les lignes sont décrites librement, ou le délai est passé. Examinez chacune ; ajoutez un retour sur la page de sa commande.',
  noWords: 'Il n’y a aucune rétractation sans retour.',
  id: 'Identifiant de la déclaration :',
  toOrder: 'Commande {{number}}',
  otherAddress: 'Déclarée depuis une autre adresse que celle de la commande.',
  noOrder: 'Elle ne mentionne aucune commande de la boutique : « {{text}} ».',
  ordersOf: 'Commandes de cette adresse',
}
