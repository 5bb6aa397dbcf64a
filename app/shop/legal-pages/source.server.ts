import type { StoredTopic } from './stored-topics.ts'

/**
 * How a text is written down. In strings `{{email}}` is filled in, and `[words](/path)` leads there. What has
 * a gap that nothing fills (the seller has no importer) is left out whole.
 */
export type Source =
  | string
  | { list: string[] }
  | { facts: [name: string, words: string][] }
  | { lines: string }
  /** What the mail of an order says too, so that both say the same. */
  | { mail: 'terms' | 'effects' | 'form' }
  /** What the shop keeps of people, table by table. */
  | { stored: true }
  | { when: Condition; say: Source[] }

/** `stripe`: it can be paid by card; `mailFiles`: no way out for mail is configured. */
export type Condition = 'stripe' | 'mailFiles'

export type Section = { heading: string; blocks: Source[] }

/** `title`: of the document, where the heading is not fit for it. */
export type TextSource<Sections extends string = string> = {
  title: string
  heading?: string
  description: string
  lede: string
  sections: Record<Sections, Section>
}

/** The same page in another language: a missing or an extra section does not compile. */
export type SameText<Contract extends TextSource> = TextSource<keyof Contract['sections'] & string>

type StoredFact = 'what' | 'why' | 'until'

/** What is told of each kind of thing that is kept. */
export type StoredDataText = {
  headings: Record<StoredFact, string>
  topics: Record<StoredTopic, { name: string } & Record<StoredFact, string>>
}
