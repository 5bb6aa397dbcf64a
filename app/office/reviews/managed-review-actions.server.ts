import { notFound } from '#app/http/responses.server.ts'
import { languages } from '#app/i18n/languages.ts'
import {
  answerReview,
  removeReviewAnswer,
  type AnswerReviewOutcome,
} from '#app/shop/catalogue/reviews/answer-review.server.ts'
import {
  findManagedReview,
  type ManagedReview,
} from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { decideReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { longestReviewFields } from '#app/shop/catalogue/reviews/review.ts'
import { readReviewAnswer } from '#app/shop/catalogue/reviews/review.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { reviewVersion } from './review-version.ts'

/** The forms for one review, which stand in the list and on the page of the review. */
export const managedReviewActions: Record<string, OfficeAction> = {
  'review.hide': withUnchangedReview((context) => decide(context, 'hidden')),
  'review.show': withUnchangedReview((context) => decide(context, 'shown')),
  'review.answer': withUnchangedReview(answer),
  'review.remove-answer': withUnchangedReview(removeAnswer),
}

type ReviewFormContext = OfficeFormContext & { review: ManagedReview }

/** Creates the action of a form that acts on a review. One that changed since the form was shown is not acted on. */
function withUnchangedReview(
  work: (context: ReviewFormContext) => Promise<Response>,
): OfficeAction {
  return async (context) => {
    const { form, t } = context
    const review = await findManagedReview(form.get('review') ?? '')
    if (!review) throw notFound(t)
    return form.get('version') === reviewVersion(review)
      ? work({ ...context, review })
      : refuseChanged(context)
  }
}

const refuseChanged = (context: OfficeFormContext) =>
  refuse(context, { form: context.t('office.reviews.changed') }, 409)

const done = ({ url }: OfficeFormContext, message: string) =>
  officeRedirect(url.pathname + url.search, message)

async function decide(context: ReviewFormContext, state: 'shown' | 'hidden') {
  const { review, now, t } = context
  if (!(await decideReview(review.id, state, now))) throw notFound(t)
  return done(context, t(`office.reviews.done.${state}`))
}

async function answer(context: ReviewFormContext) {
  const { form, review, now, t } = context
  const read = readReviewAnswer(form.get('answer'))
  const language = languages.find((one) => one === form.get('language'))
  if (!read.ok || !language)
    return refuse(context, {
      ...(!read.ok && {
        answer: t(`office.reviews.answerFault.${read.fault}`, { count: longestReviewFields.body }),
      }),
      ...(!language && { language: t('office.staff.choiceUnknown') }),
    })
  const written = { text: read.text, language }
  return answered(context, await answerReview(seenOf(review), written, now), 'answered')
}

async function removeAnswer(context: ReviewFormContext) {
  const outcome = await removeReviewAnswer(seenOf(context.review), context.now)
  return answered(context, outcome, 'answerRemoved')
}

const seenOf = ({ id, answeredAt }: ManagedReview) => ({ id, seenAt: answeredAt })

function answered(
  context: ReviewFormContext,
  outcome: AnswerReviewOutcome,
  message: 'answered' | 'answerRemoved',
) {
  if (outcome.ok) return done(context, context.t(`office.reviews.done.${message}`))
  if (outcome.reason === 'unknown') throw notFound(context.t)
  return refuseChanged(context)
}
