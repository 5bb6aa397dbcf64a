import { defaultLanguage } from '#app/i18n/languages.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import { counted } from '#app/i18n/counted.ts'
import type {
  ListedOffer,
  listOfferBooks,
} from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { offerPath, offerStateOf, titleIn } from '#app/shop/catalogue/offers/offer.ts'
import { describeHomeDays, homeDaysOf } from '../format-days.server.ts'
import { printable } from '../out.server.ts'

/** Returns an offer for JSON output, with days of the home market, both included. */
export function offerListingOf(offer: ListedOffer, now: number) {
  const { slug, percent, books } = offer
  return {
    slug,
    path: offerPath(slug),
    state: offerStateOf(offer, now),
    percent,
    ...homeDaysOf(offer),
    title: textsOfColumns('title', offer),
    text: { en: offer.textEn, fr: offer.textFr, de: offer.textDe },
    books,
  }
}

/** Returns `winter: 10 % off 6 books, 2027-01-01 to 2027-01-31: running, "Winter reading"`. */
export function describeOfferRow(offer: ListedOffer, now: number): string {
  const { slug, percent, books } = offer
  const state = offerStateOf(offer, now)
  const count = counted(books, 'book')
  const title = printable(titleIn(offer, defaultLanguage))
  return `${slug}: ${percent} % off ${count}, ${describeHomeDays(offer)}: ${state}, "${title}"`
}

type OfferBook = Awaited<ReturnType<typeof listOfferBooks>>[number]

export function describeOfferBook({ id, sku, name, fixedPriceMarkets }: OfferBook): string {
  const fixed = fixedPriceMarkets && ` (price fixed in ${fixedPriceMarkets})`
  return `  ${printable([id, sku, name].join('  '))}${fixed}\n`
}
