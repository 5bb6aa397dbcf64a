import { z } from 'zod'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import { isSlug } from '#app/i18n/slug.ts'
import {
  dayField,
  textLimits,
  titleAndText,
  typedFaultsOf,
  percentField,
  type TypedFaults,
  type TypedTexts,
} from '#app/shop/catalogue/text/typed-values.schema.ts'
import type { NewOffer } from './offer.ts'

/** Days are those of the home market, the last one included. Without a first one the offer begins now. */
export type TypedOffer = TypedTexts & {
  slug: string
  percent?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export const offerLimits = { percent: { least: 1, most: 99 }, ...textLimits }

const offerFacts = z.object({
  slug: z.string().trim().refine(isSlug, { error: 'slug' }),
  percent: percentField(offerLimits.percent),
})

/** A reduction never begins in the past, when another price was charged. */
const homeTerm = (now: number) =>
  z.object({ from: dayField.optional(), until: dayField }).transform(({ from, until }, context) => {
    const zone = homeTimeZone()
    const isPast = from !== undefined && endOfDay(from, zone) <= now
    const fromAt = from === undefined ? now : Math.max(startOfDay(from, zone), now)
    const untilAt = endOfDay(until, zone)
    if (isPast) context.addIssue({ code: 'custom', message: 'past', path: ['from'] })
    else if (untilAt <= fromAt)
      context.addIssue({ code: 'custom', message: 'early', path: ['until'] })
    return { fromAt, untilAt }
  })

export type NewOfferParseResult = { ok: true; offer: NewOffer } | { ok: false; faults: TypedFaults }

/** Reads a new offer without its books. Faults are by field; those of a text have its language: `title-en`. */
export function readNewOffer(typed: TypedOffer, now: number): NewOfferParseResult {
  const [facts, texts, term] = [
    offerFacts.safeParse(typed),
    titleAndText.safeParse(typed),
    homeTerm(now).safeParse(typed),
  ]
  return facts.success && texts.success && term.success
    ? { ok: true, offer: { ...facts.data, ...texts.data, ...term.data } }
    : { ok: false, faults: typedFaultsOf(facts.error, texts.error, term.error) }
}
