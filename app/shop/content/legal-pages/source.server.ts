import type { StoredTopic } from './stored-topics.ts'

/**
 * Describes the source of a text. In strings `{{email}}` is a variable and `[words](/path)` a
 * link. A block whose variable has no value (the seller has no importer) is left out.
 */
export type Source =
  | string
  | { list: ListItem[] }
  | { facts: Fact[] }
  | { lines: string }
  /** Holds a text of the order's mail, so that page and mail say the same. */
  | { mail: 'terms' | 'effects' | 'form' }
  /** Holds the personal data that the shop stores, table by table. */
  | { stored: true }
  | { when: Condition; say: Source[] }

/**
 * `mailFiles` means that no mail server is configured. `stripe` to `transfer` name a means of payment that the shop
 * offers, and `onAccount` one after delivery.
 */
export type Condition =
  | 'mailFiles'
  | ('stripe' | 'invoice' | 'onDelivery' | 'onAccount' | 'transfer')
  | SellerCondition
  | MarketCondition
  | CustomsCondition

/** `taxNumber` means a number of the seller that is no VAT number of the EU or the United Kingdom. */
export type SellerCondition = 'euRepresentative' | 'outsideEea' | 'vatNumber' | 'taxNumber'

/** The seller is in the country or delivers to it, so that its data protection law applies. */
export type MarketCondition = 'ukLaw' | 'swissLaw' | 'indianLaw'

/** The shop delivers to the United States or Switzerland without a tax rate, or to the United Kingdom with one. */
export type CustomsCondition = 'untaxedUs' | 'untaxedSwitzerland' | 'ukTax'

/** A fact with a condition is left out unless it is met. */
type Fact = [name: string, words: string, when?: Condition]

/** An item with a condition is left out unless it is met. */
export type ListItem = string | { when: Condition; say: string }

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
