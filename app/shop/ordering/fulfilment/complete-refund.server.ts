import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { log } from '#app/observability/log.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { issueCreditNote } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { refundMail } from './payment-mail.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { lockOrder, refreshPaymentState } from '#app/shop/ordering/payments/payment-sums.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'

type Refund = Pick<RefundTable, 'id' | 'orderNumber' | 'amountMinor' | 'returnId'>

/**
 * Records that a due refund was paid: its row, the order's payment state, its return with the access
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
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'done', doneAt: now, reference })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()
  if (!locked || numUpdatedRows === 0n) return false
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
 * Makes a refund due again that the bank sent back, with the same last day and for the same
 * payment.
 * @param intent of that payment.
 */
export async function reopenRefund(
  trx: Transaction,
  refund: Pick<RefundTable, 'id' | 'orderNumber'>,
  { reference, intent }: { reference: string; intent: string | null },
  { now }: MarkPaymentParams,
): Promise<void> {
  const locked = await lockOrder(trx, refund.orderNumber)
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'due', doneAt: null, reference: intent })
    .where('id', '=', refund.id)
    .where('state', '=', 'done')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!locked || numUpdatedRows === 0n) return
  await refreshPaymentState(trx, locked)
  const details = { refund: refund.id, reference }
  await recordChange(trx, { command: failedRefund, about: refund.orderNumber, details }, now)
  const order = (await findOrder(refund.orderNumber, trx))!
  const about = `${refund.id} ${reference}`
  await sendOrderNotice(trx, order, { notice: 'refund-failed', about }, now)
  log.error({ order: refund.orderNumber, reference }, 'a refund failed and is due again')
}

/** The audit rows of failed refunds have this command. */
export const failedRefund = 'refund-failed'
