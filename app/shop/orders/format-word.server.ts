import type { Translate } from '#app/i18n/i18n.server.ts'

/** The word for the format of a book, as the lines of an order hold it. */
export const formatWordIn = (t: Translate) => (format: string) =>
  t(`order.format.${format as 'paperback'}`)
