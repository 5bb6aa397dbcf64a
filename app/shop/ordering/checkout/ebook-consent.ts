import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import type { NamedPiece } from '#app/shop/ordering/quote/format-name.ts'

const ebooksOf = ({ lines }: Pick<Quote, 'lines'>) =>
  lines.filter(({ format }) => format === 'e-book')

/**
 * Tells whether an order needs the buyer's consent to receive e-books before the withdrawal period ends, with the
 * acknowledgement that the right is thereby lost (CRD Art 16(m)). Pre-orders need it too: they open on their day and
 * could otherwise be read first and withdrawn from afterwards.
 */
export const needsEbookConsent = (quote: Pick<Quote, 'lines'>): boolean =>
  ebooksOf(quote).length > 0

/** Lists the e-books that open on a later day. Until then their buyer may withdraw. */
export const ebooksAhead = (quote: Pick<Quote, 'lines'>): NamedPiece[] =>
  ebooksOf(quote)
    .filter(({ availability }) => availability.kind === 'pre-order')
    .map(({ name, format, ebookContent, ebookFormat }) => ({
      name,
      format,
      ...(ebookContent && { ebookContent }),
      ...(ebookFormat && { ebookFormat }),
    }))
