import type { Language } from '#app/i18n/languages.ts'

export type OfferState = 'coming' | 'running' | 'ended'

/** When an offer holds. `untilAt`: the first moment at which it does not any more. */
type Term = { fromAt: number; untilAt: number }

/** One that was ended before it began ends where it would have begun. */
export function offerStateOf({ fromAt, untilAt }: Term, now: number): OfferState {
  if (untilAt <= now || untilAt <= fromAt) return 'ended'
  return fromAt <= now ? 'running' : 'coming'
}

/** The path of an offer's page. */
export const offerPath = (slug: string) => `/offers/books/${encodeURIComponent(slug)}` as const

/** Where "Offers" leads while none is running: all that is reduced. */
export const anyOfferPath = '/books?offer=1'

type Texts<Name extends string> = Record<`${Name}${'En' | 'Fr' | 'De'}`, string>

export const titleIn = ({ titleEn, titleFr, titleDe }: Texts<'title'>, language: Language) =>
  ({ en: titleEn, fr: titleFr, de: titleDe })[language]

export const textIn = ({ textEn, textFr, textDe }: Texts<'text'>, language: Language) =>
  ({ en: textEn, fr: textFr, de: textDe })[language]

/** A day of an offer in words and for machines. */
export type OfferDay = { before: string; dateTime: string; text: string }

/** What stands over the books of an offer, in the page's language. */
export type OfferHeadText = {
  title: string
  text: string
  state: OfferState
  /** `10% off its books`; none where it has ended. */
  percent?: string
  /** When it begins, and until when it holds or held. */
  days: OfferDay[]
  /** What is true of the prices while it is not running. */
  note?: string
  /** Says that prices fixed by a publisher stay as they are. */
  fixed: string
  others?: { label: string; links: { path: string; name: string }[] }
}
