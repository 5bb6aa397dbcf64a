import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  notFound: 'Seite nicht gefunden',
  home: 'Gute Bücher, und Gutes daneben',
  checkout: 'Kasse',
  orderReceived: 'Bestellung {{number}}',
  receiptClosed: 'Beleg',
  failed: 'Fehler: {{title}}',
  cart: 'Ihr Warenkorb',
  compare: 'Vergleichen',
  sharedCompare: 'Ein geteilter Vergleich',
  wishlist: 'Ihre Wunschliste',
  sharedWishlist: 'Eine geteilte Wunschliste',
  priceDrops: 'Preissenkungen auf einer Wunschliste',
  priceDrop: '{{name}}: jetzt {{now}}, vorher {{was}}',
  priceDropWords:
    'Seit dem {{day}} kostet es {{now}}. Der niedrigste Preis der 30 Tage davor war {{was}}.',
  page: '{{title}}, Seite {{page}}',
  states: 'Die Zustände eines Artikels',
}
