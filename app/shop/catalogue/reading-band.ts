import type { ReadingTime } from './listing-query.ts'

/** At 250 words a minute and 275 words a page. */
const minutesAPage = 1.1

/** Minutes that a book of so many pages takes to read. */
export const readingMinutes = (pages: number) => Math.round(pages * minutesAPage)

/** The band of hours it falls into; the upper end belongs to the next. */
export function readingBandOf(pages: number): ReadingTime {
  const minutes = readingMinutes(pages)
  if (minutes < 180) return '0-3'
  if (minutes < 360) return '3-6'
  return minutes < 600 ? '6-10' : '10-'
}
