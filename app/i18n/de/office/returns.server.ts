import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeReturns: OfficeMessages['returns'] = {
  title: 'Rücksendungen',
  view: { open: 'Angekündigt', all: 'Alle Rücksendungen', words: 'Widerrufe in Worten' },
  text: 'Angenommen oder abgelehnt wird eine Rücksendung auf der Seite ihrer Bestellung.',
  captionOpen: 'Angekündigte Rücksendungen, die ältesten zuerst',
  captionAll: 'Alle Rücksendungen, die angekündigten zuerst',
  empty: 'Es ist keine Rücksendung angekündigt.',
  emptyAll: 'Es gibt keine Rücksendungen.',
  order: 'Bestellung',
  announced: 'Angekündigt',
  state: 'Status',
  reason: 'Grund',
  pieces: 'Stück',
  payBackBy: 'Zu erstatten bis',
  late: 'Der letzte Tag ist vorbei.',
  wordsText:
    'Diese Widerrufe gehören zu keiner Rücksendung: Die Bestellung ist unbekannt, die Positionen sind in Worten genannt, oder die Frist war vorbei. Sehen Sie jeden an; eine Rücksendung tragen Sie auf der Seite der Bestellung ein.',
  noWords: 'Es gibt keine Widerrufe ohne Rücksendung.',
  id: 'Kennung der Erklärung:',
  toOrder: 'Bestellung {{number}}',
  otherAddress: 'Von einer anderen Adresse erklärt als der der Bestellung.',
  noOrder: 'Er nennt keine Bestellung des Ladens: „{{text}}“.',
  ordersOf: 'Bestellungen dieser Adresse',
}
