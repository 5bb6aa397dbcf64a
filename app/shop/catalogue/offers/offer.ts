import { textOfColumns, type TextColumns } from '#app/i18n/text-columns.ts'
import type { Language } from '#app/i18n/languages.ts'

export type OfferState = 'coming' | 'running' | 'ended'

/** Holds the period of an offer. `untilAt` is the first moment after its end. */
type Term = { fromAt: number; untilAt: number }

/** Describes an offer to create, without its books. */
export type NewOffer = Term & { slug: string; percent: number } & TextColumns<'title' | 'text'>

/** At most this many books are written in one transaction, which blocks all other writers. */
export const mostBooks = 5_000

/** Returns the state of an offer. One that was ended before it began ends at its beginning. */
export function offerStateOf({ fromAt, untilAt }: Term, now: number): OfferState {
  if (untilAt <= now || untilAt <= fromAt) return 'ended'
  return fromAt <= now ? 'running' : 'coming'
}

/** Returns the path of an offer's page. */
export const offerPath = (slug: string) => `/offers/books/${encodeURIComponent(slug)}` as const

export const titleIn = (offer: TextColumns<'title'>, language: Language) =>
  textOfColumns('title', offer, language)

export const textIn = (offer: TextColumns<'text'>, language: Language) =>
  textOfColumns('text', offer, language)

/** Holds a day of an offer in words and for machines. */
export type OfferDay = { before: string; dateTime: string; text: string }

/** Holds the heading above an offer's books in the page's language. */
export type OfferHeadText = {
  title: string
  text: string
  state: OfferState
  /** Holds the text as in `10% off its books`; undefined after its end. */
  percent?: string
  /** The days of its beginning and its end. */
  days: OfferDay[]
  /** Holds the note about prices while the offer is not running. */
  note?: string
  /** Holds the note that prices fixed by a publisher are not reduced. */
  fixed: string
  others?: { label: string; links: { path: string; name: string }[] }
}
