import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'

/** Holds a suggested work as text to show, with the path of its page in the language. */
export type Suggestion = Pick<ProductCard, 'name' | 'lang' | 'image' | 'path'> & {
  /** Holds the authors of a book, or a category of goods; `''` if there are none. */
  by: string
  /** Is `''` if the work is not for sale. */
  price: string
}

/** `words` tells screen readers how many there are. */
export type Suggestions = { words: string; suggestions: Suggestion[] }

export const mostSuggestions = 8
/** A longer text is no beginning. */
export const longestBeginning = 60
