import type { Currency } from '../currency/currency.ts'
import type { Country } from '../currency/countries.ts'
import type { PriceText } from '../pricing/price-text.ts'
import type { Language } from '#app/i18n/languages.ts'

/** For whom, and when (ms UTC), the catalogue is shown: a visit is one. */
export type Viewer = { language: Language; currency: Currency; country: Country; now: number }

/** What can be done with a product from its card. */
export type CardFoot =
  | { kind: 'add' }
  /** Colour and size are chosen on its page. */
  | { kind: 'choose' }
  | { kind: 'partner'; href: string }
  /** Sold out, out of print, or not for sale. */
  | { kind: 'none' }

export type CardBadge = { kind: 'new' | 'low' | 'out' | 'soon'; text: string }

/** One product as a list shows it: every word is ready, so that server and browser write the same. */
export type ProductCard = {
  id: string
  path: string
  name: string
  /** The language of the name where it is not the page's. */
  lang?: string
  /** Authors; `''` where there are none. */
  by: string
  /** Of a book: its price is that of one edition. */
  format?: string
  image: { src: string; kind: 'book' | 'thing' }
  /** None: not for sale here. */
  price?: PriceText
  /** 1 to 5. */
  rating?: { value: number; text: string }
  badge?: CardBadge
  foot: CardFoot
}

/** The id of a product's card in a list, where each stands once. */
export const cardId = (product: string) => `card-${product}`

/** The path of a product's page, in English. */
export const productPath = ({ id, kind }: { id: string; kind: 'book' | 'goods' }) =>
  `/${kind === 'book' ? 'book' : 'product'}/${encodeURIComponent(id)}`
