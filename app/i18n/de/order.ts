import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  number: 'Bestellung {{number}}',
  thanks: 'Danke, {{name}}',
  received:
    'Ihre Bestellung ist da, und eine Bestätigung geht an {{email}}. Bewahren Sie sie auf: Ihr Link öffnet diesen Beleg fünf Jahre lang.',
  title: 'Titel',
  price: 'Preis',
  quantity: 'Anzahl',
  sum: 'Summe',
  lines: 'Was Sie bestellt haben',
  goods: 'Waren',
  free: 'kostenlos',
  method: { post: 'Versand mit der Post', courier: 'Versand mit Kurier' },
  taxAt: 'Enthaltene Steuer, {{rate}}',
  tax: 'Steuer',
  taxNone: 'keine',
  noTax: 'Hier fällt keine Steuer an.',
  total: 'Gesamt',
  deliveredTo: 'An',
  paymentHeading: 'Bezahlung',
  payment: {
    invoice: {
      name: 'Auf Rechnung',
      words: 'Die Rechnung liegt im Paket; Sie haben 14 Tage Zeit, sie zu bezahlen.',
    },
    'on-delivery': {
      name: 'Bei Lieferung',
      words: 'Bezahlen Sie, wenn Sie das Paket in Händen halten.',
    },
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
    packed: 'Gepackt',
    dispatched: 'Unterwegs',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
    returned: 'Zurückgeschickt',
  },
  format: {
    hardback: 'gebunden',
    paperback: 'Taschenbuch',
    'e-book': 'E-Book',
    'audiobook-cd': 'Hörbuch (CD)',
  },
  seller: 'Verkauft von',
  print: 'Drucken Sie diese Seite mit Ihrem Browser: Nur der Beleg wird gedruckt.',
  toBooks: 'Zurück zu den Büchern',
  myOrders: 'Meine Bestellungen',
  placed: 'Bestellt am',
  thingsHeading: 'Inhalt',
  things_one: '{{count}} Artikel',
  things_other: '{{count}} Artikel',
  more_one: 'und {{count}} weitere Zeile',
  more_other: 'und {{count}} weitere Zeilen',
  receipt: 'Beleg',
  seen_one: 'Sie haben {{seen}} von {{count}} Bestellung gesehen',
  seen_other: 'Sie haben {{seen}} von {{count}} Bestellungen gesehen',
  older_one: '{{count}} ältere Bestellung zeigen',
  older_other: '{{count}} ältere Bestellungen zeigen',
  none: 'Noch keine Bestellung',
  noneWords:
    'Was Sie angemeldet bestellen, steht hier. Bestellungen, die Sie vorher als Gast aufgegeben haben, kommen dazu, sobald Sie Ihre E-Mail-Adresse mit dem Link bestätigt haben, den wir geschickt haben.',
  account: {
    heading: 'Ein Konto für das nächste Mal',
    words:
      'Wählen Sie ein Passwort, mehr nicht: Name und Adresse stehen in dieser Bestellung. Diese und frühere Bestellungen kommen ins Konto, sobald Sie dem Link gefolgt sind, den wir an {{email}} schicken.',
    joins:
      'Diese Bestellung kommt in Ihr Konto, sobald Sie Ihre E-Mail-Adresse mit dem Link bestätigt haben, den wir an {{email}} geschickt haben.',
    make: 'Konto eröffnen',
  },
  closed: 'Dieser Beleg öffnet sich nur mit seinem Link',
  closedWords:
    'Die Nummer einer Bestellung allein zeigt nichts von ihr. Öffnen Sie den Link in der Bestätigung, die wir per E-Mail geschickt haben, oder kommen Sie mit dem Browser wieder, in dem Sie bestellt haben.',
}
