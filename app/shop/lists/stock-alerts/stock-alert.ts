/**
 * Holds the outcome that `?notify=` shows on a product page: the state of a request, or the
 * question of a mail's link.
 */
export type StockAlertAnswer =
  | { kind: 'sent' | 'confirmed' | 'forgotten' }
  /** Follows the link of the mail; `waiting` after its button was pressed. */
  | { kind: 'offer' | 'waiting'; key: string; name: string }
  /** The link has expired or never existed. */
  | { kind: 'unknown' }

export type StockAlertOutcome = 'sent' | 'confirmed' | 'forgotten'

export const isStockAlertOutcome = (text: string): text is StockAlertOutcome =>
  ['sent', 'confirmed', 'forgotten'].includes(text)

/** Returns the key of a mail's link, 128 random bits in base64url. */
export const parseStockAlertKey = (text: string | null): string | undefined =>
  /^[\w-]{22}$/.test(text ?? '') ? text! : undefined
