import type { Quote } from '../cart/quote.ts'

const ebooksOf = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.filter(({ format }) => format === 'e-book')

/**
 * Whether an order needs its buyer's consent to supply e-books before the time for withdrawal is over, and the
 * acknowledgement that the right is lost by it (CRD Art 16(m)). What is ordered ahead, too: it opens on its day, and
 * could else be read and then withdrawn from.
 */
export const needsEbookConsent = (quote: Pick<Quote, 'lines'>): boolean =>
  ebooksOf(quote).length > 0

/** The e-books that open on a day to come, until which their buyer may withdraw. */
export const ebooksAhead = (quote: Pick<Quote, 'lines'>): string[] =>
  ebooksOf(quote)
    .filter(({ availability }) => availability.kind === 'pre-order')
    .map(({ name }) => name)
