export type EpubPerson = { name: string; sortName: string }

/**
 * Holds the content of an e-book. Every field accepts any text; what is not allowed in a book is
 * removed.
 */
export type EpubBook = {
  /** The product's id gives a book without an ISBN its permanent identifier. */
  id: string
  isbn13?: string | undefined
  title: string
  authors: EpubPerson[]
  translators?: EpubPerson[] | undefined
  /** The language is a BCP 47 tag. */
  language: string
  publisher: string
  /** The time is in ISO 8601. */
  modified: string
  /** Subjects are codes of Thema or BISAC; other words are used unchanged. */
  subjects: string[]
  /**
   * The text is plain paragraphs separated by an empty line, or the shop's sanitised HTML. It is in
   * the book's language if the shop supports that, otherwise in English.
   */
  description: string
  chapters: { heading: string; html: string }[]
  /**
   * If true, the chapters are the whole work; otherwise they are its opening, and the book says so.
   */
  isWhole?: true | undefined
  /** The cover is drawn by app/art. If it is no SVG picture, the book has no cover. */
  coverSvg: string
  /** The value is a year; years before 0 are BC. */
  firstPublished?: number | undefined
}
