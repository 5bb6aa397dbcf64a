import type { StoredTopic } from './stored-topics.ts'

/**
 * Describes the source of a text. In strings `{{email}}` is a variable and `[words](/path)` a
 * link. A block whose variable has no value (the seller has no importer) is left out.
 */
export type Source =
  | string
  | { list: string[] }
  | { facts: [name: string, words: string][] }
  | { lines: string }
  /** Holds a text of the order's mail, so that page and mail say the same. */
  | { mail: 'terms' | 'effects' | 'form' }
  /** Holds the personal data that the shop stores, table by table. */
  | { stored: true }
  | { when: Condition; say: Source[] }

/** `stripe` means that card payment is configured; `mailFiles` that no mail server is. */
export type Condition = 'stripe' | 'mailFiles'

export type Section = { heading: string; blocks: Source[] }

/** `title` is that of the document, if it differs from the heading. */
export type TextSource<Sections extends string = string> = {
  title: string
  heading?: string
  description: string
  lede: string
  sections: Record<Sections, Section>
}

/** Types the page in another language, so that a missing or extra section does not compile. */
export type SameText<Contract extends TextSource> = TextSource<keyof Contract['sections'] & string>

type StoredFact = 'what' | 'why' | 'until'

/** Holds the text about one kind of stored data. */
export type StoredDataText = {
  headings: Record<StoredFact, string>
  topics: Record<StoredTopic, { name: string } & Record<StoredFact, string>>
}
