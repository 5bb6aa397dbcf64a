/**
 * Holds a link within a sentence: an English path of the shop, `mailto:`, `tel:` or a `#fragment`.
 */
export type TextLink = { words: string; to: string }
export type Sentence = (string | TextLink)[]

/** Holds a block of a page of text, ready for display. */
export type TextBlock =
  | { kind: 'paragraph'; words: Sentence }
  | { kind: 'list'; items: Sentence[] }
  | { kind: 'facts'; rows: { name: string; words: Sentence }[] }
  /** Holds an address or a form, one line each. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'stored'; entries: StoredEntry[] }

/**
 * Holds an entry of the privacy page about personal data. `tables` names the database tables,
 * separated by spaces.
 */
export type StoredEntry = { id: string; tables: string; name: string; facts: [string, Sentence][] }

export type LegalPage = {
  heading: string
  lede: string
  sections: { id: string; heading: string; blocks: TextBlock[] }[]
}
