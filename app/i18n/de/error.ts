import type { Messages } from '../en.ts'

export const error: Messages['error'] = {
  code: 'Fehler {{status}}',
  notFound: 'Seite nicht gefunden',
  notFoundText:
    'Vielleicht ist die Adresse falsch, oder die Seite ist umgezogen. Versuchen Sie es mit der Suche.',
  refused: 'Das hat leider nicht geklappt',
  serverFault: 'Bei uns ist etwas schiefgegangen',
  serverFaultText:
    'Wir haben den Fehler vermerkt. Bitte versuchen Sie es gleich noch einmal; wenn Sie gerade bestellt haben, prüfen Sie zuerst Ihre E-Mails: Ihre Bestellung ist vielleicht angekommen.',
  outage: 'Der Shop antwortet gerade nicht',
  outageText:
    'Wir haben das Problem vermerkt, und nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.',
  outageUnsure:
    'Wir können gerade nicht sagen, ob das geklappt hat. Sehen Sie sich die Seite noch einmal an, bevor Sie es erneut versuchen.',
  outageAgain:
    'Ob Ihr Formular angekommen ist, lässt sich gerade nicht sagen. Versuchen Sie es gleich noch einmal: Auch wenn Sie es mehrmals senden, zählt es nur einmal.',
  tryAgain: 'Noch einmal versuchen',
  lookAgain: 'Seite noch einmal ansehen',
  unreached:
    'Der Shop ist nicht zu erreichen. Nichts von dem, was Sie eingegeben haben, ist verloren: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  reference: 'Wenn Sie uns deswegen schreiben, nennen Sie bitte diese Kennung:',
  search: 'Etwas anderes suchen',
  backHome: 'Zurück zur Startseite',
  summary_one: 'Fehler: Bitte prüfen Sie eine Angabe',
  summary_other: 'Fehler: Bitte prüfen Sie {{count}} Angaben',
}
