import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { goesToConfirmed } from '../accounts/confirmed-email.server.ts'
import { uuidOfName } from '../downloads/uuid.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import type { Order } from '../orders/order.ts'
import { ensureLinkSecret } from '../orders/link-secrets.server.ts'
import { receiptKey } from '../orders/receipt-key.server.ts'
import { lockOrder } from '../payments/payment-sums.server.ts'
import { type ReturnedLine, type ReturnReason } from './returnable.ts'
import { findReturnable } from './find-returnable.server.ts'
import { hasReturn, insertReturn } from './returns.server.ts'
import { returnAnnouncedMail, returnForSellerMail } from './withdrawal-mail.server.ts'

type NotWithBuyer = 'unsent' | 'cancelled' | 'returned'

/** Refused where nothing is with the buyer. `lines`: another window was quicker to send some back. */
export type Announced = { ok: true; id: string } | { ok: false; reason: NotWithBuyer | 'lines' }

/** `form`: the id of the page that was sent, so that the same sent twice is one return; without, each is its own. */
export type Announcing = {
  form?: string
  /** At least one, each with 1 or more pieces. */
  lines: ReturnedLine[]
  reason: ReturnReason
  note: string
}

/**
 * The id is derived from the form with all that it says of this order, so that other words give another id and nobody
 * else has the same.
 */
const idOf = ({ number }: Order, { form = randomUUID(), lines, reason, note }: Announcing) =>
  uuidOfName(form, JSON.stringify([number, reason, note, lines]))

/** Whether the very same form was announced already. */
export const isAnnounced = (order: Order, about: Announcing): Promise<boolean> =>
  hasReturn(db.read, idOf(order, about))

/** Undefined where the buyer has it. */
function notWithBuyer(state: OrderState): NotWithBuyer | undefined {
  if (state === 'dispatched' || state === 'delivered') return undefined
  return state === 'cancelled' || state === 'returned' ? state : 'unsent'
}

/** Announces that lines of an order are sent back for a reason (damaged, wrong …), with the mails about it. */
export async function announceReturn(
  order: Order,
  about: Announcing & { language: Language },
  now: number,
): Promise<Announced> {
  // Outside: it may have to write, and no transaction stands in another.
  const secret = await ensureLinkSecret()
  return db.write(async (t): Promise<Announced> => {
    const locked = await lockOrder(t, order.number)
    const id = idOf(order, about)
    if (await hasReturn(t, id)) return { ok: true, id }
    const reason = notWithBuyer(locked!.state)
    if (reason) return { ok: false, reason }
    const open = await findReturnable(order, now, t)
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
    await insertReturn(t, row, lines, now, id)
    const announced = { id, order, reason: about.reason, note, lines }
    const isConfirmed = await goesToConfirmed(t, order)
    const key = receiptKey(secret, order.number, now)
    await enqueueMail(t, returnAnnouncedMail(announced, { language, key, isConfirmed }), now)
    await enqueueMail(t, returnForSellerMail(announced), now)
    return { ok: true, id }
  })
}
