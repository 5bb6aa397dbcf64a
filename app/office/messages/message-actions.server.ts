import { notFound } from '#app/http/responses.server.ts'
import {
  answerContactMessage,
  setMessageClosed,
  type ChangeMessageOutcome,
  type SeenMessage,
} from '#app/shop/content/contact/answer-message.server.ts'
import { findContactMessage } from '#app/shop/content/contact/list-messages.server.ts'
import { longestContactFields } from '#app/shop/content/contact/contact.ts'
import { readContactAnswer } from '#app/shop/content/contact/contact.schema.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { withMailLimit } from '../mails/limit-mails.server.ts'
import { readSeenAt } from './message-fields.schema.ts'

/** The forms of the page of one message. */
export const messageActions: Record<string, OfficeAction> = {
  'message.answer': answer,
  'message.close': (context) => setClosed(context, true),
  'message.open': (context) => setClosed(context, false),
}

const seenOf = ({ params, form }: OfficeFormContext): SeenMessage => ({
  id: params.id ?? '',
  seenAt: readSeenAt(form.get('seen')),
})

async function answer(context: OfficeFormContext) {
  const { form, now, t, staff } = context
  const read = readContactAnswer(form.get('answer'))
  if (!read.ok) {
    const count = longestContactFields.message
    return refuse(context, { answer: t(`office.messages.answerFault.${read.fault}`, { count }) })
  }
  const written = { text: read.text, author: staff.name }
  const seen = seenOf(context)
  const message = await findContactMessage(seen.id)
  return withMailLimit(context, message?.email ?? '', async () =>
    respond(context, await answerContactMessage(seen, written, now), 'answered'),
  )
}

async function setClosed(context: OfficeFormContext, isClosed: boolean) {
  const outcome = await setMessageClosed(seenOf(context), isClosed, context.now)
  return respond(context, outcome, isClosed ? 'closed' : 'opened')
}

async function respond(
  context: OfficeFormContext,
  outcome: ChangeMessageOutcome,
  message: 'answered' | 'closed' | 'opened',
) {
  const { t, url, params } = context
  if (outcome.ok) return officeRedirect(url.pathname, t(`office.messages.done.${message}`))
  if (outcome.reason === 'unknown') throw notFound(t)
  return refuse(context, { form: await describeStale(context, { about: [params.id ?? ''] }) }, 409)
}
