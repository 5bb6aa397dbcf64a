import type { ServerMessages } from '../en.server.ts'

export const refusal: ServerMessages['refusal'] = {
  noFile: 'Wir haben die Datei noch nicht.',
  ended: {
    heading: 'Ihre Anmeldung ist abgelaufen',
    words:
      'Was Sie hier angemeldet abgelegt haben, liegt weiter in Ihrem Konto. Melden Sie sich wieder an, um es zu sehen und weiterzumachen.',
    link: 'Wieder anmelden',
    typedWaits:
      'Was Sie eingegeben haben, ist aufbewahrt: Nach der Anmeldung steht es wieder in seinem Formular.',
    typed:
      'Was Sie vor dem Ende Ihrer Anmeldung eingegeben haben, steht wieder in seinem Formular. Gespeichert ist es noch nicht.',
    typedOrder:
      'Was Sie vor dem Ende Ihrer Anmeldung eingegeben haben, steht wieder hier. Bestellt ist noch nichts.',
  },
  downloads: {
    number: 'Geben Sie die Nummer der Bestellung ein, etwa 7KX4M2PD',
    tooOften_one:
      'Aus Ihrem Netz sind so viele Anfragen gekommen, dass wir die nächste in {{count}} Minute annehmen.',
    tooOften_other:
      'Aus Ihrem Netz sind so viele Anfragen gekommen, dass wir die nächste in {{count}} Minuten annehmen.',
    forbidden:
      'Diese Datei ist für Sie nicht offen. Öffnen Sie sie von der Seite aus, zu der der Link in unserer E-Mail führt.',
    revoked: 'Der Kauf dieses E-Books wurde rückgängig gemacht; seine Datei ist geschlossen.',
    unpaid: 'Dieses E-Book öffnet sich, sobald seine Zahlung bei uns ist.',
    later: 'Dieses E-Book erscheint am {{day}} und öffnet sich an diesem Tag.',
    unpaidLater:
      'Dieses E-Book erscheint am {{day}}. Es öffnet sich an diesem Tag, wenn seine Zahlung bis dahin bei uns ist.',
    gone: 'Wir können diese Datei gerade nicht herstellen. Bitte schreiben Sie uns: {{email}}',
    range: 'Diesen Teil hat die Datei nicht.',
    withdrawn:
      'Diese Adresse einer Bibliothek gilt nicht oder nicht mehr. Eine neue können Sie auf der Seite Ihrer E-Books anlegen.',
  },
  account: {
    wrong: 'Ungültige Zugangsdaten',
    wrongPassword: 'Das Passwort stimmt nicht',
    tooOften_one:
      'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minute noch einmal.',
    tooOften_other:
      'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minuten noch einmal.',
    name: {
      missing: 'Geben Sie Ihren Namen ein',
      long: 'Kürzen Sie den Namen auf 100 Zeichen',
    },
    password: {
      short: 'Nehmen Sie mindestens 8 Zeichen',
      long: 'Nehmen Sie höchstens 128 Zeichen',
      common:
        'Das ist eines der Passwörter, die zuerst ausprobiert werden. Bitte wählen Sie ein anderes.',
      own: 'Das besteht vor allem aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen des Ladens. Bitte wählen Sie ein anderes.',
    },
    taken:
      'Mit dieser Adresse gibt es schon ein Konto: Melden Sie sich an, oder wählen Sie ein neues Passwort',
    link: 'Dieser Link führt nirgendwohin mehr: Er gilt ein einziges Mal, eine Stunde lang. Bitte lassen Sie sich einen neuen schicken.',
    sameEmail: 'Das ist schon Ihre Adresse',
    takenEmail: 'Mit dieser Adresse gibt es ein anderes Konto',
    confirm:
      'Dieser Link führt nirgendwohin mehr, oder die Adresse hat inzwischen ein anderes Konto.',
    signInOver: 'Diese Anmeldung war schon beendet',
    noLinkNeeded: 'Ihre Adresse ist schon bestätigt',
  },
  address: {
    country: 'Wählen Sie ein Land',
    full: 'Sie haben schon {{count}} Adressen gespeichert. Entfernen Sie zuerst eine.',
    gone: 'Diese Adresse ist nicht mehr unter Ihren; vielleicht haben Sie sie in einem anderen Fenster entfernt.',
  },
  badRequest: 'Diese Anfrage konnten wir nicht lesen.',
  cookies:
    'Ihr Browser hat unser Cookie abgelehnt, deshalb konnten wir Ihre Eingabe nicht speichern. Warenkorb, Listen, Anmeldung und die Wahl von Währung und Land brauchen Cookies. Bitte erlauben Sie Cookies für diesen Shop und versuchen Sie es noch einmal.',
  unknownIntent: 'Diese Schaltfläche gibt es auf der Seite nicht.',
  foreignOrigin: 'Dieses Formular kam von einer fremden Seite; es wurde nichts getan.',
  method: 'Diese Adresse nimmt Formulare nur mit POST an.',
  readOnly: 'Diese Adresse kann nur gelesen werden.',
  tooLarge: 'Das ist mehr, als ein Formular dieses Ladens fasst.',
  notAForm: 'Das ist kein Formular dieses Ladens.',
  postcode: {
    IN: 'Geben Sie einen PIN-Code aus sechs Ziffern ein, zum Beispiel 560001',
    DE: 'Geben Sie eine Postleitzahl aus fünf Ziffern ein, zum Beispiel 10115',
    FR: 'Geben Sie eine französische Postleitzahl aus fünf Ziffern ein, zum Beispiel 75011',
    GB: 'Geben Sie eine britische Postleitzahl ein, zum Beispiel EC1A 1BB',
    AT: 'Geben Sie eine österreichische Postleitzahl aus vier Ziffern ein, zum Beispiel 1010',
    CH: 'Geben Sie eine Schweizer Postleitzahl aus vier Ziffern ein, zum Beispiel 8001',
    US: 'Geben Sie einen ZIP-Code aus fünf Ziffern ein, zum Beispiel 10001, oder ZIP+4, zum Beispiel 10001-1234',
    other: 'Geben Sie eine Postleitzahl aus drei bis zehn Buchstaben und Ziffern ein',
  },
  checkout: {
    tooOften_one:
      'Aus Ihrem Netz kamen so viele Bestellungen mit dieser Adresse, dass wir die nächste in {{count}} Stunde annehmen. Schreiben Sie uns bitte, wenn es eilt.',
    tooOften_other:
      'Aus Ihrem Netz kamen so viele Bestellungen mit dieser Adresse, dass wir die nächste in {{count}} Stunden annehmen. Schreiben Sie uns bitte, wenn es eilt.',
    networkTooOften_one:
      'Aus Ihrem Netz kamen so viele Bestellungen, dass wir die nächste in {{count}} Minute annehmen. Alles Eingegebene ist noch da. Schreiben Sie uns, wenn es eiliger ist.',
    networkTooOften_other:
      'Aus Ihrem Netz kamen so viele Bestellungen, dass wir die nächste in {{count}} Minuten annehmen. Alles Eingegebene ist noch da. Schreiben Sie uns, wenn es eiliger ist.',
    ebookConsent:
      'Kreuzen Sie dieses Feld an, wenn Sie die E-Books haben möchten, sobald sie verfügbar sind, oder nehmen Sie sie aus dem Warenkorb',
    noEmail: 'Geben Sie Ihre E-Mail-Adresse ein',
    email: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel asha@example.org',
    telephone:
      'Geben Sie eine Telefonnummer in Ziffern ein, zum Beispiel +49 30 1234567, oder lassen Sie sie weg',
    name: 'Geben Sie den vollen Namen der Person ein, die das Paket erhält',
    addressLine1: 'Geben Sie Straße und Hausnummer ein',
    addressLine2: 'Kürzen Sie diese Zeile auf 200 Zeichen',
    city: 'Geben Sie den Ort ein',
    region: 'Geben Sie den Bundesstaat ein, zum Beispiel New York',
    tooLong: 'Kürzen Sie diese Zeile auf 200 Zeichen',
    link: 'Bitte ohne Links und E-Mail-Adressen: Diese Zeile steht in unseren E-Mails. Enthält sie keine, setzen Sie nach jedem Punkt ein Leerzeichen.',
    payment: 'Wählen Sie eine Zahlungsart',
  },
  changed: {
    country: 'Land',
    delivery: 'Versand',
    total: 'Gesamt',
    coupon: 'Gutschein',
    noCoupon: 'keiner',
    unknown: 'Ein Titel, den es im Laden nicht mehr gibt',
    notShown: 'nicht gezeigt',
    noDelivery: 'nicht möglich',
    gone: 'nicht mehr im Laden',
    'not-for-sale': 'derzeit nicht zu kaufen',
    withdrawn: 'wird nicht mehr angeboten',
    'no-file': 'wir haben die Datei noch nicht',
    'sold-out': 'ausverkauft',
    removed: 'nicht mehr in Ihrem Warenkorb',
    'too-many_one': 'nur noch {{count}} da; ändern Sie die Anzahl im Warenkorb',
    'too-many_other': 'nur noch {{count}} da; ändern Sie die Anzahl im Warenkorb',
  },
  order: {
    unmatched:
      'Wir kennen keine Bestellung mit dieser Nummer und dieser E-Mail-Adresse. Bitte prüfen Sie beides: Es steht in unserer Bestätigung.',
    number: 'Geben Sie die Bestellnummer ein',
    tooOften_one: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minute wieder.',
    tooOften_other: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minuten wieder.',
    sent: 'Diese Bestellung ist schon verschickt und lässt sich nicht mehr stornieren. Sie können sie stattdessen widerrufen.',
    fetched:
      'Ein E-Book dieser Bestellung wurde schon heruntergeladen; sie lässt sich hier nicht stornieren. Bitte schreiben Sie uns.',
  },
  coupon: {
    tooOften_one: 'Es wurden zu viele Codes versucht. Bitte warten Sie eine Minute.',
    tooOften_other: 'Es wurden zu viele Codes versucht. Bitte warten Sie {{count}} Minuten.',
    missing: 'Geben Sie einen Gutscheincode ein',
    unknown:
      'Einen Gutschein mit diesem Code kennen wir nicht. Bitte prüfen Sie den Code: Er besteht aus Buchstaben, Ziffern, Binde- und Unterstrichen.',
    emptyCart:
      'Ein Gutschein zählt für das, was im Warenkorb liegt, und in Ihrem ist gerade nichts zu kaufen.',
  },
  compare: {
    unknownProduct: 'Diesen Artikel gibt es im Laden nicht mehr; er lässt sich nicht vergleichen.',
    full: 'Sie vergleichen schon {{most}} Artikel',
    itself: 'Ein Artikel kann nicht seinen eigenen Platz einnehmen.',
    notCompared:
      'Was seinen Platz frei machen sollte, ist nicht mehr in Ihrem Vergleich. Nichts wurde geändert.',
  },
  contact: {
    name: 'Bitte sagen Sie, wer Sie sind',
    subject: 'Bitte sagen Sie, worum es geht',
    message: 'Bitte schreiben Sie eine Nachricht',
    tooLong: 'Bitte schreiben Sie höchstens {{count}} Zeichen',
  },
  cart: {
    fileInCart: 'Dieses E-Book liegt schon in Ihrem Warenkorb.',
    oneFile: 'Ein E-Book ist eine einzige Datei: Sie können nur ein Exemplar davon kaufen.',
    unknownProduct: 'Diesen Artikel gibt es im Laden nicht mehr.',
    unknownVariant: 'In dieser Farbe und Größe gibt es ihn nicht. Bitte wählen Sie anders.',
    chooseVariant: 'Bitte wählen Sie zuerst Farbe und Größe.',
    notForSale: 'Derzeit nicht zu kaufen.',
    soldOut: 'Dieser Artikel ist ausverkauft.',
    full: 'Ein Warenkorb fasst 500 verschiedene Artikel. Bitte bestellen Sie diese zuerst, oder nehmen Sie etwas heraus.',
    noLine:
      'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb; vielleicht haben Sie ihn in einem anderen Fenster geändert.',
    addedQuantity: 'Geben Sie eine ganze Zahl von 1 bis 99 ein',
    setQuantity: 'Geben Sie eine ganze Zahl von 1 bis 99 ein, oder 0 zum Herausnehmen',
    pastLimit_one: 'Davon ist nur {{count}} Stück zu haben. Bitte wählen Sie nicht mehr.',
    pastLimit_other: 'Davon sind nur {{count}} Stück zu haben. Bitte wählen Sie nicht mehr.',
    pastLimitHeld_one:
      'Davon ist nur {{count}} Stück zu haben, und {{held}} liegt schon in Ihrem Warenkorb.',
    pastLimitHeld_other:
      'Davon sind nur {{count}} Stück zu haben, und {{held}} davon liegen schon in Ihrem Warenkorb.',
  },
  wishlist: {
    unknown: 'Das gibt es im Laden nicht mehr.',
    full: 'Ihr Merkzettel fasst 200 Artikel und ist voll. Bitte nehmen Sie zuerst etwas herunter.',
    notWished:
      'Das steht nicht mehr auf Ihrem Merkzettel; vielleicht haben Sie es in einem anderen Fenster geändert.',
    partner: 'Das verkauft unser Partner, nicht wir.',
    empty: 'Auf Ihrem Merkzettel steht noch nichts, was sich teilen ließe.',
    withdrawn: 'Der Link zu diesem Merkzettel wurde zurückgezogen.',
    currency: 'Preise gibt es nur in INR, USD, EUR und GBP.',
  },
  stock: {
    canBeBought: 'Dieser Artikel ist jetzt zu kaufen: Es gibt nichts zu warten.',
    notComing:
      'Wir wissen nicht, ob dieser Artikel wiederkommt, und nehmen deshalb keine Adresse an.',
    chooseSize: 'Bitte wählen Sie die Größe, auf die Sie warten.',
    tooOften_one:
      'Aus Ihrem Netz kamen so viele Anfragen, dass wir die nächste in {{count}} Minute annehmen.',
    tooOften_other:
      'Aus Ihrem Netz kamen so viele Anfragen, dass wir die nächste in {{count}} Minuten annehmen.',
    unknownLink: 'Dieser Link führt nirgendwohin mehr.',
  },
  api: {
    token: 'Bitte melden Sie sich zuerst an: Dieser Aufruf braucht ein gültiges Token.',
    tooOften_one: 'Dieses Konto hat zu oft angefragt. Versuchen Sie es in {{count}} Minute wieder.',
    tooOften_other:
      'Dieses Konto hat zu oft angefragt. Versuchen Sie es in {{count}} Minuten wieder.',
    foreignOrigin: 'Seiten dieser Website dürfen unseren Laden nicht aufrufen.',
    method: 'Dieser Aufruf nimmt nur {{methods}} an.',
    unknownCall: 'Diesen Aufruf gibt es nicht.',
    notJson: 'Senden Sie JSON in UTF-8, mit dem Content-Type application/json.',
    brokenJson: 'Der Inhalt ist kein lesbares JSON.',
    tooLarge: 'Der Inhalt ist größer als 256 KB.',
    notAnObject: 'Der Inhalt muss ein JSON-Objekt sein.',
    field: '„{{field}}“ fehlt oder ist falsch.',
    tooLong: '„{{field}}“ ist zu lang.',
    fault: 'Im Laden ist etwas schiefgegangen. Bitte versuchen Sie es später wieder.',
  },
  withdrawal: {
    name: 'Bitte nennen Sie Ihren Namen',
    order: 'Bitte geben Sie die Bestellnummer ein',
    long: 'Das ist länger, als es sein kann',
    link: 'Bitte ohne Links und E-Mail-Adressen: Die Bestätigung geht per E-Mail hinaus. Enthält der Text keine, setzen Sie nach jedem Punkt ein Leerzeichen.',
    lines: 'Bitte geben Sie zu jeder Zeile an, wie viele, und nicht mehr, als es sind',
    nothing: 'Bitte geben Sie bei mindestens einer Zeile an, wie viele',
    reason: 'Bitte wählen Sie, was damit ist',
    unsent: 'Von dieser Bestellung wurde noch nichts versandt.',
    cancelled: 'Diese Bestellung wurde storniert; es gibt nichts zurückzusenden.',
    returned: 'Von dieser Bestellung ist schon alles zurück.',
    stale:
      'Dieses Formular wurde vor langer Zeit geöffnet. Bitte prüfen und bestätigen Sie noch einmal.',
    tooOften_one:
      'Es kamen so viele Erklärungen, dass wir die nächste in {{count}} Minute annehmen. Sie können uns auch per E-Mail oder Brief schreiben.',
    tooOften_other:
      'Es kamen so viele Erklärungen, dass wir die nächste in {{count}} Minuten annehmen. Sie können uns auch per E-Mail oder Brief schreiben.',
  },
}
