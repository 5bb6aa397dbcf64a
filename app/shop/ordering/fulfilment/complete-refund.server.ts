import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { log } from '#app/observability/log.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { forgetDaysSince } from '#app/shop/ordering/figures/count-days.server.ts'
import { issueCreditNote } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { refundMail } from './payment-mail.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { lockOrder, refreshPaymentState } from '#app/shop/ordering/payments/payment-sums.server.ts'
import {
  addRefundPayment,
  leftMinor,
  listPaidBy,
} from '#app/shop/ordering/orders/refund-payments.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'

type Refund = Pick<RefundTable, 'id' | 'orderNumber' | 'amountMinor' | 'returnId'>

/**
 * Records that what was left of a due refund was paid: its row, the order's payment state, its return with the access
 * to e-books in it, and a mail. However much is paid back, other e-books stay open (see `ebookAccess`).
 * Returns false if that was recorded before.
 */
export async function completeRefund(
  trx: Transaction,
  { id, orderNumber, amountMinor, returnId }: Refund,
  reference: string | null,
  { secret, now }: MarkPaymentParams,
): Promise<boolean> {
  const locked = await lockOrder(trx, orderNumber)
  const due = await trx
    .selectFrom('refund')
    .select(leftMinor.as('minor'))
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()
  if (!locked || !due) return false
  await addRefundPayment(trx, { refundId: id, reference, minor: due.minor })
  await trx
    .updateTable('refund')
    .set({ state: 'done', doneAt: now, reference })
    .where('id', '=', id)
    .execute()
  await refreshPaymentState(trx, locked)
  if (returnId !== null) await completeReturn(trx, { orderNumber, returnId }, now)
  const order = (await findOrder(orderNumber, trx))!
  const lines = (await listRefundLines(orderNumber, trx)).filter(({ refundId }) => refundId === id)
  const details = { id, amountMinor, reference, lines }
  const invoice = await issueCreditNote(trx, orderNumber, id, now)
  await enqueueMail(trx, refundMail(order, details, { secret, now, invoice }), now)
  return true
}

async function completeReturn(
  trx: Transaction,
  { orderNumber, returnId }: { orderNumber: string; returnId: string },
  now: number,
) {
  await trx
    .updateTable('orderReturn')
    .set({ state: 'refunded', settledAt: now })
    .where('id', '=', returnId)
    .where('state', 'in', ['announced', 'received'])
    .execute()
  const lines = await trx
    .selectFrom('orderReturnLine')
    .select('position')
    .where('returnId', '=', returnId)
    .execute()
  const positions = lines.map(({ position }) => position)
  await revokeEbooks(trx, orderNumber, positions, now)
}

/**
 * Makes due again what a payment paid that the bank sent back: all refunds that it completed, with the same last day and
 * for the same payment of the order, and its parts of others.
 * @param intent of that payment of the order.
 */
export async function reopenRefunds(
  trx: Transaction,
  orderNumber: string,
  { reference, intent }: { reference: string; intent: string | null },
  { now }: MarkPaymentParams,
): Promise<void> {
  const locked = await lockOrder(trx, orderNumber)
  const paid = await listPaidBy(trx, orderNumber, reference)
  const ids = paid.filter(({ isPaid }) => isPaid).map(({ id }) => id)
  if (!locked || ids.length === 0) return
  await trx
    .updateTable('refundPayment')
    .set({ amountMinor: 0 })
    .where('refundId', 'in', ids)
    .where('reference', '=', reference)
    .execute()
  await reopen(trx, ids, intent)
  await refreshPaymentState(trx, locked)
  for (const refund of ids)
    await recordChange(
      trx,
      { command: failedRefund, about: orderNumber, details: { refund, reference } },
      now,
    )
  const order = (await findOrder(orderNumber, trx))!
  await sendOrderNotice(trx, order, { notice: 'refund-failed', about: reference }, now)
  log.error({ order: orderNumber, reference }, 'a refund failed and is due again')
}

async function reopen(trx: Transaction, ids: string[], intent: string | null) {
  const { first } = await trx
    .selectFrom('refund')
    .where('id', 'in', ids)
    .select(({ fn }) => fn.min('doneAt').as('first'))
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('refund')
    .set({ state: 'due', doneAt: null, reference: intent })
    .where('id', 'in', ids)
    .where('state', '=', 'done')
    .execute()
  if (first !== null) await forgetDaysSince(trx, first)
}

/** The audit rows of failed refunds have this command. */
export const failedRefund = 'refund-failed'
