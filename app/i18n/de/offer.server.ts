import type { ServerMessages } from '../en.server.ts'

export const offer: ServerMessages['offer'] = {
  crumb: 'Angebote',
  until: 'Bis',
  begins: 'Ab',
  ended: 'Beendet am',
  percent: '{{percent}} Nachlass auf seine Bücher',
  coming: 'Bis dahin haben die Bücher ihren normalen Preis.',
  over: 'Dieses Angebot ist beendet. Die Bücher haben wieder ihren normalen Preis.',
  fixed:
    'Bücher mit gebundenem Preis in Deutschland oder Frankreich werden dort zu diesem Preis verkauft; Angebote gelten für sie nicht.',
  others: 'Andere Angebote',
  begin: 'ab {{day}}',
}
