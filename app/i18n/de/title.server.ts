import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  notFound: 'Seite nicht gefunden',
  home: 'Gute Bücher, und Gutes daneben',
  checkout: 'Kasse',
  orderReceived: 'Bestellung {{number}}',
  receiptClosed: 'Beleg',
  failed: 'Fehler: {{title}}',
  cart: 'Ihr Warenkorb',
  page: '{{title}}, Seite {{page}}',
  states: 'Die Zustände eines Artikels',
}
