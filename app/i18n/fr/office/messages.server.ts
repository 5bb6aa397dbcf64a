import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeMessages: OfficeMessages['messages'] = {
  title: 'Messages',
  all: 'Tous les messages',
  view: {
    open: 'À traiter',
    answered: 'Avec réponse',
    closed: 'Clos sans réponse',
  },
  search: 'Nom ou e-mail',
  searchHint: 'Asha, asha@…',
  found_one: '{{number}} message, du plus récent au plus ancien',
  found_other: '{{number}} messages, du plus récent au plus ancien',
  noneYet: 'Il n’y a pas encore de message.',
  none: 'Aucun message ne correspond.',
  subject: 'Objet',
  from: 'De',
  sent: 'Envoyé le',
  stateLabel: 'État',
  answers: 'Réponses',
  state: {
    open: 'À traiter',
    answered: 'Avec réponse',
    closed: 'Clos sans réponse',
  },
  message: 'Message',
  close: 'Clore sans réponse',
  open: 'Rouvrir',
  answerLabel: 'Réponse',
  answerHint:
    'Elle part par e-mail avec le nom de la boutique, suivie du message. Langue des pages où il a été écrit : {{language}}.',
  send: 'Envoyer la réponse par e-mail',
  answerFault: {
    missing: 'Saisissez une réponse.',
    'too-long': 'Une réponse compte {{count}} caractères au plus.',
  },
  writer: 'Client et commandes',
  writerHint: 'Trouvés par l’adresse e-mail, que n’importe qui peut saisir dans le formulaire.',
  noCustomer: 'Aucun compte n’a cette adresse.',
  noOrders: 'Aucune commande n’a cette adresse.',
  allOrders: 'Toutes les commandes avec cette adresse',
  done: {
    answered: 'La réponse est enregistrée et part par e-mail.',
    closed: 'Le message est clos sans réponse.',
    opened: 'Le message est rouvert.',
  },
}
