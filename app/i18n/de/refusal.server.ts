import type { ServerMessages } from '../en.server.ts'
import { product } from './product.ts'

/** The cart and stock alerts refuse a product for these reasons, and the wishlist for most of them. */
const unavailable = {
  'unknown-product': 'Diesen Artikel gibt es im Shop nicht mehr.',
  'unknown-variant': 'In dieser Farbe und Größe gibt es ihn nicht. Bitte wählen Sie eine andere.',
  'no-file': 'Die Datei ist noch nicht verfügbar.',
  withdrawn: product.withdrawn,
  'not-for-sale': product.notForSale,
}

const cart = {
  ...unavailable,
  'choose-variant': 'Bitte wählen Sie zuerst Farbe und Größe.',
  'choose-color': 'Bitte wählen Sie zuerst eine Farbe.',
  'choose-size': 'Bitte wählen Sie zuerst eine Größe.',
  'sold-out': 'Dieser Artikel ist ausverkauft.',
  'cart-full':
    'Ihr Warenkorb ist voll: Er fasst 500 verschiedene Artikel. Bitte bestellen Sie diese zuerst oder entfernen Sie etwas.',
  'wishlist-full':
    'Ihr Merkzettel fasst 200 Artikel und ist voll. Bitte entfernen Sie zuerst etwas.',
  'no-line':
    'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb; vielleicht haben Sie ihn in einem anderen Fenster geändert.',
  'file-in-cart': 'Dieses E-Book liegt schon in Ihrem Warenkorb.',
  'one-file': 'Ein E-Book ist eine einzige Datei: Sie können nur ein Exemplar davon kaufen.',
  'past-limit_one': 'Davon ist nur {{count}} Stück erhältlich. Bitte wählen Sie nicht mehr.',
  'past-limit_other': 'Davon sind nur {{count}} Stück erhältlich. Bitte wählen Sie nicht mehr.',
  'past-limit-in-cart_one':
    'Davon ist nur {{count}} Stück erhältlich, und {{held}} davon haben Sie schon im Warenkorb.',
  'past-limit-in-cart_other':
    'Davon sind nur {{count}} Stück erhältlich, und {{held}} davon haben Sie schon im Warenkorb.',
  addedQuantity: 'Geben Sie eine ganze Zahl von 1 bis {{most}} ein',
  setQuantity: 'Geben Sie eine ganze Zahl von 1 bis {{most}} ein, oder 0 zum Entfernen',
}

/** A wish is not moved to the cart for these reasons. */
const wish = {
  unknown: cart['unknown-product'],
  'not-wished':
    'Dieser Artikel steht nicht mehr auf Ihrem Merkzettel; vielleicht haben Sie ihn in einem anderen Fenster geändert.',
  partner: 'Das verkauft unser Partner, nicht wir.',
  'e-book': cart['no-file'],
  withdrawn: cart.withdrawn,
  'not-for-sale': cart['not-for-sale'],
  choose: cart['choose-variant'],
  'sold-out': cart['sold-out'],
  'cart-full': cart['cart-full'],
  'at-limit_one': cart['past-limit-in-cart_one'],
  'at-limit_other': cart['past-limit-in-cart_other'],
}

export const refusal: ServerMessages['refusal'] = {
  ended: {
    heading: 'Ihre Anmeldung ist abgelaufen',
    text: 'Was Sie gespeichert haben, bleibt in Ihrem Konto. Melden Sie sich wieder an, um es zu sehen und weiterzumachen.',
    link: 'Wieder anmelden',
    typedWaits:
      'Ihre Eingaben sind nicht verloren: Nach der Anmeldung stehen sie wieder im Formular.',
    typed: 'Ihre Eingaben stehen wieder im Formular. Gespeichert sind sie noch nicht.',
    typedOrder: 'Ihre Eingaben stehen wieder hier. Bestellt ist noch nichts.',
  },
  downloads: {
    number: 'Geben Sie die Bestellnummer ein, zum Beispiel 7KX4M2PD',
    tooOften_one:
      'Aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minute noch einmal.',
    tooOften_other:
      'Aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minuten noch einmal.',
    forbidden:
      'Von hier aus können Sie diese Datei nicht öffnen. Öffnen Sie sie über den Link in unserer E-Mail.',
    revoked:
      'Der Kauf dieses E-Books wurde rückgängig gemacht; seine Datei ist nicht mehr verfügbar.',
    unpaid: 'Dieses E-Book ist verfügbar, sobald Ihre Zahlung eingegangen ist.',
    later: 'Dieses E-Book erscheint am {{day}} und ist ab diesem Tag verfügbar.',
    unpaidLater:
      'Dieses E-Book erscheint am {{day}}. Es ist an diesem Tag verfügbar, wenn Ihre Zahlung bis dahin eingegangen ist.',
    gone: 'Diese Datei ist gerade nicht verfügbar. Bitte schreiben Sie uns: {{email}}',
    range: 'Diesen Teil hat die Datei nicht.',
    withdrawn:
      'Diese Bibliotheksadresse ist nicht oder nicht mehr gültig. Eine neue können Sie auf der Seite Ihrer E-Books anlegen.',
  },
  account: {
    wrong: 'Ungültige Zugangsdaten',
    tooOften_one:
      'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minute noch einmal.',
    tooOften_other:
      'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minuten noch einmal.',
    name: {
      missing: 'Geben Sie Ihren Namen ein',
      long: 'Kürzen Sie den Namen auf 100 Zeichen',
    },
    password: {
      wrong: 'Das Passwort stimmt nicht',
      short: 'Verwenden Sie mindestens 8 Zeichen',
      long: 'Verwenden Sie höchstens 128 Zeichen',
      common:
        'Dieses Passwort gehört zu denen, die bei Angriffen zuerst ausprobiert werden. Bitte wählen Sie ein anderes.',
      own: 'Das Passwort besteht fast nur aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen des Shops. Bitte wählen Sie ein anderes.',
    },
    taken:
      'Zu dieser Adresse gibt es schon ein Konto: Melden Sie sich an oder wählen Sie ein neues Passwort',
    link: 'Dieser Link ist nicht mehr gültig: Er gilt eine Stunde lang und nur ein einziges Mal. Bitte fordern Sie einen neuen an.',
    signInOver: 'Dieses Gerät war schon abgemeldet',
  },
  email: {
    missing: 'Geben Sie Ihre E-Mail-Adresse ein',
    malformed: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel anna@example.org',
    same: 'Das ist schon Ihre Adresse',
    taken: 'Zu dieser Adresse gibt es schon ein anderes Konto',
    unknown:
      'Dieser Link ist nicht mehr gültig, oder die Adresse gehört inzwischen zu einem anderen Konto.',
    nothing: 'Ihre Adresse ist schon bestätigt',
  },
  address: {
    country: 'Wählen Sie ein Land',
    full: 'Sie haben schon {{count}} Adressen gespeichert. Entfernen Sie zuerst eine.',
    gone: 'Diese Adresse ist nicht mehr in Ihrem Konto; vielleicht haben Sie sie in einem anderen Fenster entfernt.',
  },
  badRequest: 'Diese Anfrage konnten wir nicht lesen.',
  cookies:
    'Ihr Browser hat unser Cookie abgelehnt, deshalb konnten wir Ihre Eingabe nicht speichern. Warenkorb, Listen, Anmeldung und die Wahl von Währung und Land brauchen Cookies. Bitte erlauben Sie Cookies für diesen Shop und versuchen Sie es noch einmal.',
  unknownIntent: 'Diese Schaltfläche gibt es auf der Seite nicht.',
  foreignOrigin: 'Dieses Formular kam von einer fremden Seite; deshalb ist nichts geschehen.',
  method: 'Diese Adresse nimmt Formulare nur mit POST an.',
  readOnly: 'Diese Adresse kann nur gelesen werden.',
  tooLarge: 'Das ist mehr, als unsere Formulare fassen.',
  notAForm: 'Das ist kein Formular dieses Shops.',
  postcode: {
    IN: 'Geben Sie einen sechsstelligen PIN-Code ein, zum Beispiel 560001',
    DE: 'Geben Sie eine fünfstellige Postleitzahl ein, zum Beispiel 10115',
    FR: 'Geben Sie eine fünfstellige französische Postleitzahl ein, zum Beispiel 75011',
    GB: 'Geben Sie eine britische Postleitzahl ein, zum Beispiel EC1A 1BB',
    AT: 'Geben Sie eine vierstellige österreichische Postleitzahl ein, zum Beispiel 1010',
    CH: 'Geben Sie eine vierstellige Schweizer Postleitzahl ein, zum Beispiel 8001',
    US: 'Geben Sie einen fünfstelligen ZIP-Code ein, zum Beispiel 10001, oder ZIP+4, zum Beispiel 10001-1234',
    other: 'Geben Sie eine Postleitzahl aus drei bis zehn Buchstaben und Ziffern ein',
  },
  checkout: {
    tooOften_one:
      'Aus Ihrem Netzwerk kamen zu viele Bestellungen mit dieser Adresse. Bitte versuchen Sie es in {{count}} Stunde noch einmal, oder schreiben Sie uns, wenn es eilt.',
    tooOften_other:
      'Aus Ihrem Netzwerk kamen zu viele Bestellungen mit dieser Adresse. Bitte versuchen Sie es in {{count}} Stunden noch einmal, oder schreiben Sie uns, wenn es eilt.',
    networkTooOften_one:
      'Aus Ihrem Netzwerk kamen zu viele Bestellungen. Bitte versuchen Sie es in {{count}} Minute noch einmal: Ihre Eingaben sind noch da. Schreiben Sie uns, wenn es eilt.',
    networkTooOften_other:
      'Aus Ihrem Netzwerk kamen zu viele Bestellungen. Bitte versuchen Sie es in {{count}} Minuten noch einmal: Ihre Eingaben sind noch da. Schreiben Sie uns, wenn es eilt.',
    ebookConsent:
      'Kreuzen Sie dieses Feld an, wenn Sie die E-Books haben möchten, sobald sie verfügbar sind, oder nehmen Sie sie aus dem Warenkorb',
    telephone:
      'Geben Sie eine Telefonnummer in Ziffern ein, zum Beispiel +49 30 1234567, oder lassen Sie das Feld leer',
    name: 'Geben Sie Vor- und Nachnamen ein',
    addressLine1: 'Geben Sie Straße und Hausnummer ein',
    addressLine2: 'Kürzen Sie diese Zeile auf 200 Zeichen',
    city: 'Geben Sie den Ort ein',
    region: 'Geben Sie den Bundesstaat ein, zum Beispiel New York',
    'too-long': 'Kürzen Sie diese Zeile auf 200 Zeichen',
    link: 'Bitte ohne Links und E-Mail-Adressen: Diese Zeile steht in unseren E-Mails. Enthält sie keine, setzen Sie nach jedem Punkt ein Leerzeichen.',
    payment: 'Wählen Sie eine Zahlungsart',
    paymentGone:
      'Diese Zahlungsart ist für diese Bestellung nicht möglich. Wählen Sie eine der folgenden',
  },
  changed: {
    arrival: 'Liefertag',
    country: 'Land',
    delivery: 'Versand',
    tax: 'Enthaltene Steuer',
    noTax: 'keine',
    total: 'Gesamtsumme',
    coupon: 'Gutschein',
    noCoupon: 'keiner',
    unknown: 'Ein Artikel, den es im Shop nicht mehr gibt',
    notShown: 'nicht angezeigt',
    noDelivery: 'nicht möglich',
    gone: 'nicht mehr im Sortiment',
    'not-for-sale': 'derzeit nicht erhältlich',
    withdrawn: 'wird nicht mehr angeboten',
    'no-file': 'Die Datei ist noch nicht verfügbar',
    'sold-out': 'ausverkauft',
    removed: 'nicht mehr in Ihrem Warenkorb',
    'too-many_one': 'nur noch {{count}} vorrätig; ändern Sie die Menge im Warenkorb',
    'too-many_other': 'nur noch {{count}} vorrätig; ändern Sie die Menge im Warenkorb',
  },
  order: {
    unmatched:
      'Wir finden keine Bestellung mit dieser Nummer und dieser E-Mail-Adresse. Bitte prüfen Sie beides; Sie finden es in unserer Bestätigung.',
    number: 'Geben Sie die Bestellnummer ein',
    tooOften_one: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minute wieder.',
    tooOften_other: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {{count}} Minuten wieder.',
    sent: 'Diese Bestellung ist schon verschickt und lässt sich nicht mehr stornieren. Sie können sie stattdessen widerrufen.',
    fetched:
      'Ein E-Book dieser Bestellung wurde schon heruntergeladen; sie lässt sich hier nicht stornieren. Bitte schreiben Sie uns.',
  },
  staffMail: {
    tooOften_one:
      'Diese Adresse hat zu viele E-Mails von Mitarbeitern bekommen. Es wurde nichts getan; versuchen Sie es in {{count}} Minute wieder.',
    tooOften_other:
      'Diese Adresse hat zu viele E-Mails von Mitarbeitern bekommen. Es wurde nichts getan; versuchen Sie es in {{count}} Minuten wieder.',
  },
  coupon: {
    tooOften_one: 'Es wurden zu viele Codes ausprobiert. Bitte warten Sie eine Minute.',
    tooOften_other: 'Es wurden zu viele Codes ausprobiert. Bitte warten Sie {{count}} Minuten.',
    missing: 'Geben Sie einen Gutscheincode ein',
    unknown: 'Diesen Gutscheincode kennen wir nicht; bitte prüfen Sie die Schreibweise.',
    'empty-cart':
      'Ein Gutschein gilt für das, was im Warenkorb liegt, und in Ihrem ist derzeit nichts erhältlich.',
  },
  compare: {
    unknown: 'Diesen Artikel gibt es im Shop nicht mehr; er lässt sich nicht vergleichen.',
    full: 'Sie vergleichen schon {{most}} Artikel',
    itself: 'Ein Artikel lässt sich nicht durch sich selbst ersetzen.',
    notCompared:
      'Der Artikel, den Sie ersetzen wollten, ist nicht mehr in Ihrem Vergleich. Nichts wurde geändert.',
  },
  contact: {
    name: 'Bitte geben Sie Ihren Namen ein',
    subject: 'Bitte geben Sie einen Betreff ein',
    message: 'Bitte schreiben Sie eine Nachricht',
    tooLong: 'Bitte schreiben Sie höchstens {{count}} Zeichen',
  },
  cart,
  wishlist: {
    unknown: cart['unknown-product'],
    full: cart['wishlist-full'],
    empty: 'Ihr Merkzettel ist noch leer: Es gibt nichts zu teilen.',
    withdrawn: 'Der Link zu diesem Merkzettel wurde gelöscht.',
    currency: 'Preise gibt es nur in {{currencies}}.',
  },
  wish,
  stock: {
    ...unavailable,
    'choose-variant': 'Bitte wählen Sie die Größe, auf die Sie warten.',
    'not-for-sale':
      'Wir wissen nicht, ob dieser Artikel wiederkommt, und können Sie deshalb nicht benachrichtigen.',
    'can-be-bought': 'Dieser Artikel ist jetzt erhältlich: Sie müssen nicht warten.',
    tooOften_one:
      'Aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minute noch einmal.',
    tooOften_other:
      'Aus Ihrem Netzwerk kamen zu viele Anfragen. Bitte versuchen Sie es in {{count}} Minuten noch einmal.',
    unknownLink: 'Dieser Link ist nicht mehr gültig.',
  },
  feed: {
    author: 'Diese Autorin oder diesen Autor gibt es hier nicht.',
    publisher: 'Diesen Verlag gibt es hier nicht.',
    category: 'Diese Kategorie gibt es hier nicht.',
    subject: 'Dieses Thema gibt es hier nicht.',
    part: 'Diesen Teil gibt es nicht.',
    page: 'Eine Seite ist eine ganze Zahl ab 1.',
    beyond: 'So viele Seiten gibt es nicht.',
    one: 'Autor, Verlag, Kategorie, Thema und Suche können Sie nur einzeln angeben.',
  },
  api: {
    token: 'Bitte melden Sie sich zuerst an: Dieser Aufruf braucht ein gültiges Token.',
    tooOften_one: 'Dieses Konto hat zu oft angefragt. Versuchen Sie es in {{count}} Minute wieder.',
    tooOften_other:
      'Dieses Konto hat zu oft angefragt. Versuchen Sie es in {{count}} Minuten wieder.',
    foreignOrigin: 'Seiten dieser Website dürfen unseren Shop nicht aufrufen.',
    method: 'Dieser Aufruf nimmt nur {{methods}} an.',
    unknownCall: 'Diesen Aufruf gibt es nicht.',
    notJson: 'Senden Sie JSON in UTF-8, mit dem Content-Type application/json.',
    brokenJson: 'Der Inhalt ist kein lesbares JSON.',
    tooLarge: 'Der Inhalt ist größer als 256 KB.',
    notAnObject: 'Der Inhalt muss ein JSON-Objekt sein.',
    field: '„{{field}}“ fehlt oder ist falsch.',
    tooLong: '„{{field}}“ ist zu lang.',
    fault: 'Im Shop ist etwas schiefgegangen. Bitte versuchen Sie es später wieder.',
  },
  withdrawal: {
    name: 'Bitte geben Sie Ihren Namen ein',
    order: 'Bitte geben Sie die Bestellnummer ein',
    long: 'Das ist zu lang',
    link: 'Bitte ohne Links und E-Mail-Adressen: Die Bestätigung geht per E-Mail hinaus. Enthält der Text keine, setzen Sie nach jedem Punkt ein Leerzeichen.',
    lines: 'Bitte geben Sie zu jedem Artikel eine Menge an, höchstens so viele wie bestellt',
    nothing: 'Bitte geben Sie bei mindestens einem Artikel eine Menge an',
    reason: 'Bitte wählen Sie, was nicht stimmt',
    unsent: 'Aus dieser Bestellung wurde noch nichts versandt.',
    cancelled: 'Diese Bestellung wurde storniert; es gibt nichts zurückzusenden.',
    returned: 'Aus dieser Bestellung ist schon alles zurück.',
    stale:
      'Dieses Formular wurde vor langer Zeit geöffnet. Bitte prüfen und bestätigen Sie noch einmal.',
    tooOften_one:
      'Wir haben zu viele Erklärungen erhalten. Bitte versuchen Sie es in {{count}} Minute noch einmal. Sie können uns auch per E-Mail oder Brief schreiben.',
    tooOften_other:
      'Wir haben zu viele Erklärungen erhalten. Bitte versuchen Sie es in {{count}} Minuten noch einmal. Sie können uns auch per E-Mail oder Brief schreiben.',
  },
}
