import type { ReviewField } from './review.ts'

/** Holds a review as the page shows it, with all texts ready. */
export type PublishedReview = {
  id: string
  title: string
  /** Holds the review's language, if it is not the page's. */
  lang?: string
  paragraphs: string[]
  rating: number
  ratingWords: string
  writer: string
  date: { dateTime: string; text: string }
  /** Holds the day of its last change. */
  changed?: string
  bought: string
  /** Is set for the visitor's own review, which they cannot report. */
  own?: string
  /** The button's text and the name for screen readers; undefined once the visitor reported it. */
  report?: { words: string; name: string }
  reported?: string
  /** Holds the shop's answer; `by` is the shop's name. */
  answer?: {
    heading: string
    by: string
    lang?: string
    paragraphs: string[]
    date: { dateTime: string; text: string }
  }
}

export type RatingSummary = {
  value: number
  average: string
  /** Holds the average in words. */
  averageText: string
  from: string
  total: number
  /** The bars are ordered from five stars down. */
  bars: { words: string; count: number }[]
}

export type ReviewLink = { to: string; words: string }

export type ReviewFormPart = {
  product: string
  heading: string
  values: Partial<Record<ReviewField, string>>
  labels: Record<ReviewField, string> & { hint: string }
  /** The radio buttons are ordered from five stars down. */
  stars: { value: string; words: string }[]
  button: string
  /** Holds a note for guests. */
  guest?: string
  /** Tells that only its writer sees the review, and why. */
  state?: string
  remove?: string
  /** Is set if the visitor's own review was just removed. */
  removed?: { words: string; putBack: string }
  /** Is set if a draft from before the sign-in waits here. */
  draft?: { words: string; link: string }
}

/** Holds the reviews part of a product page. */
export type ReviewsPart = {
  heading: string
  kicker: string
  checked: string
  none?: string
  notices: string[]
  /** Links to the reviews of the work's other editions. */
  others?: { label: string; links: ReviewLink[] }
  summary?: RatingSummary
  reviews: PublishedReview[]
  newer?: ReviewLink
  more?: ReviewLink
  seen: string
  form: ReviewFormPart
}
