/** Holds what a result page says about the search itself, with all texts ready. */
export type SearchOutcomeText = {
  /** Holds the notes above the results, such as that they are only the nearest or only the best. */
  notes: string[]
  /** Links to the results for the typed words. */
  literally?: { words: string; search: string }
  didYouMean?: { words: string; others: { q: string; search: string }[] }
  /** Is true if the typed words found nothing, so that the page offers the categories. */
  hasCategories: boolean
}
