import type { Language } from '#app/i18n/languages.ts'

/** The same text in every language of the shop. */
export type DemoText = Record<Language, string>

/** The moods that lean the choice of a drawn cover. */
export type Mood = 'sea' | 'nature' | 'night' | 'city' | 'plain'

/** One thing of the demo that is no book (spec section 3, Product). Money in paise, weight in grams. */
export type DemoGoods = {
  /** "1" to "92". */
  id: string
  sku: string
  name: DemoText
  shortDescription: DemoText
  /** Plain paragraphs, parted by an empty line. */
  fullDescription: DemoText
  categories: string[]
  tags: string[]
  price: number
  /** Percent; 0, 10, 30, 40 or 50. */
  discount: number
  /** Days after loading at whose end the discount stops; left out, it has no end. */
  offerDays?: number
  isNew: boolean
  rating: 1 | 2 | 3 | 4 | 5
  saleCount: number
  /** 0 to 45; null: not counted. Left out where there is a variation. */
  stock?: number | null
  /** A thing with none in stock that the maker supplies within so many days. */
  supplyDays?: number
  /** Sold by a partner: never enters the cart. */
  affiliateLink?: string
  variation?: { color: string; sizes: { name: 'x' | 'm' | 'xl' | 'xxl'; stock: number }[] }[]
  weightGrams: number
  /** Sold by weight, volume, length or area: amount in g, ml, mm or cm². */
  unit?: { amount: number; per: 'kg' | 'l' | 'm' | 'm2' }
  /** Maximum retail price printed on the pack (India), in paise. */
  mrp?: number
  art: { kind: string; look?: number; colour?: string }
}

/** Our own words about one work of public-domain-books.csv, and its opening in the original language. */
export type DemoWork = {
  /** The id of the work's row in public-domain-books.csv. */
  id: string
  mood: Mood
  shortDescription: DemoText
  fullDescription: DemoText
  /** The heading that stands over the opening, in the original language. */
  chapter: string
  /** The opening paragraphs as printed, in the original language. */
  firstPages: string[]
}

/** A short life of a writer, by the name used in public-domain-books.csv. */
export type DemoAuthor = { name: string; sortName: string; life: DemoText }

export type DemoPublisher = {
  slug: string
  name: string
  postalAddress: string
  email: string
  about: DemoText
}
