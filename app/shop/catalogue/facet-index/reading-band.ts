import type { ProductTable } from '#app/database/tables.ts'
import type { ReadingTime } from './listing-query.ts'

const wordsAMinute = 250
const wordsAPage = 275

/** Estimates the number of printed pages of a text from its words. */
export const pagesOfWords = (words: number) => Math.max(1, Math.ceil(words / wordsAPage))

type Length = Pick<ProductTable, 'format' | 'numberOfPages' | 'ebookWords'>

/**
 * Returns the minutes it takes to read a book, from the words of an e-book's file if known, or else from its pages.
 * Returns undefined if neither is known.
 */
export function readingMinutes({ format, numberOfPages, ebookWords }: Length): number | undefined {
  if (format === 'e-book' && ebookWords !== null) return Math.round(ebookWords / wordsAMinute)
  return numberOfPages === null
    ? undefined
    : Math.round((numberOfPages * wordsAPage) / wordsAMinute)
}

/** Returns the range of hours that a reading time belongs to. The upper end belongs to the next range. */
export function readingBandOf(minutes: number): ReadingTime {
  if (minutes < 180) return '0-3'
  if (minutes < 360) return '3-6'
  return minutes < 600 ? '6-10' : '10-'
}
