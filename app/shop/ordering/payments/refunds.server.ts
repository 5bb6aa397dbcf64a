import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { lockOrder, refreshPaymentState, sumPayments } from './payment-sums.server.ts'
import type { PricedPart } from '#app/shop/ordering/orders/refund-amount.ts'
import { subtractLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { refundWithinMs } from './refund-time.ts'

export type RefundRequest = {
  /** The value is the order's number. */
  order: string
  reason: RefundTable['reason']
  /** The amount is in minor units of the order's currency. */
  amountMinor: number
  returnId?: string
  /** These parts of the order's lines are refunded; what exceeds their sum is delivery. */
  parts?: PricedPart[]
  /** The parts were called off before they were sent. */
  isCancelled?: boolean
  /** If an order was paid twice, this names the payment that is refunded. */
  intent?: string | null
  /** The refund must be paid by this time if the law's 14 days did not begin now; ms UTC. */
  dueAt?: number
}

export type CreatedRefund =
  | { ok: true; id: string; amountMinor: number; dueAt: number }
  /** `nothing-left`: all that was paid is already due to be refunded, or refunded. */
  | { ok: false; reason: 'unknown' | 'nothing-paid' | 'nothing-left' }

/**
 * Records that a refund is due to the buyer within 14 days. A larger amount is cut to what was paid
 * and is neither due nor refunded yet. An order that is still to be paid gets no refund.
 */
export async function createRefund(
  trx: Transaction,
  request: RefundRequest,
  now: number,
): Promise<CreatedRefund> {
  const order = await lockOrder(trx, request.order)
  if (!order) return { ok: false, reason: 'unknown' }
  const { paid, due, done } = await sumPayments(trx, order)
  if (paid === 0) return { ok: false, reason: 'nothing-paid' }
  const amountMinor = Math.min(request.amountMinor, paid - due - done)
  if (amountMinor <= 0) return { ok: false, reason: 'nothing-left' }
  const refund = { id: randomUUID(), amountMinor, dueAt: request.dueAt ?? now + refundWithinMs }
  await trx
    .insertInto('refund')
    .values({
      ...refund,
      orderNumber: order.number,
      returnId: request.returnId ?? null,
      reason: request.reason,
      state: 'due',
      createdAt: now,
      doneAt: null,
      reference: request.intent ?? null,
    })
    .execute()
  const { parts = [], isCancelled = false, returnId = null } = request
  const cut = withinAmount(parts, amountMinor)
  const taken = { order: order.number, parts: cut, refundId: refund.id, returnId, isCancelled }
  await subtractLines(trx, taken, now)
  await refreshPaymentState(trx, order)
  return { ok: true, ...refund }
}

/** Returns the parts unchanged if the amount covers them, otherwise each with its share of it. */
function withinAmount(parts: PricedPart[], amountMinor: number): PricedPart[] {
  const sum = parts.reduce((all, part) => all + part.amountMinor, 0)
  if (sum <= amountMinor) return parts
  const shares = spreadOver(
    amountMinor,
    parts.map((part) => ({ id: String(part.position), minor: part.amountMinor })),
  )
  return parts.map((part, n) => ({ ...part, amountMinor: shares[n]! }))
}

export { refundWithinMs }
