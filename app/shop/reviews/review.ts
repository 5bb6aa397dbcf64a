/** The most characters of each field. */
export const longestReviewFields = { title: 120, body: 4000, writer: 60 } as const

export type ReviewField = 'rating' | 'title' | 'body' | 'writer'
/** `missing`, also where only marks stand that nobody sees; `link`: reviews carry no addresses of pages. */
export type ReviewFault = 'missing' | 'too-long' | 'link'

/** What somebody wrote, as plain text; `rating`: 1 to 5. */
export type ReviewText = { rating: number; title: string; body: string; writer: string }

/** How many a page shows, and how many such pages stand on one document. */
export const reviewsPerPage = 10
const pagesAtOnce = 10

/** So many reports hide a review until the shopkeeper decides. */
export const reportsToHide = 3

/** `first` to `last`: the pages of reviews that are shown together, counted from 1. */
export type ReviewPages = { first: number; last: number; isUnknown: boolean }

/**
 * Reads `?reviews=`: pages 1 to it are shown, of many the last ten of these. Undefined for a whole number past
 * the end; anything else is page 1, and said to be unknown.
 */
export function parseReviewPages(text: string | null, count: number): ReviewPages | undefined {
  if (text === null) return { first: 1, last: 1, isUnknown: false }
  if (!/^[1-9]\d{0,8}$/.test(text)) return { first: 1, last: 1, isUnknown: true }
  const last = Number(text)
  if (last > Math.max(1, Math.ceil(count / reviewsPerPage))) return undefined
  return { first: Math.max(1, last - pagesAtOnce + 1), last, isUnknown: false }
}

/** `Asha Rao` is shown as `Asha R.`, unless she says otherwise. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last][0]!.toUpperCase()}.` : first
}

/** The average in tenths, rounded half up, as the database makes it; undefined where there is none. */
export const averageTenths = (count: number, sum: number): number | undefined =>
  count > 0 ? Math.floor((sum * 20 + count) / (2 * count)) : undefined
