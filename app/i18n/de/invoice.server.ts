import type { ServerMessages } from '../en.server.ts'

export const invoice: ServerMessages['invoice'] = {
  refund: 'Teilerstattung',
  adjustment: 'Ausgleich früherer Erstattungen',
  lessDue: 'Für diese Bestellung sind {{amount}} weniger zu zahlen.',
  refunded: 'Wir haben {{amount}} auf demselben Zahlungsweg erstattet.',
  toRefund: 'Wir erstatten {{amount}} auf demselben Zahlungsweg.',
  paid: 'Bezahlt ({{method}}). Es ist nichts mehr zu zahlen.',
  nothingDue: 'Es ist nichts zu zahlen.',
  due: 'Bitte zahlen Sie {{amount}} binnen 14 Tagen nach Erhalt dieser Rechnung, mit dem Verwendungszweck {{number}}.',
  dueOnDelivery: 'Sie bezahlen {{amount}}, wenn Sie das Paket erhalten.',
  dueOnCollection: 'Sie bezahlen {{amount}} bei der Abholung.',
}
