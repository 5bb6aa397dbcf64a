import type { Quote, QuoteLine } from '../cart/quote.ts'

/** Supplied as soon as it is ordered; what is ordered ahead opens on its day, and its buyer may withdraw till then. */
const isSuppliedAtOnce = ({ format, availability }: Pick<QuoteLine, 'format' | 'availability'>) =>
  format === 'e-book' && availability.kind !== 'pre-order'

/**
 * Whether an order needs its buyer's consent to supply e-books at once, and the acknowledgement that the right of
 * withdrawal is lost by it (CRD Art 16(m)).
 */
export const needsEbookConsent = ({ lines }: Pick<Quote, 'lines'>): boolean =>
  lines.some(isSuppliedAtOnce)
