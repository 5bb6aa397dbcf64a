/**
 * Holds the products of a search, best first; the first of each work counts. Its string form is
 * the query, which cache keys use.
 */
export class SearchResult {
  readonly query: string
  readonly products: string[]
  constructor(query: string, products: string[]) {
    this.query = query
    this.products = products
  }
  toJSON() {
    return this.query
  }
}

/** Holds the outcome of a search. */
export type Search = {
  found: SearchResult
  /** Is true if there are more matches than listed. */
  isCut: boolean
  /** Holds the query that replaced the typed one, which finds nothing. */
  corrected?: string
  /** Other queries that might have been meant. */
  didYouMean: string[]
  /** Holds the words of the shown results, if nothing holds every word. */
  nearest?: string
}
