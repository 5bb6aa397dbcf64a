import {
  cancelOrder,
  type CancelOrderOutcome,
} from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { orderAgain, type OrderedAgain } from '#app/shop/ordering/cart/order-again.server.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/find-readable-order.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { sentences } from '#app/i18n/format/join-sentences.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { notFound, invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectBack, redirectWithSession } from '#app/http/session.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import { nameList } from './name-list.server.ts'

/** These actions are on the page of an order, and beside each order of a customer; `order` is its number. */
export const orderActions = {
  'order.cancel': cancel,
  'order.again': again,
} satisfies FormActions

/**
 * Returns the order that a form names, if its sender may read it.
 * @throws {Response} 404, whether the order does not exist or belongs to another customer.
 */
async function requireOrder(context: FormContext): Promise<Order> {
  const { form, url, t } = context
  const reader = { ...context, key: url.searchParams.get('key') }
  const order = await findReadableOrder(form.get('order'), reader)
  if (!order) throw notFound(t)
  return order
}

async function cancel(context: FormContext) {
  const { form, t, now } = context
  const { number } = await requireOrder(context)
  const outcome = await cancelOrder(number, 'buyer', now)
  const refused = orderError(outcome, t)
  // A second press, or one in another window, gets what was requested.
  return refused
    ? invalidForm(form, { order: refused }, 409)
    : redirectBack(context, t('toast.orderCancelled'))
}

function orderError(outcome: CancelOrderOutcome, t: Translate): string | undefined {
  if (outcome.ok) return undefined
  if (outcome.reason === 'fetched') return t('refusal.order.fetched')
  const isDone = outcome.reason === 'state' && outcome.state === 'cancelled'
  return isDone ? undefined : t('refusal.order.sent')
}

async function again(context: FormContext) {
  const { language, session, t } = context
  const order = await requireOrder(context)
  const done = await orderAgain(ensureOwner(context), order, context)
  const isWhole = notAdded.every((kind) => done[kind].length === 0)
  const type = isWhole ? 'success' : 'error'
  const cart = localPath(language, '/cart')
  return redirectWithSession(cart, session, { message: describeOrderAgain(done, t), type })
}

const notAdded = ['fewer', 'unavailable', 'inCart', 'owned'] as const

function describeOrderAgain(done: OrderedAgain, t: Translate): string {
  return sentences(
    done.added > 0 && t('toast.again.all'),
    ...notAdded.map((kind) => done[kind].length > 0 && named(kind, done[kind], t)),
  )
}

function named(kind: (typeof notAdded)[number], all: string[], t: Translate): string {
  const { names, count } = nameList(all, t)
  return count > 0
    ? t(`toast.again.${kind}More`, { names, count })
    : t(`toast.again.${kind}`, { names })
}
