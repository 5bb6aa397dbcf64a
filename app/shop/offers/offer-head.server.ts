import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { formatDay } from '../orders/format-order.ts'
import { offerPath, offerStateOf, textIn, titleIn, type OfferDay, type OfferHead } from './offer.ts'
import { listOpenOffers, type OfferRow } from './offers.server.ts'

/** What stands over the books of an offer. */
export async function describeOffer(
  offer: OfferRow,
  { language, now }: { language: Language; now: number },
): Promise<OfferHead> {
  const t = translator(language)
  const state = offerStateOf(offer, now)
  // One that ends at midnight held to the day before; one ended before it began never held.
  const last = Math.max(offer.untilAt - 1, offer.fromAt)
  const until = dayOf(t(state === 'ended' ? 'offer.ended' : 'offer.until'), last, language)
  const begins = dayOf(t('offer.begins'), offer.fromAt, language)
  const others = await listOthers(offer, language, now)
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

async function listOthers({ slug }: OfferRow, language: Language, now: number) {
  const t = translator(language)
  const offers = await listOpenOffers(now)
  return offers
    .filter((one) => one.slug !== slug)
    .map((one) => {
      const day = t('offer.begin', { day: formatDay(one.fromAt, language) })
      const title = titleIn(one, language)
      const isComing = offerStateOf(one, now) === 'coming'
      return { path: offerPath(one.slug), name: isComing ? `${title} (${day})` : title }
    })
}

const dayOf = (before: string, at: number, language: Language): OfferDay => ({
  before,
  dateTime: new Date(at).toISOString().slice(0, 10),
  text: formatDay(at, language),
})

const formatPercent = (percent: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent' }).format(percent / 100)
