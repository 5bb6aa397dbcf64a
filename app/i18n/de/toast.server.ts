import type { ServerMessages } from '../en.server.ts'

export const toast: ServerMessages['toast'] = {
  addedToCart: 'In den Warenkorb gelegt',
  quantityChanged: 'Anzahl geändert: {{quantity}}',
  removedFromCart: 'Aus dem Warenkorb genommen: {{name}}',
  linesRemovedFromCart_one: 'Aus dem Warenkorb genommen: {{count}} Artikel',
  linesRemovedFromCart_other: 'Aus dem Warenkorb genommen: {{count}} Artikel',
  backInCart: 'Wieder im Warenkorb',
  partlyBackInCart_one: 'Wieder im Warenkorb, doch von einem Artikel ist jetzt weniger da',
  partlyBackInCart_other: 'Wieder im Warenkorb, doch von {{count}} Artikeln ist jetzt weniger da',
  notBackInCart: 'Nichts wurde zurückgelegt: Davon ist nicht mehr zu haben, als im Warenkorb liegt',
  nothingToUndo: 'Es gibt nichts mehr zurückzulegen',
}
