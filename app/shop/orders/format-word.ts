import type { OrderLineTable } from '#app/database/tables.ts'

export type BookFormat = NonNullable<OrderLineTable['format']>

/** The word for the format of a book. */
export type FormatWord = (format: BookFormat) => string

/** The words for formats, by the `t` of a page or a mail. */
export const formatWordIn =
  (t: (key: `order.format.${BookFormat}`) => string): FormatWord =>
  (format) =>
    t(`order.format.${format}`)
