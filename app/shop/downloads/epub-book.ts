export type EpubPerson = { name: string; sortName: string }

/** What an e-book is made of. Any text will do in any field: what has no place in a book is left out. */
export type EpubBook = {
  /** The product's id: without an ISBN it gives the book its lasting identifier. */
  id: string
  isbn13?: string | undefined
  title: string
  authors: EpubPerson[]
  translators?: EpubPerson[] | undefined
  /** BCP 47. */
  language: string
  publisher: string
  /** ISO 8601. */
  modified: string
  /** Thema codes; other words are taken as they are. */
  subjects: string[]
  /**
   * Plain paragraphs parted by an empty line, or the shop's sanitised HTML; in the book's language
   * where the shop speaks it, else in English.
   */
  description: string
  chapters: { heading: string; html: string }[]
  /** The chapters are the whole work; else its opening, which the book says of itself. */
  isWhole?: true | undefined
  /** As app/art draws it; the book goes without a cover where this is no SVG picture. */
  coverSvg: string
  /** Year; before 0 is BC. */
  firstPublished?: number | undefined
}
