import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { ensureLinkSecret } from '../orders/link-secrets.server.ts'
import type { PaymentToMark } from './mark-paid.server.ts'
import { parseRefund, parseSession, type WebhookEvent } from './stripe.schema.ts'
import { applyRefundEvent } from './apply-refund-event.server.ts'
import { applyFailedSession, applyCheckoutSession } from './apply-checkout-session.server.ts'

type Effect = (t: Transaction, settling: PaymentToMark) => Promise<unknown>

/** What follows from a message, by its type: docs/payment.md lists the same. Undefined: it says nothing that can be read. */
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
    return session && ((t, settling) => take(t, session, settling))
  }
}

function ofRefund(object: unknown): Effect | undefined {
  const refund = parseRefund(object)
  return refund && ((t, settling) => applyRefundEvent(t, refund, settling))
}

/**
 * Handles a message of the payment service, whose signature was right, once: what it brings about and its id
 * are written together. `unreadable`: nothing was written, and it may come again.
 */
export async function handleWebhookEvent(
  { id, type, object }: WebhookEvent,
  now: number,
): Promise<'taken' | 'known' | 'unreadable'> {
  const read = Object.hasOwn(effects, type) ? effects[type] : undefined
  const effect = read?.(object)
  if (read && !effect) return 'unreadable'
  const secret = await ensureLinkSecret()
  return db.write(async (t) => {
    const { numInsertedOrUpdatedRows } = await t
      .insertInto('paymentEvent')
      .values({ id, type, receivedAt: now })
      .onConflict((on) => on.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return 'known'
    await effect?.(t, { secret, now })
    return 'taken'
  })
}
