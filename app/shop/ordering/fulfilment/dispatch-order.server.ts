import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { isUnpaid } from '#app/shop/ordering/orders/ebook-right.ts'
import { dispatchMail } from './dispatch-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import type { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { sumToPay } from '#app/shop/ordering/orders/refund-amount.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import {
  listCancelledLines,
  listRefundLines,
} from '#app/shop/ordering/orders/refund-lines.server.ts'
import { isWithdrawn } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { hasWithdrawal } from '#app/shop/ordering/returns/returns.server.ts'
import {
  issueInvoice,
  issueInvoiceForMail,
} from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import type { ParcelNumber } from '#app/shop/ordering/orders/carriers.ts'
import { hasFilesAlone } from '#app/shop/ordering/orders/order-files.server.ts'
import { moveOrder, type MoveOrderOutcome } from '#app/shop/ordering/orders/move-order.server.ts'
import { listMissingLines, reserveOrder, type MissingLine } from './reserve-order.server.ts'
import {
  isBeforeDispatch,
  isUndone,
  statesBefore,
  statesBeforeFiles,
} from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/**
 * `unpaid` means that it waits for an online payment and may expire; `withdrawn` that its buyer
 * withdrew from it or a part; `refunded` that all of it was paid back; `files` that it has only e-books, so nothing is sent; `files-left` that
 * all else of it was cancelled; `files-unpaid` that its e-books are not open yet.
 */
export type DispatchOutcome =
  | MoveOrderOutcome
  | { ok: false; reason: 'unpaid' }
  | { ok: false; reason: 'withdrawn' }
  | { ok: false; reason: 'refunded' }
  | { ok: false; reason: 'files' }
  | { ok: false; reason: 'files-left' }
  | { ok: false; reason: 'files-unpaid' }
  /** It had no stock reserved, and there is not enough of these lines. */
  | { ok: false; reason: 'missing'; missing: MissingLine[] }

/** `anyway` dispatches although the buyer withdrew, or got all of it paid back. */
type Dispatch = { anyway?: boolean; seen?: SeenOrder | undefined }

export async function packOrder(
  number: string,
  now: number,
  options: Dispatch = {},
): Promise<DispatchOutcome> {
  const secret = await ensureLinkSecret()
  return db.write((trx) =>
    step(trx, { number, to: 'packed', command: 'pack', ...options, secret }, now),
  )
}

/** Marks an order as delivered; one of e-books alone needs no dispatch. */
export async function deliverOrder(
  number: string,
  now: number,
  { seen }: Pick<Dispatch, 'seen'> = {},
): Promise<DispatchOutcome> {
  const secret = await ensureLinkSecret()
  return db.write((trx) =>
    step(trx, { number, to: 'delivered', command: 'deliver', seen, secret }, now),
  )
}

/**
 * Marks an order as dispatched and queues the mail to its buyer.
 * @param parcels Empty if there is no tracking number.
 */
export async function shipOrder(
  number: string,
  parcels: ParcelNumber[],
  now: number,
  options: Dispatch = {},
): Promise<DispatchOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  const key = receiptKey(secret, number, now)
  return db.write(async (trx): Promise<DispatchOutcome> => {
    const sending = { number, to: 'dispatched', command: 'ship', ...options, secret } as const
    const moved = await step(trx, { ...sending, details: { parcels } }, now)
    if (!moved.ok) return moved
    for (const parcel of parcels)
      await trx
        .insertInto('parcel')
        .values({ orderNumber: number, ...parcel, sentAt: now })
        .onConflict((on) => on.doNothing())
        .execute()
    const order = (await findOrder(number, trx))!
    const cancelled = await listCancelledLines(number, 'all', trx)
    const invoice = await issueInvoiceForMail(trx, number, now)
    const mail = { parcels, cancelled, invoice, key, now }
    const credited = await creditedOf(trx, order, invoice !== undefined)
    await enqueueMail(trx, dispatchMail(order, { ...mail, ...credited }), now)
    return moved
  })
}

/** Returns the credit notes that were made before the dispatch, and what is to be paid because of them. */
async function creditedOf(trx: Transaction, order: Order, hasInvoice: boolean) {
  const made = hasInvoice ? await listInvoicesOf([order.number], trx) : []
  const credits = made.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number)
  const isDue = credits.length > 0 && order.paymentState === 'due'
  const takenOff = isDue ? await listRefundLines(order.number, trx) : []
  return { credits, toPayMinor: isDue ? sumToPay(order, takenOff) : undefined }
}

type Step = Dispatch & {
  number: string
  to: 'packed' | 'dispatched' | 'delivered'
  command: string
  /** Holds the secret that signs links in mails. */
  secret: string
  details?: Record<string, unknown>
}

async function step(
  trx: Transaction,
  { number, to, anyway = false, seen, secret, ...change }: Step,
  now: number,
): Promise<DispatchOutcome> {
  const order = await lockSeenOrder(trx, number, seen)
  const refused = order && (await reasonAgainstDispatch(trx, order, { to, anyway, now }))
  if (refused) return { ok: false, reason: refused }
  const from = order ? await statesBeforeMove(trx, order, to) : statesBefore[to]
  if (order && from.includes(order.state)) {
    const reserved = await reserveOrder(trx, order, { secret, now })
    if (!reserved.ok) return reserved
  }
  const moved = await moveOrder(trx, number, to, now, from)
  if (!moved.ok) return moved
  await recordChange(trx, { ...change, about: number }, now)
  // The paper lies in the parcel; files have none.
  await issueInvoice(trx, number, now)
  return moved
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Returns the states from which this order can be moved to another. */
const statesBeforeMove = async (
  reader: Reader,
  order: LockedOrder,
  to: Step['to'],
): Promise<readonly OrderState[]> =>
  to === 'delivered' && (await isOfFiles(reader, order)) ? statesBeforeFiles : statesBefore[to]

/** Returns why an order cannot be moved now, as {@link packOrder} and the others would; undefined if it can. */
export async function findReasonAgainst(
  order: Order,
  to: Step['to'],
  now: number,
): Promise<Exclude<DispatchOutcome, { ok: true }> | undefined> {
  const refused = await reasonAgainstDispatch(db.read, order, { to, anyway: false, now })
  if (refused) return { ok: false, reason: refused }
  const { state } = order
  if (!(await statesBeforeMove(db.read, order, to)).includes(state))
    return { ok: false, reason: 'state', state }
  const missing = await listMissingLines(order, now)
  return missing.length > 0 ? { ok: false, reason: 'missing', missing } : undefined
}

async function reasonAgainstDispatch(
  reader: Reader,
  order: LockedOrder,
  { to, anyway, now }: { to: Step['to']; anyway: boolean; now: number },
): Promise<
  'unpaid' | 'files' | 'files-left' | 'files-unpaid' | 'withdrawn' | 'refunded' | undefined
> {
  if (waitsForPayment(order)) return 'unpaid'
  if (to === 'delivered' && (await isOfFiles(reader, order)))
    return reasonAgainstOpening(reader, order, now)
  // If it cannot reach that state in any case, that reason is returned.
  if (to === 'delivered' || order.state === to || isUndone(order.state)) return undefined
  if (await isOfFiles(reader, order)) return order.deliveryMethod === null ? 'files' : 'files-left'
  if (!isBeforeDispatch(order.state)) return undefined
  if (anyway) return undefined
  if (await hasWithdrawal(reader, order.number)) return 'withdrawn'
  return order.paymentState === 'refunded' ? 'refunded' : undefined
}

/** Returns why e-books cannot be delivered: the withdrawal period counts from their opening. */
async function reasonAgainstOpening(
  reader: Reader,
  { number }: LockedOrder,
  now: number,
): Promise<'files-unpaid' | 'withdrawn' | undefined> {
  if (await isWithdrawn((await findOrder(number, reader))!, now, reader)) return 'withdrawn'
  const ebooks = await listEbooksOfOrder(number, reader)
  return ebooks.some((one) => isUnpaid(one, now)) ? 'files-unpaid' : undefined
}

const isOfFiles = async (reader: Reader, { number }: LockedOrder): Promise<boolean> =>
  hasFilesAlone(reader, (await findOrder(number, reader))!)

/** Returns whether an order must be paid before it is packed. */
export function waitsForPayment({
  paymentState,
  paymentMethod,
  state,
}: Pick<LockedOrder, 'paymentState' | 'paymentMethod' | 'state'>): boolean {
  if (paymentState !== 'due' || state === 'cancelled') return false
  return paymentMethodOf(paymentMethod).isPaidFirst === true
}
