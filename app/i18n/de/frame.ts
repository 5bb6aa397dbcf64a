import type { Messages } from '../en.ts'

export const frame: Messages['frame'] = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  strip: 'Bücher aus vier Jahrhunderten · Kaufen ohne Konto',
  preferences: 'Sprache, Währung und Lieferland',
  language: 'Sprache',
  currency: 'Preise in',
  country: 'Lieferung nach',
  countryChoose: 'Land ändern',
  search: 'Im Laden suchen',
  searchHint: 'Titel, Autorin, ISBN …',
  searchGo: 'Suchen',
  menu: 'Hauptmenü',
  books: 'Bücher',
  catalogue: 'Gesamtkatalog',
  cart: 'Warenkorb',
  cartItems_one: '{{count}} Artikel',
  cartItems_other: '{{count}} Artikel',
  colophon:
    'Ein Oktav ist ein dreimal gefalteter Bogen: acht Blätter, sechzehn Seiten, und er passt in die Hand. Wie dieser Laden.',
  shop: 'Laden',
  tax: 'Alle Preise enthalten die Steuer, wo sie anfällt; die Versandkosten stehen im Warenkorb.',
  notices: 'Hinweise',
  undo: 'Rückgängig',
  optional: 'freiwillig',
  here: 'Sie sind hier',
}
