/**
 * The products that a search found, best first; the first of each work counts. In the key of kept answers it stands as
 * what was asked for.
 */
export class SearchResult {
  readonly asked: string
  readonly products: string[]
  constructor(asked: string, products: string[]) {
    this.asked = asked
    this.products = products
  }
  toJSON() {
    return this.asked
  }
}

/** What a search came to. */
export type Search = {
  found: SearchResult
  /** There are more than are listed. */
  isCut: boolean
  /** What was searched for in place of what was typed, which finds nothing. */
  corrected?: string
  /** What else might have been meant. */
  didYouMean: string[]
  /** Nothing holds every word: what holds these is shown. */
  nearest?: string
}
