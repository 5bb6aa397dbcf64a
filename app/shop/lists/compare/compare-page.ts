import type { NamedLink } from '#app/components/named-link.ts'
import type { StockText } from '#app/shop/catalogue/product-page/detail.ts'
import type { CardFoot, ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'

/** Holds the value of one product in one row. */
export type CompareCellText =
  | { kind: 'text'; text: string }
  | { kind: 'price'; price: PriceText }
  | { kind: 'stock'; stock: StockText }
  /** `figure` is the rating as a plain number. */
  | { kind: 'rating'; rating: NonNullable<ProductCard['rating']>; figure: string }
  | { kind: 'links'; links: NamedLink[] }
  | { kind: 'none'; reason: 'notApplicable' | 'notStated' }

/** `differs` is true if not all values are equal. */
export type CompareRow = { label: string; differs: boolean; cells: CompareCellText[] }

/** Holds the head and the foot of a column. `whyNot` is the reason why it cannot be bought, if the foot is `none`. */
export type CompareColumn = Pick<ProductCard, 'id' | 'path' | 'name' | 'lang' | 'image'> & {
  /** Holds the format, where another column is called the same. */
  edition?: string
  foot: CardFoot
  whyNot?: string
}

/** Holds a comparison, either the visitor's own or a shared one. Paths are in English. */
export type ComparePage = {
  isShared: boolean
  columns: CompareColumn[]
  rows: CompareRow[]
  notices: string[]
  /** Holds the URL that shows the visitor's own comparison to anybody. */
  sharePath?: string
  /** The link that shows only differing rows, or all; set for two or more products. */
  differences?: { isOn: boolean; path: string }
  /** Holds the last removal from the visitor's own comparison within the last 30 minutes. */
  removed?: RemovedSummary
}
