import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { findReviewDraft } from './drafts.server.ts'
import { findOwnReview } from './list-reviews.server.ts'
import { shownName, type ReviewField } from './review.ts'
import type { ReviewFormPart } from './reviews-part.ts'
import type { ReviewsViewer } from './reviews-part.server.ts'

type Own = Awaited<ReturnType<typeof findOwnReview>>

/**
 * Returns the form below the reviews with the visitor's earlier text: a saved draft, or else the
 * published review.
 */
export async function findReviewForm(
  product: ProductRow,
  { language, customer, owner, now }: ReviewsViewer,
): Promise<ReviewFormPart> {
  const t = translator(language)
  const [own, draft] = await Promise.all([
    customer && findOwnReview(product.id, customer.customerId, now),
    owner === undefined ? undefined : findReviewDraft(owner, product.id),
  ])
  const current = own?.removedAt === null ? own : undefined
  const name = customer ? shownName(customer.name) : ''
  return {
    product: product.id,
    heading: t(current ? 'review.edit' : 'review.write'),
    values: draft ?? valuesOf(current, name),
    labels: labelsOf(product, t),
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      words: t('review.stars', { count: stars }),
    })),
    button: t(!customer ? 'review.signIn' : current ? 'review.save' : 'review.publish'),
    ...(!customer && { guest: t('review.guest') }),
    ...ownWords(own, t),
    ...(customer && draft && { draft: { words: t('review.draft'), link: t('review.draftLink') } }),
  }
}

function valuesOf(own: Own, name: string): Partial<Record<ReviewField, string>> {
  if (!own) return name ? { writer: name } : {}
  const { rating, title, body, writer } = own
  return { rating: String(rating), title, body, writer }
}

const labelsOf = ({ kind }: ProductRow, t: Translate): ReviewFormPart['labels'] => ({
  rating: t('review.rating'),
  title: t('review.title'),
  body: t('review.body'),
  writer: t('review.writer'),
  hint: t(kind === 'book' ? 'review.bodyHint' : 'review.bodyHintGoods'),
})

function ownWords(own: Own, t: Translate): Pick<ReviewFormPart, 'state' | 'remove' | 'removed'> {
  if (!own) return {}
  const hidden = own.state === 'reported' ? 'review.isReported' : 'review.isHidden'
  const state = own.state === 'shown' ? {} : { state: t(hidden) }
  if (own.removedAt === null) return { ...state, remove: t('review.remove') }
  if (!own.canBePutBack) return state
  return { ...state, removed: { words: t('review.isRemoved'), putBack: t('review.undo') } }
}
