import type { ProductTable } from '#app/database/tables.ts'
import type { ReadingTime } from './listing-query.ts'

const wordsAMinute = 250
const wordsAPage = 275

/** So many pages a text of so many words fills in print. */
export const pagesOfWords = (words: number) => Math.max(1, Math.ceil(words / wordsAPage))

type Length = Pick<ProductTable, 'format' | 'numberOfPages' | 'ebookWords'>

/**
 * Minutes that a book takes to read: by the words of an e-book's file where they are known, else by its pages.
 * Undefined where neither is known.
 */
export function readingMinutes({ format, numberOfPages, ebookWords }: Length): number | undefined {
  if (format === 'e-book' && ebookWords !== null) return Math.round(ebookWords / wordsAMinute)
  return numberOfPages === null
    ? undefined
    : Math.round((numberOfPages * wordsAPage) / wordsAMinute)
}

/** The band of hours it falls into; the upper end belongs to the next. */
export function readingBandOf(minutes: number): ReadingTime {
  if (minutes < 180) return '0-3'
  if (minutes < 360) return '3-6'
  return minutes < 600 ? '6-10' : '10-'
}
