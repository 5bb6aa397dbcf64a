import { notFound } from '#app/http/responses.server.ts'
import { offeredLanguages } from '#app/i18n/languages.ts'
import {
  countOffers,
  findListedOffer,
  listOfferBooks,
  listOffers,
} from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { offerPath, offerStateOf, textIn, titleIn } from '#app/shop/catalogue/offers/offer.ts'
import { findListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type OffersPageData = Awaited<ReturnType<typeof findOffers>>

/** Returns a page of the offers, the last to end first. */
export async function findOffers({ url, language, now }: StaffContext) {
  const { rows, count, pagination } = await findListPage(url, {
    list: ({ most: limit, skipped }) => listOffers({ limit, skipped }),
    count: () => countOffers(),
  })
  const offers = rows.map((one) => ({
    slug: one.slug,
    title: titleIn(one, language),
    percent: one.percent,
    books: one.books,
    state: offerStateOf(one, now),
    fromAt: one.fromAt,
    untilAt: one.untilAt,
  }))
  return { offers, count, pagination }
}

export type OfferPageData = Awaited<ReturnType<typeof findOfferPage>>

/**
 * Returns what the page of an offer shows, with a page of its books.
 * @throws {Response} 404 for an unknown slug.
 */
export async function findOfferPage(slug: string, { url, t, language, now }: StaffContext) {
  const offer = await findListedOffer(slug)
  if (!offer) throw notFound(t)
  const { percent, books: total, fromAt, untilAt } = offer
  const books = await findListPage(url, {
    list: ({ most: limit, skipped }) => listOfferBooks(slug, { limit, skipped }),
    count: () => Promise.resolve(total),
  })
  return {
    slug,
    percent,
    total,
    fromAt,
    untilAt,
    title: titleIn(offer, language),
    texts: offeredLanguages().map((code) => ({
      language: code,
      title: titleIn(offer, code),
      text: textIn(offer, code),
    })),
    path: offerPath(slug),
    state: offerStateOf(offer, now),
    ...books,
  }
}
