import { notFound } from '#app/http/responses.server.ts'
import { languages } from '#app/i18n/languages.ts'
import {
  answerReview,
  removeReviewAnswer,
} from '#app/shop/catalogue/reviews/answer-review.server.ts'
import type {
  NamedReview,
  ReviewChangeOutcome,
} from '#app/shop/catalogue/reviews/lock-review.server.ts'
import { decideReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { longestReviewFields } from '#app/shop/catalogue/reviews/review.ts'
import { readReviewAnswer } from '#app/shop/catalogue/reviews/review.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'

/** The forms for one review, which stand in the list and on the page of the review. */
export const managedReviewActions: Record<string, OfficeAction> = {
  'review.hide': (context) => decide(context, 'hidden'),
  'review.show': (context) => decide(context, 'shown'),
  'review.answer': answer,
  'review.remove-answer': async (context) =>
    finish(context, await removeReviewAnswer(namedBy(context), context.now), 'answerRemoved'),
}

/** A review that changed since the form was shown is not acted on. */
const namedBy = ({ form }: OfficeFormContext): NamedReview => ({
  id: form.get('review') ?? '',
  seen: form.get('seen') ?? '',
})

const decide = async (context: OfficeFormContext, state: 'shown' | 'hidden') =>
  finish(context, await decideReview(namedBy(context), state, context.now), state)

async function answer(context: OfficeFormContext) {
  const { form, now, t } = context
  const read = readReviewAnswer(form.get('answer'))
  const language = languages.find((one) => one === form.get('language'))
  if (!read.ok || !language)
    return refuse(context, {
      ...(!read.ok && {
        answer: t(`office.reviews.answerFault.${read.fault}`, { count: longestReviewFields.body }),
      }),
      ...(!language && { language: t('office.frame.choiceUnknown') }),
    })
  const written = { text: read.text, language }
  return finish(context, await answerReview(namedBy(context), written, now), 'answered')
}

function finish(
  context: OfficeFormContext,
  outcome: ReviewChangeOutcome,
  message: 'shown' | 'hidden' | 'answered' | 'answerRemoved',
) {
  const { t, url } = context
  if (outcome.ok)
    return officeRedirect(url.pathname + url.search, t(`office.reviews.done.${message}`))
  if (outcome.reason === 'unknown') throw notFound(t)
  return refuse(context, { form: t('office.reviews.changed') }, 409)
}
