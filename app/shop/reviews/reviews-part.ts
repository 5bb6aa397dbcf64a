import type { ReviewField } from './review.ts'

/** One review as the page shows it: every word is ready. */
export type PublishedReview = {
  id: string
  title: string
  /** The language it was written in, where it is not the page's. */
  lang?: string
  paragraphs: string[]
  rating: number
  ratingWords: string
  writer: string
  date: { dateTime: string; text: string }
  /** When it was changed. */
  changed?: string
  bought: string
  /** It is the visitor's own, so that it cannot be reported. */
  own?: string
  /** The button's words, and those that name the review; undefined once it was reported. */
  report?: { words: string; name: string }
  reported?: string
}

export type RatingSummary = {
  value: number
  average: string
  /** The average in words. */
  averageText: string
  from: string
  total: number
  /** From five stars down. */
  bars: { words: string; count: number }[]
}

export type ReviewLink = { to: string; words: string }

export type ReviewFormPart = {
  product: string
  heading: string
  values: Partial<Record<ReviewField, string>>
  labels: Record<ReviewField, string> & { hint: string }
  /** The radio buttons, from five stars down. */
  stars: { value: string; words: string }[]
  button: string
  /** What a guest should know. */
  guest?: string
  /** How the own review stands, where nobody else sees it. */
  state?: string
  remove?: string
  /** The own review was just removed. */
  removed?: { words: string; putBack: string }
  /** What was written before the sign-in waits here. */
  draft?: { words: string; link: string }
}

/** The part of a product's page about its reviews. */
export type ReviewsPart = {
  heading: string
  kicker: string
  checked: string
  none?: string
  notices: string[]
  /** The reviews of the work's other editions, each with the way there. */
  others?: { label: string; links: ReviewLink[] }
  summary?: RatingSummary
  reviews: PublishedReview[]
  newer?: ReviewLink
  more?: ReviewLink
  seen: string
  form: ReviewFormPart
}
