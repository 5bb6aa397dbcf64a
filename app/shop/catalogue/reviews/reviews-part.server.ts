import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { formatText } from '#app/shop/catalogue/product-card/editions.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import {
  countRatings,
  listBuyers,
  listReported,
  listReviewedEditions,
  listReviews,
  type ReviewRow,
} from './list-reviews.server.ts'
import { averageTenths, reviewsPerPage, type ReviewPages } from './review.ts'
import { findReviewForm } from './review-form.server.ts'
import type { RatingSummary, ReviewLink, ReviewsPart, PublishedReview } from './reviews-part.ts'

/** Describes the viewer of the reviews; a request context is one. */
export type ReviewsViewer = {
  url: URL
  language: Language
  customer: SignedIn | undefined
  owner: string | undefined
  now: number
}

/**
 * Returns the reviews part of a product page, or undefined if it cannot be read, which is logged.
 */
export const findReviewsPart = (
  product: ProductRow,
  pages: ReviewPages,
  reader: ReviewsViewer,
): Promise<ReviewsPart | undefined> =>
  optionalSection('reviews', () => find(product, pages, reader))

async function find(
  product: ProductRow,
  pages: ReviewPages,
  reader: ReviewsViewer,
): Promise<ReviewsPart> {
  const { language, customer, url } = reader
  const t = translator(language)
  const query = { product: product.id, pages, customer: customer?.customerId }
  const [listed, summary, form, others] = await Promise.all([
    product.reviewCount > 0 ? listReviews(query) : [],
    findSummary(product, language),
    findReviewForm(product, reader),
    listOthers(product, language),
  ])
  const shown = listed.slice(0, (pages.last - pages.first + 1) * reviewsPerPage)
  const next = listed[shown.length]
  const count = product.reviewCount
  const linkTo = (page: number, words: string, id = 'reviews'): ReviewLink => ({
    to: pathOf(product, url, page, id),
    words,
  })
  const from = (pages.first - 1) * reviewsPerPage
  return {
    heading: t(product.kind === 'book' ? 'review.heading' : 'review.headingGoods'),
    kicker: count > 0 ? t('review.count', { count }) : '',
    checked: t('review.checked'),
    ...(shown.length === 0 && { none: t('review.none') }),
    notices: pages.isUnknown ? [unknownPageWords(url, t)] : [],
    ...(summary && { summary }),
    ...(others.length > 0 && { others: { label: t('review.others'), links: others } }),
    reviews: await listShown(product, shown, reader),
    ...(pages.first > 1 && { newer: linkTo(pages.first - 1, t('review.newer')) }),
    ...(next && { more: linkTo(pages.last + 1, t('review.more'), `review-${next.id}`) }),
    seen:
      next || from > 0 || pages.last > 1
        ? t('review.seen', { from: from + 1, to: from + shown.length, count })
        : '',
    form,
  }
}

const unknownPageWords = (url: URL, t: Translate) =>
  t('review.unknownPage', { page: url.searchParams.get('reviews') ?? '' })

/** Returns the path of the page with another page of reviews. */
function pathOf(product: ProductRow, url: URL, page: number, anchor: string): string {
  const query = new URLSearchParams()
  const color = url.searchParams.get('color')
  if (color !== null) query.set('color', color)
  if (page > 1) query.set('reviews', String(page))
  return `${productPath(product)}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}

/** Links to the other editions' pages, where their reviews are shown. */
async function listOthers(product: ProductRow, language: Language): Promise<ReviewLink[]> {
  if (product.kind !== 'book') return []
  const t = translator(language)
  const editions = await listReviewedEditions(product)
  return editions.map((edition) => ({
    to: `${productPath(edition)}#reviews`,
    words: `${formatText(edition, language)} (${t('review.count', { count: edition.reviewCount })})`,
  }))
}

const formats = new Map<Language, Intl.NumberFormat>()

function numberOf(value: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
    formats.set(language, format)
  }
  return format.format(value)
}

async function findSummary(
  product: ProductRow,
  language: Language,
): Promise<RatingSummary | undefined> {
  const tenths = averageTenths(product.reviewCount, product.reviewSum)
  if (tenths === undefined) return undefined
  const t = translator(language)
  const counts = await countRatings(product.id)
  const average = numberOf(tenths / 10, language)
  return {
    value: tenths / 10,
    average,
    averageText: t('review.average', { stars: average }),
    from: t('review.count', { count: product.reviewCount }),
    total: product.reviewCount,
    bars: [5, 4, 3, 2, 1].map((stars) => ({
      words: t('review.stars', { count: stars }),
      count: counts.get(stars) ?? 0,
    })),
  }
}

async function listShown(
  product: ProductRow,
  rows: ReviewRow[],
  { language, customer, owner }: ReviewsViewer,
): Promise<PublishedReview[]> {
  const t = translator(language)
  const ids = rows.map(({ id }) => id)
  const [buyers, reported] = await Promise.all([
    listBuyers(product.workId, [...new Set(rows.map((row) => row.customer))]),
    owner === undefined ? new Set<string>() : listReported(owner, ids),
  ])
  return rows.map((row) => ({
    ...shownReview(row, language, t),
    bought: t(buyers.has(row.customer) ? 'review.bought' : 'review.notBought'),
    ...(row.customer === customer?.customerId
      ? { own: t('review.own') }
      : reported.has(row.id)
        ? { reported: t('review.reported') }
        : {
            report: {
              words: t('review.report'),
              name: t('review.reportOf', { title: row.title }),
            },
          }),
  }))
}

function shownReview(row: ReviewRow, language: Language, t: Translate) {
  return {
    id: row.id,
    title: row.title,
    ...(row.language !== language && { lang: row.language }),
    paragraphs: row.body.split(/\n+/),
    rating: row.rating,
    ratingWords: t('review.rated', { stars: row.rating }),
    writer: row.writer,
    date: localDayText(row.createdAt, language, homeTimeZone()),
    ...(row.changedAt !== null && {
      changed: t('review.changed', {
        day: localDayText(row.changedAt, language, homeTimeZone()).text,
      }),
    }),
    ...(row.answer !== null && { answer: shownAnswer(row.answer, row, language, t) }),
  }
}

const shownAnswer = (
  text: string,
  { answerLanguage, answeredAt }: Pick<ReviewRow, 'answerLanguage' | 'answeredAt'>,
  language: Language,
  t: Translate,
) => ({
  heading: t('review.answer'),
  by: shopIdentity().name,
  ...(answerLanguage !== language && { lang: answerLanguage! }),
  paragraphs: text.split(/\n+/),
  date: localDayText(answeredAt!, language, homeTimeZone()),
})
