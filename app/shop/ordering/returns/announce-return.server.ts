import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { goesToConfirmed } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { uuidOfName } from '#app/shop/catalogue/ebooks/uuid.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { officeLinkOf } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { type ReturnedLine, type ReturnReason } from '#app/shop/ordering/orders/returnable.ts'
import { findReturnable } from './find-returnable.server.ts'
import { hasReturn, insertReturn } from './returns.server.ts'
import { returnAnnouncedMail, returnForSellerMail } from './withdrawal-mail.server.ts'

type NotWithBuyer = 'unsent' | 'cancelled' | 'returned'

/**
 * Holds the outcome. It is refused if the buyer has nothing of the order; `lines` means that
 * another window sent some back first.
 */
export type AnnounceReturnOutcome =
  { ok: true; id: string } | { ok: false; reason: NotWithBuyer | 'lines' }

/**
 * `form` is the id of the page sent, so that the same form sent twice is one return; without it
 * each is a new one.
 */
export type AnnounceReturnParams = {
  form?: string
  /** There is at least one line, each with 1 or more pieces. */
  lines: ReturnedLine[]
  reason: ReturnReason
  note: string
}

/**
 * Derives the id from the form and its content for this order, so that other content gives another
 * id.
 */
const idOf = (
  { number }: Order,
  { form = randomUUID(), lines, reason, note }: AnnounceReturnParams,
) => uuidOfName(form, JSON.stringify([number, reason, note, lines]))

/** Tells whether the same form was announced already. */
export const isAnnounced = (order: Order, about: AnnounceReturnParams): Promise<boolean> =>
  hasReturn(db.read, idOf(order, about))

/** Returns why the buyer does not have the goods; undefined if they do. */
function notWithBuyer(state: OrderState): NotWithBuyer | undefined {
  if (state === 'dispatched' || state === 'delivered') return undefined
  return state === 'cancelled' || state === 'returned' ? state : 'unsent'
}

/**
 * Announces the return of an order's lines for a reason (damaged, wrong …) and queues the mails
 * about it.
 */
export async function announceReturn(
  order: Order,
  about: AnnounceReturnParams & { language: Language },
  now: number,
): Promise<AnnounceReturnOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  return db.write(async (trx): Promise<AnnounceReturnOutcome> => {
    const locked = await lockOrder(trx, order.number)
    const id = idOf(order, about)
    if (await hasReturn(trx, id)) return { ok: true, id }
    const reason = notWithBuyer(locked!.state)
    if (reason) return { ok: false, reason }
    const open = await findReturnable(order, now, trx)
    const isThere = about.lines.every(({ position, quantity }) =>
      open.some((one) => one.position === position && quantity <= one.leftToReturn),
    )
    if (!isThere) return { ok: false, reason: 'lines' }
    const { note, lines, language } = about
    const row = {
      orderNumber: order.number,
      kind: 'return',
      reason: about.reason,
      note,
    } as const
    await insertReturn(trx, row, lines, now, id)
    const announced = { id, order, reason: about.reason, note, lines }
    const isConfirmed = await goesToConfirmed(trx, order)
    const key = receiptKey(secret, order.number, now)
    await enqueueMail(trx, returnAnnouncedMail(announced, { language, key, isConfirmed }), now)
    const officeLink = await officeLinkOf(trx, order)
    await enqueueMail(trx, returnForSellerMail(announced, officeLink), now)
    return { ok: true, id }
  })
}
