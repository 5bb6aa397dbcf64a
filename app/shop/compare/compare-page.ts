import type { StockText } from '../catalogue/detail.ts'
import type { CardFoot, ProductCard } from '../catalogue/product-card.ts'
import type { PriceText } from '../pricing/price-text.ts'

/** What one product has to say in one row. */
export type CompareCellText =
  | { kind: 'text'; text: string }
  | { kind: 'price'; price: PriceText }
  | { kind: 'stock'; stock: StockText }
  /** `figure`: the rating as a number alone. */
  | { kind: 'rating'; rating: NonNullable<ProductCard['rating']>; figure: string }
  | { kind: 'links'; links: { name: string; path: string }[] }
  | { kind: 'none'; reason: 'notApplicable' | 'notStated' }

/** `differs`: not all products say the same. */
export type CompareRow = { label: string; differs: boolean; cells: CompareCellText[] }

/** The head and the foot of a column. `whyNot`: why it cannot be bought, with the foot `none`. */
export type CompareColumn = Pick<ProductCard, 'id' | 'path' | 'name' | 'lang' | 'image'> & {
  /** The format, where another column is called the same. */
  edition?: string
  foot: CardFoot
  whyNot?: string
}

/** A comparison, one's own or one that an address names. Paths are in English. */
export type ComparePage = {
  isShared: boolean
  columns: CompareColumn[]
  rows: CompareRow[]
  notices: string[]
  /** The address that shows one's own list to anybody. */
  sharePath?: string
  /** With two products or more: the way to see fewer rows, or all. */
  differences?: { isOn: boolean; path: string }
  /** What was taken out of one's own list within the last 30 minutes. */
  removed?: { count: number; name?: string }
}
