import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Fehler {{status}}',
  notFound: 'Diese Seite fehlt',
  notFoundText:
    'Vielleicht ist die Adresse falsch, oder die Seite ist umgezogen. Versuchen Sie es mit der Suche.',
  refused: 'Das geht so nicht',
  serverFault: 'Bei uns ist etwas schiefgegangen',
  serverFaultText:
    'Wir haben den Fehler vermerkt. Bitte versuchen Sie es gleich noch einmal; wenn Sie gerade bestellt haben, prüfen Sie zuerst Ihre E-Mails: Ihre Bestellung ist vielleicht angekommen.',
  outage: 'Der Shop antwortet gerade nicht',
  outageText:
    'Es ist vermerkt, und nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.',
  outageUnsure:
    'Wir können gerade nicht sagen, ob das geklappt hat. Sehen Sie sich die Seite noch einmal an, bevor Sie es erneut versuchen.',
  outageAgain:
    'Ob Ihr Formular angekommen ist, lässt sich gerade nicht sagen. Versuchen Sie es gleich noch einmal: Wie oft Sie es auch senden, es zählt einmal.',
  tryAgain: 'Noch einmal versuchen',
  lookAgain: 'Seite noch einmal ansehen',
  unreached:
    'Der Shop ist nicht zu erreichen. Nichts von dem, was Sie eingegeben haben, ist verloren: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  reference: 'Wenn Sie uns deswegen schreiben, nennen Sie bitte diese Kennung:',
  search: 'Von dieser Seite aus suchen',
  backHome: 'Zurück zur Startseite',
  summary_one: 'Fehler: Eine Angabe braucht Ihre Aufmerksamkeit',
  summary_other: 'Fehler: {{count}} Angaben brauchen Ihre Aufmerksamkeit',
}
