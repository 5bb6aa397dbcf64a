import { lastPageOf } from '#app/components/page-numbers.ts'

/** Each field holds at most this many characters. */
export const longestReviewFields = { title: 120, body: 4000, writer: 60 } as const

export type ReviewField = 'rating' | 'title' | 'body' | 'writer'
/**
 * `missing` also means that there are only invisible characters; `link` means a web address, which
 * reviews may not contain.
 */
export type ReviewFault = 'missing' | 'too-long' | 'link'

/** Holds a review as plain text; `rating` is 1 to 5. */
export type ReviewText = { rating: number; title: string; body: string; writer: string }

/** A page shows ten reviews, and a document at most ten such pages. */
export const reviewsPerPage = 10
const pagesAtOnce = 10

/** This many reports hide a review until the shopkeeper decides. */
export const reportsToHide = 3

/** The pages `first` to `last`, counted from 1, are shown together. */
export type ReviewPages = { first: number; last: number; isUnknown: boolean }

/**
 * Reads `?reviews=N`, which shows the pages 1 to N, at most the last ten of them. Returns
 * undefined for a whole number past the end; anything else is page 1 and marked as unknown.
 */
export function parseReviewPages(text: string | null, count: number): ReviewPages | undefined {
  if (text === null) return { first: 1, last: 1, isUnknown: false }
  if (!/^[1-9]\d{0,8}$/.test(text)) return { first: 1, last: 1, isUnknown: true }
  const last = Number(text)
  if (last > lastPageOf(count, reviewsPerPage)) return undefined
  return { first: Math.max(1, last - pagesAtOnce + 1), last, isUnknown: false }
}

/** The shopkeeper selects reviews by these views. A reported review is in `shown` or `hidden`, too. */
export const reviewViews = ['reported', 'hidden', 'shown', 'unanswered'] as const
export type ReviewView = (typeof reviewViews)[number]

/** Shortens the last name: `Asha Rao` is shown as `Asha R.` unless she chooses otherwise. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last][0]!.toUpperCase()}.` : first
}

/**
 * Returns the average in tenths, rounded half up as in the database, or undefined without reviews.
 */
export const averageTenths = (count: number, sum: number): number | undefined =>
  count > 0 ? Math.floor((sum * 20 + count) / (2 * count)) : undefined
