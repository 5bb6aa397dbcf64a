import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Fehler {{status}}',
  notFound: 'Diese Seite wurde nie eingebunden',
  notFoundWords:
    'Die Adresse führt nirgendwohin, oder die Seite ist umgezogen. Vielleicht kennt die Suche sie.',
  refused: 'Das geht so nicht',
  serverFault: 'Bei uns ist etwas zerbrochen',
  serverFaultWords:
    'Es ist vermerkt. Bitte versuchen Sie es gleich noch einmal; wenn Sie gerade bestellt haben, sehen Sie zuerst in Ihre E-Mails: Ihre Bestellung ist vielleicht angekommen.',
  unreached:
    'Der Laden ist nicht zu erreichen. Nichts von dem, was Sie eingegeben haben, ist verloren: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  reference: 'Wenn Sie uns danach fragen, nennen Sie diese Kennung:',
  search: 'Von dieser Seite aus suchen',
  backHome: 'Zurück zur ersten Seite',
  summary_one: 'Fehler: Eine Angabe braucht Ihre Aufmerksamkeit',
  summary_other: 'Fehler: {{count}} Angaben brauchen Ihre Aufmerksamkeit',
}
