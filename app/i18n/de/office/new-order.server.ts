import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeNewOrder: OfficeMessages['newOrder'] = {
  title: 'Neue Bestellung',
  search: 'Titel, Autor, ISBN oder Artikelnummer',
  searchHint:
    'Eine ganze ISBN oder Artikelnummer fügt den Artikel sofort hinzu, so wie ein Scanner sie eingibt.',
  searchButton: 'Suchen oder hinzufügen',
  found: 'Gefunden',
  notFound: 'Nichts gefunden.',
  add: 'Hinzufügen',
  addNamed: '{{name}} hinzufügen',
  added: 'Der Artikel ist hinzugefügt.',
  full: 'Eine Bestellung hat hier höchstens {{count}} verschiedene Artikel.',
  lines: 'Artikel',
  linesHint: 'Die Menge 0 entfernt den Artikel.',
  none: 'Noch keine Artikel. Suchen oder scannen Sie einen.',
  quantityOf: 'Menge von {{name}}',
  quantityWrong: 'Geben Sie eine ganze Zahl von 0 bis 99 ein.',
  notHere:
    'Dieser Artikel ist nicht vorrätig und kann deshalb nicht übergeben werden. Berichtigen Sie den Bestand, oder verkaufen Sie ihn für später.',
  update: 'Neu berechnen',
  empty: 'Fügen Sie mindestens einen Artikel hinzu.',
  buyer: 'Käufer',
  sale: 'Verkauf',
  sales: {
    counter: 'Im Laden, sofort übergeben',
    order: 'Im Laden, später versandt oder abgeholt',
    telephone: 'Am Telefon',
  },
  saleHint: 'Davon hängen Lieferung und Zahlung ab. Berechnen Sie nach einer Änderung neu.',
  findBuyer: 'Bekannten Käufer suchen',
  buyerSearch: 'E-Mail-Adresse, Name oder Bestellnummer',
  findBuyerButton: 'Käufer suchen',
  foundBuyers: 'Bekannte Käufer',
  noBuyer: 'Kein solcher Käufer ist bekannt.',
  use: 'Auswählen',
  useNamed: '{{name}} auswählen',
  nameHint: 'Kann leer bleiben.',
  emailHint:
    'Ohne Adresse werden keine E-Mails gesendet: Übergeben Sie die Belege, oder legen Sie sie ins Paket.',
  emailForEbooks: 'E-Books brauchen die E-Mail-Adresse des Käufers: Dorthin geht der Link.',
  countryHint:
    'Davon hängen Preise, Steuer und Lieferung ab. Berechnen Sie nach einer Änderung neu.',
  address: 'Adresse',
  language: 'Sprache der Belege und E-Mails',
  payment: 'Lieferung und Zahlung',
  noPayment: 'Für diese Bestellung bietet der Laden keine Zahlungsart an.',
  reference: 'Nummer der Zahlung',
  referenceHint:
    'Bei Barzahlung oder am Kartenterminal: die Nummer des Belegs, falls es eine gibt.',
  discountUnit: 'Der Rabatt ist',
  discountSum: 'ein Betrag in {{currency}}',
  discountPercent: 'in Prozent',
  discountReason: 'Grund des Rabatts',
  discountReasonHint:
    'Nur das Team liest ihn. Er wird mit den persönlichen Daten der Bestellung gelöscht.',
  discountWrong: 'Geben Sie einen Betrag über 0 oder höchstens 100 Prozent ein.',
  reasonMissing: 'Nennen Sie den Grund in höchstens 200 Zeichen.',
  discountTooMuch: 'Es können höchstens {{most}} abgezogen werden.',
  discountLimit:
    'Das ist mehr, als der Verkauf abziehen darf. Fragen Sie einen Inhaber des Ladens.',
  allFixed: 'Die Preise all dieser Bücher sind gebunden; deshalb ist kein Rabatt möglich.',
  fixed_one: 'Ohne Rabatt, weil der Preis gebunden ist: {{names}}.',
  fixed_other: 'Ohne Rabatt, weil die Preise gebunden sind: {{names}}.',
  consent: 'Der Käufer erklärt:',
  consentMissing:
    'Lesen Sie dies dem Käufer vor und setzen Sie das Häkchen, wenn er zustimmt, oder entfernen Sie die E-Books.',
  sell: 'Jetzt verkaufen',
  place: 'Bestellung aufgeben',
  placed: 'Die Bestellung {{number}} ist aufgegeben: {{total}}.',
  changed:
    'Es hat sich etwas geändert; die Bestellung wurde nicht aufgegeben. Prüfen Sie die Beträge und senden Sie sie erneut ab.',
}
