/** A place in a sentence that leads somewhere: a path of the shop in English, `mailto:`, `tel:` or a `#place`. */
export type TextLink = { words: string; to: string }
export type Sentence = (string | TextLink)[]

/** What a page of text shows, ready to be shown. */
export type TextBlock =
  | { kind: 'paragraph'; words: Sentence }
  | { kind: 'list'; items: Sentence[] }
  | { kind: 'facts'; rows: { name: string; words: Sentence }[] }
  /** An address or a form: each line stands alone. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'stored'; entries: StoredEntry[] }

/** What is kept of people, as the privacy page tells it. `tables`: where it lies, parted by spaces. */
export type StoredEntry = { id: string; tables: string; name: string; facts: [string, Sentence][] }

export type LegalPage = {
  heading: string
  lede: string
  sections: { id: string; heading: string; blocks: TextBlock[] }[]
}
