/** The form at what is sold out: of a thing with sizes, those of the shown colour that are. */
export type StockAlertFields = {
  product: string
  /** `''`: there are none to choose among. */
  color: string
  colorName: string
  sizes: { value: string; name: string }[]
  /** Other sizes of it can be bought: the form is not what the page is about. */
  isAside: boolean
}

/** What `?notify=` says on the page of a product: where things stand, or what a mail's link asks. */
export type StockAlertAnswer =
  | { kind: 'sent' | 'confirmed' | 'forgotten' }
  /** The link of the mail: `waiting` after the press of its button. */
  | { kind: 'ask' | 'waiting'; key: string; name: string }
  /** A link that leads nowhere any more, or never did. */
  | { kind: 'unknown' }

export type StockAlertOutcome = 'sent' | 'confirmed' | 'forgotten'

export const isStockAlertOutcome = (text: string): text is StockAlertOutcome =>
  ['sent', 'confirmed', 'forgotten'].includes(text)

/** The key of a mail's link, 128 random bits in base64url. */
export const parseStockAlertKey = (text: string | null): string | undefined =>
  /^[\w-]{22}$/.test(text ?? '') ? text! : undefined
