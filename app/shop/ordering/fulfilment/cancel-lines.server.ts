import type { Currency } from '#app/i18n/currency.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import {
  issueCreditNote,
  issueInvoiceForMail,
} from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { completeFiles } from './complete-files.server.ts'
import { linesCancelledMail } from './cancelled-mail.server.ts'
import { markNothingDue } from '#app/shop/ordering/payments/mark-nothing-due.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { findOpenPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import {
  countOf,
  cutDown,
  sumToPay,
  sumOfParts,
  type LinePart,
  type PartSum,
  type PricedPart,
} from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines, subtractLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { refundDueAt } from '#app/shop/ordering/returns/refund-return.server.ts'
import { closeReturn, findReturnOf } from '#app/shop/ordering/returns/returns.server.ts'
import { restockOrder } from '#app/shop/ordering/orders/restock-lines.server.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { listRemainingLines } from '#app/shop/ordering/orders/remaining-lines.server.ts'
import { isBeforeDispatch } from '#app/shop/ordering/orders/order-states.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/** `refundMinor` is the amount refunded; `toPayMinor` the amount due instead of the total. */
export type CancelLinesOutcome =
  | { ok: true; refundMinor: number; toPayMinor: number | undefined; currency: Currency }
  | { ok: false; reason: 'state'; state: OrderState }
  /**
   * `no-line` means that there is no such line, or not so much of it left; `waiting` that a card
   * payment is under way.
   */
  | { ok: false; reason: 'unknown' | 'no-line' | 'waiting' }
  /** Nothing would be left, so the whole order is to be cancelled. */
  | { ok: false; reason: 'all' }

/**
 * Cancels some lines of an order that was not sent yet: their stock is restored, what was paid for
 * them is refunded or the amount due is reduced, their e-books are revoked, and the buyer gets a
 * mail. The order itself stays as placed. A withdrawal from exactly these lines is completed by
 * it.
 * @param parts A quantity of Infinity means all that is left of a line.
 */
export async function cancelLines(
  number: string,
  parts: LinePart[],
  now: number,
  { seen }: { seen?: SeenOrder } = {},
): Promise<CancelLinesOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  return db.write((trx) => cancel(trx, { number, parts, seen, secret }, now))
}

type CancelLinesParams = {
  number: string
  parts: LinePart[]
  seen: SeenOrder | undefined
  secret: string
}

async function cancel(
  trx: Transaction,
  { number, parts, seen, secret }: CancelLinesParams,
  now: number,
): Promise<CancelLinesOutcome> {
  const locked = await lockSeenOrder(trx, number, seen)
  if (!locked) return { ok: false, reason: 'unknown' }
  if (!isBeforeDispatch(locked.state)) return { ok: false, reason: 'state', state: locked.state }
  if (await findOpenPayment(number, trx)) return { ok: false, reason: 'waiting' }
  const order = (await findOrder(number, trx))!
  const before = await listRefundLines(number, trx)
  const requested = readParts(order, parts, before)
  if (!requested) return { ok: false, reason: 'no-line' }
  const remaining = (await listRemainingLines(trx, order)).filter(
    ({ position, quantity }) => quantity > countOf(requested, position),
  )
  if (remaining.length === 0) return { ok: false, reason: 'all' }
  const refundMinor = await refundCancelled(trx, order, sumOfParts(order, requested, before), now)
  const toPayMinor =
    order.paymentState === 'due' ? sumToPay(order, await listRefundLines(number, trx)) : undefined
  const offs = requested.filter((one) => isWhole(order, one, before)).map((one) => one.position)
  await revokeEbooks(trx, number, offs, now)
  const key = receiptKey(secret, number, now)
  const hasGoodsLeft = remaining.some(isSent)
  const opened = toPayMinor === 0 ? await markNothingDue(trx, order, { secret, now }) : []
  await restockOrder(trx, order, ofProducts(order, requested), now)
  await completeFiles(trx, number, now)
  // If only e-books remain of a paid order, nothing is sent that would bring the invoice.
  const invoice =
    (await issueCreditNote(trx, number, null, now)) ?? (await issueInvoiceForMail(trx, number, now))
  const about = { key, parts: requested, isSent: hasGoodsLeft, opened, invoice, now }
  await enqueueMail(trx, linesCancelledMail(order, { ...about, refundMinor, toPayMinor }), now)
  await recordChange(trx, { command: 'cancel', about: number, details: { lines: requested } }, now)
  return { ok: true, refundMinor, toPayMinor, currency: order.currency }
}

/**
 * Returns the quantities; undefined if a line does not exist, is named twice, or has not so many
 * left.
 */
function readParts(
  { lines }: Order,
  parts: LinePart[],
  before: LinePart[],
): LinePart[] | undefined {
  const left = cutDown(lines, parts, before)
  const isThere = parts.every(({ position, quantity }) => {
    const found = left.filter((one) => one.position === position)
    return found.length === 1 && (quantity === Infinity || found[0]!.quantity === quantity)
  })
  return isThere ? left : undefined
}

const isWhole = ({ lines }: Order, { position, quantity }: LinePart, before: LinePart[]) =>
  lines.some(
    (line) => line.position === position && line.quantity === countOf(before, position) + quantity,
  )

/** Returns the refund; for an unpaid order the lines alone tell what is not due. */
async function refundCancelled(
  trx: Transaction,
  order: Order,
  { amountMinor, parts }: PartSum,
  now: number,
) {
  const returned = await findReturnOf(trx, order.number, parts)
  if (returned) await closeReturn(trx, returned.id, now)
  const dueAt = returned && refundDueAt(returned)
  const ofReturn = returned ? { returnId: returned.id } : {}
  const refund = await createRefund(
    trx,
    {
      order: order.number,
      reason: returned ? 'withdrawn' : 'cancelled',
      amountMinor,
      parts,
      isCancelled: true,
      ...ofReturn,
      ...(dueAt !== undefined && { dueAt }),
    },
    now,
  )
  if (refund.ok) return refund.amountMinor
  const taken = { order: order.number, parts, refundId: null, isCancelled: true, ...ofReturn }
  await subtractLines(trx, refund.reason === 'nothing-paid' ? taken : withoutMoney(taken), now)
  return 0
}

/** Removes the amounts if all was refunded before, so that nothing more is deducted. */
const withoutMoney = <T extends { parts: PricedPart[] }>(taken: T): T => ({
  ...taken,
  parts: taken.parts.map((part) => ({ ...part, amountMinor: 0 })),
})

const ofProducts = ({ lines }: Order, parts: LinePart[]) =>
  parts.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [{ ...line, quantity }] : []
  })
