import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeMessages: OfficeMessages['messages'] = {
  title: 'Nachrichten',
  all: 'Alle Nachrichten',
  view: {
    open: 'Offen',
    answered: 'Beantwortet',
    closed: 'Ohne Antwort erledigt',
  },
  search: 'Name oder E-Mail',
  searchHint: 'Asha, asha@ …',
  found_one: '{{number}} Nachricht, die neueste zuerst',
  found_other: '{{number}} Nachrichten, die neuesten zuerst',
  noneYet: 'Es gibt noch keine Nachrichten.',
  none: 'Solche Nachrichten gibt es nicht.',
  subject: 'Betreff',
  from: 'Von',
  sent: 'Gesendet',
  stateLabel: 'Status',
  answers: 'Antworten',
  state: {
    open: 'Offen',
    answered: 'Beantwortet',
    closed: 'Ohne Antwort erledigt',
  },
  message: 'Nachricht',
  close: 'Ohne Antwort erledigen',
  open: 'Wieder öffnen',
  answerLabel: 'Antwort',
  answerHint:
    'Sie geht als E-Mail ab, mit dem Namen des Ladens und der Nachricht darunter. Sprache der Seiten, auf denen die Nachricht geschrieben wurde: {{language}}.',
  send: 'Antwort als E-Mail senden',
  answerFault: {
    missing: 'Schreiben Sie eine Antwort.',
    'too-long': 'Eine Antwort darf höchstens {{count}} Zeichen haben.',
  },
  writer: 'Kunde und Bestellungen',
  writerHint: 'Über die E-Mail-Adresse gefunden, die jeder in das Formular schreiben kann.',
  noCustomer: 'Zu dieser Adresse gibt es kein Konto.',
  noOrders: 'Zu dieser Adresse gibt es keine Bestellung.',
  allOrders: 'Alle Bestellungen zu dieser Adresse',
  done: {
    answered: 'Die Antwort ist gespeichert und geht als E-Mail ab.',
    closed: 'Die Nachricht ist ohne Antwort erledigt.',
    opened: 'Die Nachricht ist wieder offen.',
  },
}
