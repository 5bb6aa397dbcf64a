/** What a page of results says about the search itself, every word ready. */
export type SearchOutcomeText = {
  /** A sentence above the results: that they are only the nearest, or only the best. */
  notes: string[]
  /** Back to what was typed. */
  literally?: { words: string; search: string }
  didYouMean?: { words: string; others: { q: string; search: string }[] }
  /** Nothing was found as it was typed: the rooms of the shop are worth a look. */
  hasRooms: boolean
}
