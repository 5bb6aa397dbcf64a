import { notFound } from '#app/http/responses.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import {
  answerContactMessage,
  setMessageClosed,
  type ChangeMessageOutcome,
  type SeenMessage,
} from '#app/shop/content/contact/answer-message.server.ts'
import { longestContactFields } from '#app/shop/content/contact/contact.ts'
import { readContactAnswer } from '#app/shop/content/contact/contact.schema.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
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
  const seen = seenOf(context)
  const outcome = await answerContactMessage(seen, { text: read.text, author: staff.name }, now)
  return changed(context, seen, outcome, 'answered')
}

async function setClosed(context: OfficeFormContext, isClosed: boolean) {
  const seen = seenOf(context)
  const outcome = await setMessageClosed(seen, isClosed, context.now)
  return changed(context, seen, outcome, isClosed ? 'closed' : 'opened')
}

async function changed(
  context: OfficeFormContext,
  seen: SeenMessage,
  outcome: ChangeMessageOutcome,
  message: 'answered' | 'closed' | 'opened',
) {
  const { t, url } = context
  if (outcome.ok) return officeRedirect(url.pathname, t(`office.messages.done.${message}`))
  if (outcome.reason === 'unknown') throw notFound(t)
  return refuse(context, { form: await describeChanged(context, seen) }, 409)
}

const did: Record<string, ServerMessageKey> = {
  'message answer': 'office.messages.did.answer',
  'message close': 'office.messages.did.close',
  'message open': 'office.messages.did.open',
}

/** A page that was open for long may have missed more changes than a sentence can list. */
const mostChanges = 5

/** Says what others did to the message since the form was shown. */
async function describeChanged({ t, language }: OfficeFormContext, { id, seenAt }: SeenMessage) {
  const changes = await listAuditChanges(mostChanges, { about: [id] })
  const entries = changes
    .filter(({ at, command }) => at > (seenAt ?? 0) && command in did)
    .map(({ at, actor, command }) => {
      const time = formatMoment(at, language, homeTimeZone(), 'list')
      return `${[t(did[command]!), actor].filter(Boolean).join(', ')} (${time})`
    })
  return t('office.messages.changed', { what: entries.join('; ') })
}
