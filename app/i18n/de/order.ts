import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  number: 'Bestellung {{number}}',
  thanks: 'Danke, {{name}}',
  received:
    'Wir haben Ihre Bestellung erhalten, und eine Bestätigung geht an {{email}}. Bewahren Sie sie auf: Der Link darin öffnet diesen Beleg fünf Jahre lang.',
  title: 'Titel',
  price: 'Preis',
  quantity: 'Menge',
  sum: 'Summe',
  lines: 'Was Sie bestellt haben',
  goods: 'Waren',
  free: 'kostenlos',
  method: { post: 'Versand mit der Post', courier: 'Versand mit Kurier' },
  taxAt: 'Enthaltene Steuer, {{rate}}',
  tax: 'Steuer',
  taxNone: 'keine',
  noTax: 'Hier fällt keine Steuer an.',
  arrives: 'Lieferung zwischen {{from}} und {{to}}',
  arrivesOn: 'Lieferung am {{day}}',
  total: 'Gesamtsumme',
  deliveredTo: 'Lieferadresse',
  paymentHeading: 'Bezahlung',
  payment: {
    invoice: {
      name: 'Auf Rechnung',
      text: 'Die Rechnung liegt dem Paket bei; Sie haben 14 Tage Zeit, sie zu bezahlen.',
    },
    'on-delivery': {
      name: 'Bei Lieferung',
      text: 'Bezahlen Sie, wenn Sie das Paket erhalten.',
    },
    card: {
      name: 'Karte',
      text: 'Sie bezahlen auf der Seite von Stripe, unserem Zahlungsdienst; Ihre Kartennummer geht nie durch diesen Shop. Die Bestellung wird 30 Minuten für Sie reserviert.',
    },
  },
  pay: {
    openHeading: 'Noch nicht bezahlt',
    open: 'Ihre Bestellung wird bis {{time}} für Sie reserviert. Ist sie dann nicht bezahlt, wird sie automatisch storniert und kostet nichts.',
    button: 'Jetzt bezahlen',
    unreachable:
      'Die Bezahlseite ist gerade nicht zu erreichen. Ihre Bestellung ist sicher: Bitte versuchen Sie es gleich noch einmal.',
    closed: 'Diese Bestellung kann nicht mehr bezahlt werden.',
    made: 'Wir warten auf die Bestätigung von Stripe, dass die Zahlung angekommen ist; meist dauert das Sekunden. Wir benachrichtigen Sie per E-Mail.',
    madeHeading: 'Ihre Zahlung wird bestätigt',
    again: 'Erneut prüfen',
    underWayHeading: 'Ihre Zahlung ist unterwegs',
    underWay:
      'Ihre Bank hat das Geld noch nicht überwiesen. Bis dahin wird die Bestellung für Sie reserviert, und wir benachrichtigen Sie per E-Mail.',
    expiredHeading: 'Nicht bezahlt und storniert',
    expired:
      'Die Bestellung wurde nicht rechtzeitig bezahlt. Sie kostet nichts. Wurde dennoch Geld abgebucht, so zahlen wir es zurück.',
  },
  paymentState: {
    due: 'Zu bezahlen',
    paid: 'Bezahlt',
    'to-refund': 'Zu erstatten',
    'part-refunded': 'Teilweise erstattet',
    refunded: 'Erstattet',
  },
  state: {
    received: 'Eingegangen',
    packed: 'Verpackt',
    dispatched: 'Unterwegs',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
    returned: 'Zurückgeschickt',
  },
  stateAhead: { packed: 'Verpacken', dispatched: 'Versand', delivered: 'Lieferung' },
  format: {
    hardback: 'gebundene Ausgabe',
    paperback: 'Taschenbuch',
    'e-book': 'E-Book',
    'e-book-opening': 'E-Book: der Anfang des Werkes',
    'audiobook-cd': 'Hörbuch auf CD',
  },
  seller: 'Verkauft von',
  print: 'Drucken Sie diese Seite mit Ihrem Browser: Nur der Beleg wird gedruckt.',
  toBooks: 'Weiter einkaufen',
  myOrders: 'Meine Bestellungen',
  placed: 'Bestellt am',
  thingsHeading: 'Inhalt',
  things_one: '{{count}} Artikel',
  things_other: '{{count}} Artikel',
  more_one: 'und {{count}} weiterer',
  more_other: 'und {{count}} weitere',
  receipt: 'Beleg',
  download: 'Herunterladen',
  review: 'Bewerten',
  seen_one: 'Sie haben {{seen}} von {{count}} Bestellung gesehen',
  seen_other: 'Sie haben {{seen}} von {{count}} Bestellungen gesehen',
  older_one: '{{count}} ältere Bestellung anzeigen',
  older_other: '{{count}} ältere Bestellungen anzeigen',
  none: 'Noch keine Bestellungen',
  noneText:
    'Was Sie angemeldet bestellen, steht hier. Bestellungen, die Sie vorher als Gast aufgegeben haben, kommen dazu, sobald Sie Ihre E-Mail-Adresse mit dem Link bestätigt haben, den wir geschickt haben.',
  account: {
    heading: 'Ein Konto für das nächste Mal',
    text: 'Wählen Sie ein Passwort, mehr nicht: Name und Adresse stehen in dieser Bestellung. Diese und frühere Bestellungen kommen ins Konto, sobald Sie dem Link gefolgt sind, den wir an {{email}} schicken.',
    wordsName:
      'Wählen Sie ein Passwort, mehr nicht: Der Name steht in dieser Bestellung. Diese und frühere Bestellungen kommen ins Konto, sobald Sie dem Link gefolgt sind, den wir an {{email}} schicken.',
    joins:
      'Diese Bestellung kommt in Ihr Konto, sobald Sie Ihre E-Mail-Adresse mit dem Link bestätigt haben, den wir an {{email}} geschickt haben.',
    make: 'Konto erstellen',
  },
  page: {
    lede: {
      packed: 'Ihre Bestellung ist gepackt und geht bald auf die Reise.',
      dispatched: 'Ihre Bestellung ist unterwegs.',
      delivered: 'Ihre Bestellung wurde zugestellt. Wir hoffen, sie gefällt Ihnen.',
      cancelled: 'Diese Bestellung wurde storniert; nichts davon wird verschickt.',
      returned: 'Die ganze Bestellung ist zu uns zurückgekommen.',
      allGoing:
        'Sie haben die ganze Bestellung widerrufen oder senden sie ganz zurück. Wie es weitergeht, steht unten.',
    },
    withdrawn: 'Widerrufen',
    next: 'So geht es weiter',
    nextText: 'Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie auf dem Weg ist.',
    history: 'Wo Ihre Bestellung ist',
    parcel: 'Paket {{code}}, {{carrier}}',
    refundBy: '{{amount}} gehen an Sie zurück, spätestens bis zum {{date}}.',
    refunded: '{{amount}} wurden am {{date}} zurückgezahlt.',
    cancelledLines: 'Vor dem Versand storniert: {{lines}}',
    toPay: 'Jetzt zu zahlen: {{amount}} statt {{total}}',
    withdrawUntil: 'Sie können bis zum {{date}} widerrufen.',
    withdrawUntilAbout:
      'Sie können mindestens bis zum {{date}} widerrufen, und immer binnen 14 Tagen nach der Zustellung.',
    withdrawOver: 'Die Widerrufsfrist ist am {{date}} abgelaufen.',
    ebooks: 'E-Books herunterladen',
    cancelHeading: 'Diese Bestellung stornieren',
    cancelText:
      'Solange Sie diese Schaltfläche sehen, können Sie kostenlos stornieren. Was Sie bezahlt haben, geht binnen 14 Tagen an Sie zurück.',
    cancel: 'Bestellung stornieren',
    cancelFetched:
      'Ein E-Book dieser Bestellung wurde heruntergeladen, daher lässt sie sich nicht mehr im Ganzen stornieren. Alles andere können Sie schon jetzt widerrufen, bevor es verschickt wird:',
    cancelRest: 'den Rest widerrufen',
    again: 'Erneut kaufen',
    ofOrder: 'Bestellung {{number}}',
  },
  closed: 'Dieser Beleg öffnet sich nur mit seinem Link',
  toTracking: 'Bestellung verfolgen',
  closedText:
    'Die Bestellnummer allein genügt nicht. Öffnen Sie den Link in der Bestätigung, die wir per E-Mail geschickt haben, oder kommen Sie mit dem Browser wieder, in dem Sie bestellt haben.',
  ebookConsent: {
    supply:
      'Ich verlange, dass Sie mir die E-Books bereitstellen, sobald sie verfügbar sind, noch vor Ablauf der Widerrufsfrist.',
    loss: 'Mir ist bekannt, dass mein Widerrufsrecht für jedes von ihnen erlischt, sobald es bereitgestellt ist.',
    paid: 'Bereitgestellt werden sie, sobald sie bezahlt sind; bis dahin können Sie widerrufen.',
    given: 'Bei Ihrer Bestellung haben Sie erklärt:',
    ahead: 'Für {{names}} gilt das, sobald die Datei bereitsteht; bis dahin können Sie widerrufen.',
  },
  ebooksUnpaid:
    'E-Books stehen bereit, sobald Ihre Zahlung eingegangen ist; wir schreiben Ihnen dann.',
  invoiceByMail:
    'Die Bestätigung per E-Mail ist Ihre Rechnung; Sie haben 14 Tage, sie zu bezahlen.',
}
