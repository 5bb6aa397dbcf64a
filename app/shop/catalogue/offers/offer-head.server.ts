import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { describeBegin, describeEnd } from '#app/i18n/format/format-end.ts'
import { formatPercent } from '#app/i18n/format/format-percent.ts'
import { offerPath, offerStateOf, textIn, titleIn, type OfferHeadText } from './offer.ts'
import { listOpenOffers, type OfferRow } from './offers.server.ts'

type Reader = { language: Language; country: Country; now: number }

/** Returns the heading above an offer's books. */
export async function describeOffer(
  offer: OfferRow,
  { language, country, now }: Reader,
): Promise<OfferHeadText> {
  const t = translator(language)
  const state = offerStateOf(offer, now)
  const timeZone = timeZoneOf(country)
  // An offer that was ended before it began never applied.
  const end = Math.max(offer.untilAt, offer.fromAt)
  const until = {
    before: t(state === 'ended' ? 'offer.ended' : 'offer.until'),
    ...describeEnd(end, language, timeZone),
  }
  const begins = { before: t('offer.begins'), ...describeBegin(offer.fromAt, language, timeZone) }
  const others = await listOthers(offer, { language, country, now })
  return {
    title: titleIn(offer, language),
    text: textIn(offer, language),
    state,
    ...(state !== 'ended' && {
      percent: t('offer.percent', { percent: formatPercent(offer.percent, language) }),
    }),
    days: state === 'coming' ? [begins, until] : [until],
    ...(state === 'coming' && { note: t('offer.coming') }),
    ...(state === 'ended' && { note: t('offer.over') }),
    fixed: t('offer.fixed'),
    ...(others.length > 0 && { others: { label: t('offer.others'), links: others } }),
  }
}

async function listOthers({ slug }: OfferRow, { language, country, now }: Reader) {
  const t = translator(language)
  const offers = await listOpenOffers(now)
  return offers
    .filter((one) => one.slug !== slug)
    .map((one) => {
      const { text } = describeBegin(one.fromAt, language, timeZoneOf(country))
      const day = t('offer.begin', { day: text })
      const title = titleIn(one, language)
      const isComing = offerStateOf(one, now) === 'coming'
      return { path: offerPath(one.slug), name: isComing ? `${title} · ${day}` : title }
    })
}

/** Returns links to the running offers, the first to end first: `Long books for long evenings · until 9 December`. */
export async function listRunning({ language, country, now }: Reader) {
  const t = translator(language)
  const offers = await listOpenOffers(now)
  return offers
    .filter((one) => offerStateOf(one, now) === 'running')
    .map((one) => {
      const { text } = describeEnd(one.untilAt, language, timeZoneOf(country))
      const day = t('offer.end', { day: text })
      return { path: offerPath(one.slug), name: `${titleIn(one, language)} · ${day}` }
    })
}
