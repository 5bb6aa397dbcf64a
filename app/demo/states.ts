import type { ProductTable } from '#app/database/tables.ts'
import type { Availability } from '#app/shop/catalogue/products/availability.ts'
import type { DemoText } from './demo-types.ts'

/** The facts identify states of a product, in a market without fixed prices. */
export type StateFacts = Pick<
  ProductTable,
  | 'kind'
  | 'format'
  | 'stock'
  | 'isNew'
  | 'affiliateLink'
  | 'fixedPriceMarkets'
  | 'safetyWarning'
  | 'mrpMinor'
  | 'seriesName'
> & {
  availability: Availability['kind']
  variants: { color: string; size: string; stock: number }[]
  isForSale: boolean
  /** The price per kg, l, m or m² is shown. */
  hasUnitPrice: boolean
  /** The value says whether a reduction is shown, and whether it ends. */
  reduction: 'none' | 'ending' | 'lasting'
  hasSample: boolean
  /** The number includes the product and other editions of the same work and language. */
  editions: number
}

export type DemoState = { id: string; name: DemoText; fits: (product: StateFacts) => boolean }

const hasPrintStock = ({ kind, format, affiliateLink, variants }: StateFacts) =>
  !affiliateLink && variants.length === 0 && (kind === 'goods' || format !== 'e-book')

const isOut = ({ stock }: { stock: number }) => stock === 0

/** Returns the stock of each colour. */
function stocksOf({ variants }: StateFacts): number[] {
  const stocks = new Map<string, number>()
  for (const { color, stock } of variants) stocks.set(color, (stocks.get(color) ?? 0) + stock)
  return [...stocks.values()]
}

/** The demo shows every state on at least one product. */
export const demoStates: DemoState[] = [
  {
    id: 'in-stock',
    name: { en: 'In stock', fr: 'En stock', de: 'Auf Lager' },
    fits: (one) =>
      hasPrintStock(one) && one.availability === 'in-stock' && one.stock !== null && one.isForSale,
  },
  {
    id: 'few-left',
    name: { en: 'Few left', fr: 'Derniers exemplaires', de: 'Nur noch wenige' },
    fits: (one) => hasPrintStock(one) && one.availability === 'few-left',
  },
  {
    id: 'last-one',
    name: { en: 'The last one', fr: 'Le dernier', de: 'Das letzte Stück' },
    fits: (one) => hasPrintStock(one) && one.availability === 'few-left' && one.stock === 1,
  },
  {
    id: 'sold-out',
    name: { en: 'Sold out', fr: 'Épuisé', de: 'Ausverkauft' },
    fits: (one) => hasPrintStock(one) && one.availability === 'sold-out',
  },
  {
    id: 'on-order',
    name: { en: 'On order', fr: 'Sur commande', de: 'Auf Bestellung' },
    fits: (one) => one.availability === 'on-order',
  },
  {
    id: 'pre-order',
    name: { en: 'Pre-order', fr: 'Précommande', de: 'Vorbestellbar' },
    fits: (one) => one.availability === 'pre-order',
  },
  {
    id: 'out-of-print',
    name: { en: 'Out of print', fr: 'Plus édité', de: 'Vergriffen' },
    fits: (one) => one.availability === 'out-of-print',
  },
  {
    id: 'not-counted',
    name: { en: 'Stock not counted', fr: 'Stock non compté', de: 'Bestand nicht gezählt' },
    fits: (one) => hasPrintStock(one) && one.stock === null && one.availability === 'in-stock',
  },
  {
    id: 'variants',
    name: { en: 'Colours and sizes', fr: 'Couleurs et tailles', de: 'Farben und Größen' },
    fits: ({ variants }) => variants.some(({ color, size }) => color !== '' && size !== ''),
  },
  {
    id: 'size-sold-out',
    name: { en: 'A size sold out', fr: 'Une taille épuisée', de: 'Eine Größe ausverkauft' },
    fits: ({ variants }) =>
      variants.some(
        (one) => isOut(one) && variants.some((other) => other.color === one.color && !isOut(other)),
      ),
  },
  {
    id: 'color-sold-out',
    name: {
      en: 'A whole colour sold out',
      fr: 'Toute une couleur épuisée',
      de: 'Eine ganze Farbe ausverkauft',
    },
    fits: (one) => stocksOf(one).includes(0) && stocksOf(one).some((stock) => stock > 0),
  },
  {
    id: 'variants-sold-out',
    name: {
      en: 'Every colour and size sold out',
      fr: 'Toutes couleurs et tailles épuisées',
      de: 'Alle Farben und Größen ausverkauft',
    },
    fits: ({ variants }) => variants.length > 0 && variants.every(isOut),
  },
  {
    id: 'partner',
    name: { en: 'Sold by a partner', fr: 'Vendu par un partenaire', de: 'Bei einem Partner' },
    fits: (one) => one.affiliateLink !== null,
  },
  {
    id: 'discount-ending',
    name: {
      en: 'Reduced, with an end',
      fr: 'En réduction, avec une fin',
      de: 'Herabgesetzt, mit Ende',
    },
    fits: (one) => one.reduction === 'ending',
  },
  {
    id: 'discount-lasting',
    name: {
      en: 'Reduced, without an end',
      fr: 'En réduction, sans fin',
      de: 'Herabgesetzt, ohne Ende',
    },
    fits: (one) => one.reduction === 'lasting',
  },
  {
    id: 'unit-price',
    name: { en: 'Price per unit', fr: 'Prix à l’unité de mesure', de: 'Grundpreis' },
    fits: (one) => one.hasUnitPrice,
  },
  {
    id: 'new',
    name: { en: 'New', fr: 'Nouveau', de: 'Neu' },
    fits: (one) => one.isNew === 1,
  },
  {
    id: 'price-fixed',
    name: {
      en: 'Price fixed by the publisher',
      fr: 'Prix fixé par l’éditeur',
      de: 'Preis vom Verlag gebunden',
    },
    fits: (one) => one.kind === 'book' && one.fixedPriceMarkets !== '',
  },
  {
    id: 'e-book',
    name: { en: 'E-book', fr: 'Livre numérique', de: 'E-Book' },
    fits: (one) => one.format === 'e-book',
  },
  {
    id: 'editions',
    name: { en: 'Several editions', fr: 'Plusieurs éditions', de: 'Mehrere Ausgaben' },
    fits: (one) => one.editions > 2,
  },
  {
    id: 'sample',
    name: { en: 'First pages to read', fr: 'Premières pages à lire', de: 'Leseprobe' },
    fits: (one) => one.hasSample,
  },
  {
    id: 'series',
    name: { en: 'Part of a series', fr: 'Dans une série', de: 'Teil einer Reihe' },
    fits: (one) => one.seriesName !== null,
  },
  {
    id: 'not-for-sale',
    name: { en: 'Not for sale', fr: 'Pas en vente', de: 'Nicht zu kaufen' },
    fits: (one) => !one.isForSale,
  },
]
