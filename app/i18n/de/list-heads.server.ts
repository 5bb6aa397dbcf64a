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
    filter: 'Name: „{{value}}“ wurde nicht erkannt und bleibt unberücksichtigt.',
    letter: 'Buchstabe: „{{value}}“ wurde nicht erkannt und bleibt unberücksichtigt.',
    page: 'Eine Seite „{{value}}“ gibt es in dieser Liste nicht: Sie sehen die erste.',
  },
  contact: 'Kontakt zur Produktsicherheit',
  authorTitle: 'Bücher von {{name}}',
  publisherTitle: 'Bücher aus dem Verlag {{name}}',
  authorDescription: 'Alle Bücher von {{name}} bei {{shop}}, mit Preisen und Verfügbarkeit.',
  publisherDescription:
    'Alle Bücher aus dem Verlag {{name}} bei {{shop}}, mit Preisen und Verfügbarkeit.',
}

export const offer: ServerMessages['offer'] = {
  crumb: 'Angebote',
  until: 'Bis',
  begins: 'Ab',
  ended: 'Beendet am',
  percent: '{{percent}} Rabatt auf diese Bücher',
  coming: 'Dieses Angebot hat noch nicht begonnen: Der Rabatt gilt erst ab Beginn.',
  over: 'Dieses Angebot ist beendet. Der Rabatt gilt nicht mehr.',
  fixed:
    'Bücher, die in Deutschland oder Frankreich preisgebunden sind, werden dort zum festgesetzten Preis verkauft; Angebote gelten für sie nicht.',
  others: 'Andere Angebote',
  begin: 'ab {{day}}',
  end: 'bis {{day}}',
}
