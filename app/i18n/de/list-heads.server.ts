import type { ServerMessages } from '../en.server.ts'

export const people: ServerMessages['people'] = {
  authors: 'Autorinnen und Autoren',
  publishers: 'Verlage',
  withLetter: '{{heading}}: {{letter}}',
  authorLede_one: '{{number}} Name, nach Nachnamen geordnet.',
  authorLede_other: '{{number}} Namen, nach Nachnamen geordnet.',
  publisherLede_one: '{{number}} Verlag.',
  publisherLede_other: '{{number}} Verlage, jeder mit seinem Signet.',
  authorFind: 'Namen suchen',
  publisherFind: 'Verlag suchen',
  go: 'Suchen',
  letters: 'Buchstaben',
  otherLetter: 'Andere Buchstaben',
  authorAll: 'Alle Autorinnen und Autoren',
  publisherAll: 'Alle Verlage',
  books_one: '{{number}} Buch',
  books_other: '{{number}} Bücher',
  authorNone: 'Zu diesem Namen haben wir nichts gefunden.',
  publisherNone: 'Zu diesem Namen haben wir keinen Verlag gefunden.',
  ignored: {
    filter: 'Name: „{{value}}“ wurde nicht verstanden und bleibt unbeachtet.',
    letter: 'Buchstabe: „{{value}}“ wurde nicht verstanden und bleibt unbeachtet.',
    page: '„{{value}}“ ist keine Seite dieser Liste: Sie sehen die erste.',
  },
  contact: 'Kontakt bei Fragen zur Sicherheit',
  authorTitle: 'Bücher von {{name}}',
  publisherTitle: 'Bücher aus dem Verlag {{name}}',
  authorDescription: 'Alle Bücher von {{name}} bei Octavo, mit Preisen und Verfügbarkeit.',
  publisherDescription:
    'Alle Bücher aus dem Verlag {{name}} bei Octavo, mit Preisen und Verfügbarkeit.',
}

export const offer: ServerMessages['offer'] = {
  crumb: 'Angebote',
  until: 'Bis',
  begins: 'Ab',
  ended: 'Beendet am',
  percent: '{{percent}} Rabatt auf diese Bücher',
  coming: 'Dieses Angebot hat noch nicht begonnen: Bis dahin gilt sein Rabatt nicht.',
  over: 'Dieses Angebot ist beendet. Sein Rabatt gilt nicht mehr.',
  fixed:
    'Bücher mit gebundenem Preis in Deutschland oder Frankreich werden dort zu diesem Preis verkauft; Angebote gelten für sie nicht.',
  others: 'Andere Angebote',
  begin: 'ab {{day}}',
  end: 'bis {{day}}',
}
