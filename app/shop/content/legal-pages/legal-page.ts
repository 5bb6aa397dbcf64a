import type { Language } from '#app/i18n/languages.ts'
import type { DeliveryTableBlock } from './delivery-table.ts'

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
  /** Holds a text of the shopkeeper as sanitised HTML. */
  | { kind: 'html'; html: string }
  | { kind: 'deliveryTable'; table: DeliveryTableBlock }

/**
 * Holds an entry of the privacy page about personal data. `tables` names the database tables,
 * separated by spaces.
 */
export type StoredEntry = { id: string; tables: string; name: string; facts: [string, Sentence][] }

/** `lang` is set where a text is in another language than the page. */
export type LegalPage = {
  heading: string
  lang?: Language
  lede?: string
  sections: TextSection[]
}

export type TextSection = { id: string; heading?: string; lang?: Language; blocks: TextBlock[] }
