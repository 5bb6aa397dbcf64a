import type { Language } from '#app/i18n/languages.ts'

/**
 * Only developers see the page of component states, so these texts are not in the message
 * catalogues.
 */
const names = {
  title: ['Component states', 'États des composants', 'Zustände der Bauteile'],
  buttons: ['Buttons', 'Boutons', 'Knöpfe'],
  fields: ['Fields', 'Champs', 'Felder'],
  prices: ['Prices', 'Prix', 'Preise'],
  badges: ['Badges, stock and ratings', 'Pastilles, stock et notes', 'Marken, Bestand und Sterne'],
  cards: ['Cards', 'Cartes', 'Karten'],
  notices: ['Notices and toasts', 'Avis et messages', 'Hinweise und Meldungen'],
  listing: ['Facets, chips and pages', 'Filtres, puces et pages', 'Filter, Chips und Seiten'],
  empty: ['Empty and lost', 'Vide et perdu', 'Leer und verloren'],
  cart: ['Cart', 'Panier', 'Warenkorb'],
  orders: ['Orders', 'Commandes', 'Bestellungen'],
  tables: ['Tables and reviews', 'Tableaux et avis', 'Tabellen und Rezensionen'],
} as const

export type StatesPartName = keyof typeof names

const places: Record<Language, 0 | 1 | 2> = { en: 0, fr: 1, de: 2 }

export const partName = (part: StatesPartName, language: Language): string =>
  names[part][places[language]]
