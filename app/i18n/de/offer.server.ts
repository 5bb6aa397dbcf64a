import type { ServerMessages } from '../en.server.ts'

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
}
