/**
 * A typed word matches by any of its forms; with `prefix`, also words that begin with the first
 * form.
 */
export type SearchTerm = {
  forms: string[]
  prefix: boolean
  /** All of these parts match too, in any order: initials that were typed with spaces. */
  parts?: string[]
}

/** The index identifies a product by number in the embedded file, by id on PostgreSQL. */
export type MatchKey = number | string

/** The product matches every word. */
export type MatchedProduct = {
  id: string
  workId: string
  inLanguage: string
  name: string
  sortName: string
  seriesNumber: string | null
  /** Null means not listed. */
  editionRank: number | null
  /** The text is as indexed: folded words separated by spaces, authors and series by `|`. */
  title: string
  author: string
  /** Holds the sorts of goods, such as tags and colours, in place of a series. */
  series: string
  stems: string
}
