import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'
import {
  parseRefund,
  parseSession,
  type WebhookEvent,
} from '#app/shop/ordering/payments/stripe.schema.ts'
import { applyRefundEvent } from './apply-refund-event.server.ts'
import { applyFailedSession, applyCheckoutSession } from './apply-checkout-session.server.ts'

type Effect = (trx: Transaction, params: MarkPaymentParams) => Promise<unknown>

/**
 * Maps each event type to its effect, as docs/payment.md lists them. A parser returns undefined for
 * an event it cannot read.
 */
const effects: Record<string, (object: unknown) => Effect | undefined> = {
  'checkout.session.completed': ofSession(applyCheckoutSession),
  'checkout.session.async_payment_succeeded': ofSession(applyCheckoutSession),
  'checkout.session.async_payment_failed': ofSession(applyFailedSession),
  'checkout.session.expired': ofSession(applyCheckoutSession),
  'refund.created': ofRefund,
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
}

export const webhookEventTypes = Object.keys(effects)

function ofSession(take: typeof applyCheckoutSession) {
  return (object: unknown): Effect | undefined => {
    const session = parseSession(object)
    return session && ((trx, params) => take(trx, session, params))
  }
}

function ofRefund(object: unknown): Effect | undefined {
  const refund = parseRefund(object)
  return refund && ((trx, params) => applyRefundEvent(trx, refund, params))
}

/**
 * Handles an event of the payment service once, after its signature was verified: the effect and
 * the event's id are written in one transaction. `unreadable`: nothing was written, and the event
 * may be sent again.
 */
export async function handleWebhookEvent(
  { id, type, object }: WebhookEvent,
  now: number,
): Promise<'taken' | 'known' | 'unreadable'> {
  const read = Object.hasOwn(effects, type) ? effects[type] : undefined
  const effect = read?.(object)
  if (read && !effect) return 'unreadable'
  const secret = await ensureLinkSecret()
  return db.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('paymentEvent')
      .values({ id, type, receivedAt: now })
      .onConflict((on) => on.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return 'known'
    await effect?.(trx, { secret, now })
    return 'taken'
  })
}
