import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  number: 'Bestellung {{number}}',
  thanks: 'Danke, {{name}}',
  received:
    'Wir haben Ihre Bestellung erhalten; eine Bestätigung geht an {{email}}. Bewahren Sie sie auf: Über den Link darin können Sie diesen Beleg fünf Jahre lang öffnen.',
  title: 'Artikel',
  price: 'Preis',
  quantity: 'Menge',
  sum: 'Summe',
  lines: 'Was Sie bestellt haben',
  goods: 'Artikel',
  free: 'kostenlos',
  method: { post: 'Versand per Post', courier: 'Versand per Kurier' },
  taxAt: 'Enthaltene Steuer, {{rate}}',
  tax: 'Steuer',
  taxNone: 'keine',
  noTax: 'Hier fällt keine Steuer an.',
  arrives: 'Lieferung zwischen {{from}} und {{to}}',
  arrivesOn: 'Lieferung am {{day}}',
  wasDue: 'Die Lieferung war bis {{day}} zugesagt.',
  notHere: 'Noch nicht da? Schreiben Sie uns',
  total: 'Gesamt',
  deliveredTo: 'Lieferadresse',
  paymentHeading: 'Bezahlung',
  payment: {
    invoice: {
      name: 'Auf Rechnung',
      text: 'Die Rechnung liegt dem Paket bei; bitte bezahlen Sie sie binnen 14 Tagen nach Erhalt.',
    },
    'on-delivery': {
      name: 'Bei Lieferung',
      text: 'Sie bezahlen, wenn Sie das Paket erhalten.',
    },
    transfer: {
      name: 'Vorkasse per Überweisung',
      text: 'Sie überweisen den Betrag auf unser Konto; die Bankverbindung folgt auf der nächsten Seite und per E-Mail. Wir bearbeiten die Bestellung, sobald Ihre Zahlung bei uns ist.',
    },
    card: {
      name: 'Karte oder Online-Zahlung',
      text: 'Auf der nächsten Seite, der unseres Zahlungsdienstes Stripe, wählen Sie: Karte oder eine andere Zahlungsart, die dort für Ihr Land und Ihre Währung angeboten wird, etwa PayPal. Ihre Kartennummer erfährt dieser Shop nie. Die Bestellung wird 30 Minuten für Sie reserviert.',
    },
  },
  pay: {
    openHeading: 'Noch nicht bezahlt',
    open: 'Ihre Bestellung wird bis {{time}} für Sie reserviert. Ist sie bis dahin nicht bezahlt, wird sie automatisch und kostenlos storniert.',
    button: 'Jetzt bezahlen',
    unreachable:
      'Die Bezahlseite ist gerade nicht zu erreichen. Ihre Bestellung ist sicher: Bitte versuchen Sie es gleich noch einmal.',
    closed: 'Diese Bestellung kann nicht mehr bezahlt werden.',
    made: 'Wir warten auf die Zahlungsbestätigung von Stripe; das dauert meist nur Sekunden. Wir benachrichtigen Sie per E-Mail.',
    madeHeading: 'Ihre Zahlung wird bestätigt',
    again: 'Erneut prüfen',
    underWayHeading: 'Ihre Zahlung ist unterwegs',
    underWay:
      'Ihre Bank hat das Geld noch nicht überwiesen. Bis dahin wird die Bestellung für Sie reserviert, und wir benachrichtigen Sie per E-Mail.',
    expiredHeading: 'Nicht bezahlt und storniert',
    expired:
      'Die Bestellung wurde nicht rechtzeitig bezahlt. Ihnen entstehen keine Kosten. Wurde dennoch Geld abgebucht, erstatten wir es.',
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
  seen_one: '{{seen}} von {{count}} Bestellung angesehen',
  seen_other: '{{seen}} von {{count}} Bestellungen angesehen',
  older_one: '{{count}} ältere Bestellung anzeigen',
  older_other: '{{count}} ältere Bestellungen anzeigen',
  none: 'Noch keine Bestellungen',
  noneText:
    'Bestellungen, die Sie angemeldet aufgeben, finden Sie hier. Frühere Bestellungen als Gast kommen hinzu, sobald Sie Ihre E-Mail-Adresse über den Link bestätigen, den wir Ihnen geschickt haben.',
  account: {
    heading: 'Ein Konto für das nächste Mal',
    text: 'Wählen Sie einfach ein Passwort: Name und Adresse übernehmen wir aus dieser Bestellung. Diese und frühere Bestellungen erscheinen im Konto, sobald Sie den Link öffnen, den wir an {{email}} schicken.',
    wordsName:
      'Wählen Sie einfach ein Passwort: Den Namen übernehmen wir aus dieser Bestellung. Diese und frühere Bestellungen erscheinen im Konto, sobald Sie den Link öffnen, den wir an {{email}} schicken.',
    joins:
      'Diese Bestellung erscheint in Ihrem Konto, sobald Sie Ihre E-Mail-Adresse über den Link bestätigen, den wir an {{email}} geschickt haben.',
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
        'Sie haben die ganze Bestellung widerrufen oder senden sie vollständig zurück. Wie es weitergeht, steht unten.',
    },
    withdrawn: 'Widerrufen',
    next: 'So geht es weiter',
    nextText: 'Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie auf dem Weg ist.',
    history: 'Status Ihrer Bestellung',
    parcel: 'Paket {{code}}, {{carrier}}',
    refundBy: 'Wir erstatten Ihnen {{amount}}, spätestens bis zum {{date}}.',
    refunded: '{{amount}} wurden am {{date}} erstattet.',
    cancelledLines: 'Vor dem Versand storniert: {{lines}}',
    toPay: 'Jetzt zu zahlen: {{amount}} statt {{total}}',
    withdrawUntil: 'Sie können bis zum {{date}} widerrufen.',
    withdrawUntilAbout:
      'Sie können mindestens bis zum {{date}} widerrufen, in jedem Fall binnen 14 Tagen nach der Zustellung.',
    withdrawOver: 'Die Widerrufsfrist ist am {{date}} abgelaufen.',
    ebooks: 'E-Books herunterladen',
    cancelHeading: 'Diese Bestellung stornieren',
    cancelText:
      'Solange Sie diese Schaltfläche sehen, können Sie kostenlos stornieren. Was Sie bezahlt haben, erstatten wir binnen 14 Tagen.',
    cancel: 'Bestellung stornieren',
    cancelFetched:
      'Ein E-Book dieser Bestellung wurde heruntergeladen, daher lässt sie sich nicht mehr vollständig stornieren. Alles andere können Sie schon jetzt widerrufen, bevor es verschickt wird:',
    cancelRest: 'den Rest widerrufen',
    again: 'Erneut kaufen',
    ofOrder: 'Bestellung {{number}}',
  },
  closed: 'Diesen Beleg öffnen Sie nur über seinen Link',
  toTracking: 'Bestellung verfolgen',
  closedText:
    'Die Bestellnummer allein genügt nicht. Öffnen Sie den Link in der Bestätigung, die wir per E-Mail geschickt haben, oder verwenden Sie den Browser, in dem Sie bestellt haben.',
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
    'Die Bestätigung per E-Mail ist Ihre Rechnung; bitte bezahlen Sie sie binnen 14 Tagen nach Erhalt.',
}
