import type { OrderLineTable } from '#app/database/tables.ts'

export type BookFormat = NonNullable<OrderLineTable['format']>

/** A format as it is sold: of an e-book it says where the file holds less than the work. */
export type SoldFormat = BookFormat | 'e-book-opening'

type Sold = Pick<OrderLineTable, 'format'> & Partial<Pick<OrderLineTable, 'ebookContent'>>

export const soldFormatOf = ({ format, ebookContent }: Sold): SoldFormat | null =>
  format === 'e-book' && ebookContent === 'opening' ? 'e-book-opening' : format

/** The word for the format of a book. */
export type FormatName = (format: SoldFormat) => string

/** The words for formats, by the `t` of a page or a mail. */
export const formatNameIn =
  (t: (key: `order.format.${SoldFormat}`) => string): FormatName =>
  (format) =>
    t(`order.format.${format}`)
