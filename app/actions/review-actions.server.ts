import { redirect } from '@remix-run/node'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { withSignIn } from '#app/shop/customers/accounts/with-sign-in.server.ts'
import {
  byNetworks,
  hashSite,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { parseAccount } from '#app/shop/customers/drafts/draft.schema.ts'
import { saveReviewDraft } from '#app/shop/catalogue/reviews/drafts.server.ts'
import { reportReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import {
  longestReviewFields,
  type ReviewFault,
  type ReviewField,
} from '#app/shop/catalogue/reviews/review.ts'
import { readReview } from '#app/shop/catalogue/reviews/review.schema.ts'
import {
  removeReview,
  undoReviewRemoval,
  writeReview,
} from '#app/shop/catalogue/reviews/write-review.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { redirectToSignIn } from '#app/http/customer.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack, type ToastOptions } from '#app/http/session.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import {
  redirectToSignInWithDraft,
  isOtherAccount,
  ownerOfDraft,
  rejectOtherAccount,
} from './form-drafts.server.ts'

/** The Undo of a toast may be on every page, so it is among the shared actions. */
export const reviewUndoActions = { 'review.undo': undo } satisfies FormActions

export const reviewActions = {
  'review.write': write,
  'review.remove': remove,
  'review.report': report,
} satisfies FormActions

const mostReviews: RateLimit = { most: 10, withinMs: 15 * 60_000 }
const mostReports: RateLimit = { most: 20, withinMs: 15 * 60_000 }

/** Returns the page without its further reviews, because there may be fewer now. */
function pageOf({ here, url }: FormContext): string {
  const page = new URL(here, url)
  page.searchParams.delete('reviews')
  return page.pathname + page.search
}

const redirectToReviews = (context: FormContext, message: string, options?: ToastOptions) =>
  redirectBack({ ...context, here: `${pageOf(context)}#reviews` }, message, options)

/** Writes a review. A visitor who is not signed in must sign in first; the review is then stored as a draft. */
async function write(context: FormContext) {
  const { form, t, customer, language, now, request } = context
  if (isOtherAccount(context)) return rejectOtherAccount(context)
  const product = parseProductId(form)
  if (product === undefined) return invalidForm(form, { body: t('review.refusal.gone') })
  const read = readReview(form)
  if (!read.ok) return invalidForm(form, describeReviewErrors(read.faults, t))
  // The network is limited as well, because accounts are easily opened.
  const taken = await consumeRateLimits(
    {
      ...byNetworks(clientAddress(request), mostReviews, (network) => `reviews by ${network}`),
      ...(customer && { [`reviews by ${ownerOf(customer.customerId)}`]: mostReviews }),
    },
    now,
  )
  if (!taken.ok) return tooManyRequests(context, 'body', 'account', taken.retryAfterSeconds)
  const { review } = read
  const signedIn =
    customer &&
    (await withSignIn(customer, (transaction, customerId) =>
      writeReview(transaction, { product, customer: customerId, language, review }, now),
    ))
  if (!signedIn) {
    const owner = ownerOfDraft(context)
    const customerId = customer?.customerId ?? parseAccount(form.get('account'))
    if (!(await saveReviewDraft(owner, product, review, now, customerId)))
      return invalidForm(form, { body: t('review.refusal.gone') })
    return redirectToSignInWithDraft(context, pageOf(context))
  }
  const written = signedIn.done
  if (!written.ok) return invalidForm(form, { body: t('review.refusal.gone') })
  const outcome = written.isShown ? (written.isNew ? 'published' : 'saved') : 'hidden'
  return redirectToReviews(context, t(`review.toast.${outcome}`))
}

function describeReviewErrors(
  faults: Partial<Record<ReviewField, ReviewFault>>,
  t: FormContext['t'],
) {
  const words = (field: ReviewField, fault: ReviewFault) => {
    if (fault === 'too-long' && field !== 'rating')
      return t('review.refusal.tooLong', { count: longestReviewFields[field] })
    return t(fault === 'link' ? 'review.refusal.link' : `review.refusal.${field}`)
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, words(field as ReviewField, fault)]),
  )
}

async function remove(context: FormContext) {
  const { form, t, customer, now, language } = context
  if (!customer) return redirectToSignIn({ language, here: pageOf(context) })
  const product = parseProductId(form)
  const isRemoved = product !== undefined && (await removeReview(customer.customerId, product, now))
  if (!isRemoved) return redirectToReviews(context, t('review.toast.gone'), { type: 'error' })
  return redirectToReviews(context, t('review.toast.removed'), {
    type: 'error',
    undo: 'review.undo',
  })
}

async function undo(context: FormContext) {
  const { t, customer, now } = context
  const back = customer && (await undoReviewRemoval(customer.customerId, now))
  return back
    ? redirectToReviews(context, t('review.toast.back'))
    : redirectToReviews(context, t('review.toast.nothing'), { type: 'error' })
}

/**
 * Reports a review. A confirmed customer may report it once. Other visitors are counted by network, because a browser
 * without cookies is a new visitor each time and accounts are easily opened.
 */
async function report(context: FormContext) {
  const { form, t, request, now, owner, customer, session } = context
  const address = clientAddress(request)
  const taken = await consumeRateLimits(
    byNetworks(address, mostReports, (network) => `reports of reviews from ${network}`),
    now,
  )
  if (!taken.ok) return tooManyRequests(context, 'reviews', 'account', taken.retryAfterSeconds)
  const network = customer?.isConfirmed ? undefined : await hashSite(address)
  const review = form.get('review') ?? ''
  const outcome = await reportReview(ensureOwner(context), review, now, network)
  if (outcome === 'reported') return redirectToReviews(context, t('review.toast.reported'))
  // A report that was not accepted must not store a visitor in the session.
  if (owner === undefined) session.unset('visitor')
  if (outcome === 'own') return invalidForm(form, { reviews: t('review.refusal.own') })
  if (outcome === 'before')
    return redirectToReviews(context, t('review.toast.before'), { type: 'error' })
  // Another report was first, or there is no such review; neither needs a cookie.
  return owner === undefined
    ? redirect(`${pageOf(context)}#reviews`, 303)
    : redirectToReviews(context, t('review.toast.gone'), { type: 'error' })
}
