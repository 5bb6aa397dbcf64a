import type { Language } from '#app/i18n/languages.ts'

export type DemoText = Record<Language, string>

/** The mood affects the choice of a drawn cover. */
export type Mood = 'sea' | 'nature' | 'night' | 'city' | 'plain'

/** The product is no book (spec section 3, Product). Money is in paise, weight in grams. */
export type DemoGoods = {
  /** The ids are "1" to "92". */
  id: string
  sku: string
  name: DemoText
  shortDescription: DemoText
  /** An empty line separates paragraphs of plain text. */
  fullDescription: DemoText
  categories: string[]
  tags: string[]
  price: number
  /** The percentage is 0, 10, 30, 40 or 50. */
  discount: number
  /**
   * The discount ends this many days after loading, at the end of the day; without it, it never
   * ends.
   */
  offerDays?: number
  isNew: boolean
  rating: 1 | 2 | 3 | 4 | 5
  saleCount: number
  /** The stock is 0 to 45, or null if not counted. It is omitted with a variation. */
  stock?: number | null
  /** The maker supplies a product without stock within this many days. */
  supplyDays?: number
  /** A partner sells the product, so it cannot be added to a cart. */
  affiliateLink?: string
  variation?: { color: string; sizes: { name: 'x' | 'm' | 'xl' | 'xxl'; stock: number }[] }[]
  weightGrams: number
  /** The amount of products sold by weight, volume, length or area is in g, ml, mm or cm². */
  unit?: { amount: number; per: 'kg' | 'l' | 'm' | 'm2' }
  /** The maximum retail price on the pack (India) is in paise. */
  mrp?: number
  art: { kind: string; look?: number; colour?: string }
}

/** The descriptions are our own; the opening is in the original language. */
export type DemoWork = {
  /** The id is of the work's row in public-domain-books.csv. */
  id: string
  mood: Mood
  shortDescription: DemoText
  fullDescription: DemoText
  /** The heading above the opening is in the original language. */
  chapter: string
  /** The paragraphs of the opening are in the original language, as printed. */
  firstPages: string[]
}

/** The name is the one in public-domain-books.csv. */
export type DemoAuthor = { name: string; sortName: string; life: DemoText }

export type DemoPublisher = {
  slug: string
  name: string
  postalAddress: string
  email: string
  about: DemoText
}
