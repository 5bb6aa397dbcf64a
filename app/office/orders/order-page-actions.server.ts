import { retryMail } from '#app/shop/messaging/mail/manage-mail.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
  type DispatchOutcome,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { reserveByShopkeeper } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { longestNote } from '#app/shop/ordering/order-management/order-note.ts'
import { addOrderNote } from '#app/shop/ordering/order-management/order-notes.server.ts'
import type { MoveStep } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import { resendOrderLink } from '#app/shop/ordering/order-management/resend-order-link.server.ts'
import { formIdOf } from '../frame/form-token.server.ts'
import { refuse, type OfficeAction } from '../frame/create-office-action.server.ts'
import { withMailLimit } from '../mails/limit-mails.server.ts'
import {
  withOrder,
  withUnchangedOrder,
  orderChanged,
  type OrderFormContext,
  type SeenOrderContext,
} from './order-action.server.ts'
import { readParcels, readText } from './order-fields.schema.ts'
import { cancelActions, refundActions } from './order-money-actions.server.ts'
import { returnActions } from './order-return-actions.server.ts'
import { describeMailed } from '../mails/describe-mailed.ts'
import { wordsOfMove } from './move-words.ts'
import { describeRefusal } from './refusal-words.ts'

/** The forms of the page of one order. */
export const orderPageActions: Record<string, OfficeAction> = {
  'order.pack': withUnchangedOrder(async (context) =>
    moved(context, 'packed', await packOrder(context.number, context.now, insists(context))),
  ),
  'order.dispatch': withUnchangedOrder(dispatch),
  'order.deliver': withUnchangedOrder(async (context) =>
    moved(context, 'delivered', await deliverOrder(context.number, context.now, context)),
  ),
  'order.reserve': withUnchangedOrder(reserve),
  ...cancelActions,
  ...refundActions,
  ...returnActions,
  'order.note': withOrder(note),
  'order.send-link': withOrder(sendLink),
  'order.retry-mail': withOrder(retry),
}

const insists = ({ form, seen }: SeenOrderContext) => ({ anyway: form.has('anyway'), seen })

function moved(context: OrderFormContext, to: MoveStep, outcome: DispatchOutcome) {
  const { t, sheet } = context
  const mailed = to === 'dispatched' ? ` ${describeMailed(sheet.order, t)}` : ''
  if (outcome.ok) return orderChanged(context, t(wordsOfMove(to, sheet.order).moved) + mailed)
  return refuse(context, { form: describeRefusal(outcome, t) })
}

async function dispatch(context: SeenOrderContext) {
  const { form, number, now, t } = context
  const read = readParcels(form.get('carrier'), form.get('parcels'))
  if (!read.ok) return refuse(context, { [read.field]: t(`office.order.${read.fault}`) })
  return moved(context, 'dispatched', await shipOrder(number, read.parcels, now, insists(context)))
}

async function reserve(context: SeenOrderContext) {
  const { number, sheet, now, t } = context
  const outcome = await reserveByShopkeeper(number, now, context)
  if (outcome.ok)
    return orderChanged(context, `${t('office.order.reserved')} ${describeMailed(sheet.order, t)}`)
  return refuse(context, { form: describeRefusal(outcome, t) })
}

async function note(context: OrderFormContext) {
  const { form, number, now, t, staff } = context
  const text = readText(form.get('note'))
  if (text === undefined)
    return refuse(context, { note: t('office.order.noteWrong', { count: longestNote }) })
  const id = formIdOf(form)
  await addOrderNote({ orderNumber: number, text, author: staff.name, ...(id && { id }) }, now)
  return orderChanged(context, t('office.order.noted'))
}

async function sendLink(context: OrderFormContext) {
  const { number, sheet, now, t } = context
  return withMailLimit(context, sheet.order.email, async () => {
    const outcome = await resendOrderLink(number, now)
    if (outcome.ok)
      return orderChanged(context, t('office.order.linkSent', { email: outcome.email }))
    return refuse(context, { form: t('office.order.noEmail') })
  })
}

/** Only mails of this order are sent again from its page. */
async function retry(context: OrderFormContext) {
  const { form, sheet, now, t } = context
  const mail = sheet.mails.find(({ id }) => id === form.get('mail'))
  const retried = mail ? await retryMail(mail.id, now) : 0
  if (retried === 0) return refuse(context, { form: t('office.order.mailGone') })
  return orderChanged(context, t('office.order.mailRetried'))
}
