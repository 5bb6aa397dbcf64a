import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { spreadOver } from '../coupons/spread-over.ts'
import { lockOrder, refreshPaymentState, sumPayments } from './payment-sums.server.ts'
import type { PricedPart } from './refund-amount.ts'
import { subtractLines } from './refund-lines.server.ts'
import { refundWithinMs } from './refund-time.ts'

export type RefundRequest = {
  /** Its number. */
  order: string
  reason: RefundTable['reason']
  /** In the order's currency. */
  amountMinor: number
  returnId?: string
  /** What of its lines is paid back; above their sum is delivery. */
  parts?: PricedPart[]
  /** The parts were called off before they were sent. */
  isCancelled?: boolean
  /** The payment that it gives back, where an order was paid twice. */
  intent?: string | null
  /** By when the law wants it paid, where its 14 days did not begin now. */
  dueAt?: number
}

export type CreatedRefund =
  | { ok: true; id: string; amountMinor: number; dueAt: number }
  /** `nothing-left`: all that was paid is owed or paid back already. */
  | { ok: false; reason: 'unknown' | 'nothing-paid' | 'nothing-left' }

/**
 * Writes down that money is owed to the buyer, within 14 days. Never more than was paid and is not owed or
 * paid back yet: a larger amount is cut down to that. An order that is still to be paid owes nothing.
 */
export async function createRefund(
  t: Transaction,
  owing: RefundRequest,
  now: number,
): Promise<CreatedRefund> {
  const order = await lockOrder(t, owing.order)
  if (!order) return { ok: false, reason: 'unknown' }
  const { paid, due, done } = await sumPayments(t, order)
  if (paid === 0) return { ok: false, reason: 'nothing-paid' }
  const amountMinor = Math.min(owing.amountMinor, paid - due - done)
  if (amountMinor <= 0) return { ok: false, reason: 'nothing-left' }
  const refund = { id: randomUUID(), amountMinor, dueAt: owing.dueAt ?? now + refundWithinMs }
  await t
    .insertInto('refund')
    .values({
      ...refund,
      orderNumber: order.number,
      returnId: owing.returnId ?? null,
      reason: owing.reason,
      state: 'due',
      createdAt: now,
      doneAt: null,
      reference: owing.intent ?? null,
    })
    .execute()
  const { parts = [], isCancelled = false, returnId = null } = owing
  const cut = withinAmount(parts, amountMinor)
  const taken = { order: order.number, parts: cut, refundId: refund.id, returnId, isCancelled }
  await subtractLines(t, taken, now)
  await refreshPaymentState(t, order)
  return { ok: true, ...refund }
}

/** The parts as they are where the amount covers them, else each with its share of it. */
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
