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
  away: 'Der Laden antwortet gerade nicht',
  awayWords: 'Es ist vermerkt, und nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.',
  awayUnsure:
    'Ob geschehen ist, was Sie gedrückt haben, lässt sich gerade nicht sagen. Sehen Sie sich die Seite noch einmal an, bevor Sie wieder drücken.',
  awayAgain:
    'Ob Ihr Formular angekommen ist, lässt sich gerade nicht sagen. Versuchen Sie es gleich noch einmal: Wie oft Sie es auch senden, es zählt einmal.',
  tryAgain: 'Noch einmal versuchen',
  lookAgain: 'Seite noch einmal ansehen',
  unreached:
    'Der Laden ist nicht zu erreichen. Nichts von dem, was Sie eingegeben haben, ist verloren: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  reference: 'Wenn Sie uns danach fragen, nennen Sie diese Kennung:',
  search: 'Von dieser Seite aus suchen',
  backHome: 'Zurück zur Startseite',
  summary_one: 'Fehler: Eine Angabe braucht Ihre Aufmerksamkeit',
  summary_other: 'Fehler: {{count}} Angaben brauchen Ihre Aufmerksamkeit',
}
