import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import type { Order } from '../orders/order.ts'
import { ensureLinkSecret } from '../orders/link-secrets.server.ts'
import { receiptKey } from '../orders/receipt-key.server.ts'
import { holdOrder } from '../payments/payment-sums.server.ts'
import { type ReturnedLine, type ReturnReason } from './returnable.ts'
import { findReturnable } from './find-returnable.server.ts'
import { compareReturn, insertReturn } from './returns.server.ts'
import { returnAnnounced, returnForSeller } from './withdrawal-mail.server.ts'

/** `state`: nothing was sent yet, or all came back; `lines`: another window was quicker to send some back. */
export type Announced = { ok: true; id: string } | { ok: false; reason: 'state' | 'lines' }

/** Whether just this return, with the id that its form has, was announced. */
export const isAnnounced = async (
  id: string | undefined,
  orderNumber: string,
  lines: ReturnedLine[],
): Promise<boolean> =>
  id !== undefined && (await compareReturn(db.read, id, { orderNumber, lines })) === 'same'

const wasSent = (state: string | undefined) => state === 'dispatched' || state === 'delivered'

type Announcing = {
  /** Of the form, so that one that is sent twice is one return; without, each is one of its own. */
  id?: string
  /** At least one, each with 1 or more pieces. */
  lines: ReturnedLine[]
  reason: ReturnReason
  note: string
  language: Language
}

/** Announces that lines of an order are sent back for a reason (damaged, wrong …), with the mails about it. */
export async function announceReturn(
  order: Order,
  about: Announcing,
  now: number,
): Promise<Announced> {
  // Outside: it may have to write, and no transaction stands in another.
  const secret = await ensureLinkSecret()
  return db.write(async (t): Promise<Announced> => {
    const held = await holdOrder(t, order.number)
    const announced = { orderNumber: order.number, lines: about.lines }
    const known = about.id === undefined ? 'none' : await compareReturn(t, about.id, announced)
    if (known === 'same') return { ok: true, id: about.id! }
    if (!wasSent(held?.state)) return { ok: false, reason: 'state' }
    const open = await findReturnable(order, now, t)
    const isThere = about.lines.every(({ position, quantity }) =>
      open.some((one) => one.position === position && quantity <= one.leftToReturn),
    )
    if (!isThere) return { ok: false, reason: 'lines' }
    const { reason, note, lines, language } = about
    const written = { orderNumber: order.number, kind: 'return', reason, note } as const
    // Another one from the same page is another one.
    const id = await insertReturn(t, written, lines, now, known === 'none' ? about.id : undefined)
    const told = { id, order, reason, note, lines }
    await enqueueMail(
      t,
      returnAnnounced(told, language, receiptKey(secret, order.number, now)),
      now,
    )
    await enqueueMail(t, returnForSeller(told), now)
    return { ok: true, id }
  })
}
