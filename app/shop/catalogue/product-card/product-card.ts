import type { Currency } from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'
import type { Language } from '#app/i18n/languages.ts'

/** The catalogue is shown for this viewer; `now` is in ms UTC. A request context is a viewer too. */
export type Viewer = { language: Language; currency: Currency; country: Country; now: number }

/** Holds what a visitor can do with a product from its card. */
export type CardFoot =
  | { kind: 'add' }
  /** The colour and size are chosen on its page. */
  | { kind: 'choose' }
  | { kind: 'partner'; href: string }
  /** The product is sold out, out of print or not for sale. What is sold out may return. */
  | { kind: 'none'; isSoldOut?: true }

/** Is from 1 to 5; `source` tells in short where it is from. */
export type CardRating = { value: number; text: string; source: string }

export type CardBadge = { kind: 'new' | 'low' | 'out' | 'soon'; text: string }

/** Holds one product as a list shows it. All text is formatted, so that server and browser render the same. */
export type ProductCard = {
  id: string
  path: string
  name: string
  /** The language of the name if it differs from the page's. */
  lang?: string
  /** Holds the authors; `''` if there are none. */
  by: string
  /** Is set for a book, since its price is that of one edition; names its language if that is not the page's. */
  format?: string
  image: { src: string; kind: 'book' | 'thing' }
  /** Is undefined if not for sale here. */
  price?: PriceText
  rating?: CardRating
  badge?: CardBadge
  foot: CardFoot
}

/** Returns the id of a product's card in a list, where each product occurs once. */
export const cardId = (product: string) => `card-${product}`

/** Returns the path of a product's page, in English. */
export const productPath = ({ id, kind }: { id: string; kind: 'book' | 'goods' }) =>
  `/${kind === 'book' ? 'book' : 'product'}/${encodeURIComponent(id)}`
