/** One typed word: any of its forms will do; `prefix` takes any word that begins with the first form. */
export type SearchTerm = {
  forms: string[]
  prefix: boolean
  /** In place of the forms all of these, in any order: initials that were typed apart. */
  parts?: string[]
}

/** What the search index calls a product: its number there in the embedded file, its id on PostgreSQL. */
export type MatchKey = number | string

/** A product that holds every word, with what it is called. */
export type MatchedProduct = {
  id: string
  workId: string
  inLanguage: string
  name: string
  sortName: string
  seriesNumber: string | null
  /** Null: lists do not show it. */
  editionRank: number | null
  /** As indexed: folded words parted by spaces, of authors and series parted by `|`. */
  title: string
  author: string
  series: string
  stems: string
}
