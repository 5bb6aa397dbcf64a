import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Fehler {{status}}',
  notFound: 'Diese Seite wurde nie eingebunden',
  notFoundWords:
    'Die Adresse führt nirgendwohin, oder die Seite ist umgezogen. Vielleicht kennt die Suche sie.',
  refused: 'Das geht so nicht',
  serverFault: 'Bei uns ist etwas zerbrochen',
  serverFaultWords:
    'Es ist vermerkt. Nichts wurde bestellt, nichts ging verloren; bitte versuchen Sie es gleich noch einmal.',
  search: 'Von dieser Seite aus suchen',
  backHome: 'Zurück zur ersten Seite',
  tryAgain: 'Noch einmal versuchen',
  summary_one: 'Fehler: Eine Angabe braucht Ihre Aufmerksamkeit',
  summary_other: 'Fehler: {{count}} Angaben brauchen Ihre Aufmerksamkeit',
}
