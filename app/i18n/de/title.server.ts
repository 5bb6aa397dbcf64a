import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  signIn: 'Anmelden oder registrieren',
  forgotPassword: 'Passwort vergessen?',
  newPassword: 'Neues Passwort wählen',
  myAccount: 'Mein Konto',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  notFound: 'Seite nicht gefunden',
  home: 'Gute Bücher, und Gutes daneben',
  checkout: 'Kasse',
  orderReceived: 'Bestellung {{number}}',
  myOrders: 'Meine Bestellungen',
  receiptClosed: 'Beleg',
  failed: 'Fehler: {{title}}',
  cart: 'Ihr Warenkorb',
  compare: 'Vergleichen',
  sharedCompare: 'Ein geteilter Vergleich',
  wishlist: 'Ihr Merkzettel',
  sharedWishlist: 'Ein geteilter Merkzettel',
  priceDrops: 'Preissenkungen auf einem Merkzettel',
  priceDrop: '{{name}}: jetzt {{now}}, vorher {{was}}',
  priceDropWords:
    'Seit dem {{day}} kostet es {{now}}. Der niedrigste Preis der 30 Tage davor war {{was}}.',
  page: '{{title}}, Seite {{page}}',
  states: 'Die Zustände eines Artikels',
}
