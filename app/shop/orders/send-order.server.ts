import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { noteChange } from '../audit/audit.server.ts'
import { dispatchMail } from '../mail/dispatch-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { listPaymentMethods } from '../payments/payment-method.ts'
import type { ParcelNumber } from './carriers.ts'
import { moveOrder, type Moved } from './move-order.server.ts'
import { findOrder } from './orders.server.ts'
import { ensureLinkSecret, receiptKey } from './receipt-key.server.ts'

/** `unpaid`: it waits for a payment by a payment service, and may yet expire. */
export type Sent = Moved | { ok: false; reason: 'unpaid' }

export const packOrder = (number: string, now: number): Promise<Sent> =>
  db.write((t) => step(t, { number, to: 'packed', command: 'pack' }, now))

export const deliverOrder = (number: string, now: number): Promise<Sent> =>
  db.write((t) => step(t, { number, to: 'delivered', command: 'deliver' }, now))

/** Notes an order as given to its carriers, and tells its buyer. @param parcels none where it has no number. */
export async function shipOrder(
  number: string,
  parcels: ParcelNumber[],
  now: number,
): Promise<Sent> {
  // Outside: it may have to write, and no transaction stands in another.
  const key = receiptKey(await ensureLinkSecret(), number, now)
  return db.write(async (t): Promise<Sent> => {
    const sending = { number, to: 'dispatched', command: 'ship', details: { parcels } } as const
    const moved = await step(t, sending, now)
    if (!moved.ok) return moved
    for (const parcel of parcels)
      await t
        .insertInto('parcel')
        .values({ orderNumber: number, ...parcel, sentAt: now })
        .onConflict((on) => on.doNothing())
        .execute()
    const order = (await findOrder(number, t))!
    await enqueueMail(t, dispatchMail(order, { parcels, key, now }), now)
    return moved
  })
}

type Step = {
  number: string
  to: 'packed' | 'dispatched' | 'delivered'
  command: string
  details?: Record<string, unknown>
}

async function step(t: Transact, { number, to, ...change }: Step, now: number): Promise<Sent> {
  if (await waitsForPayment(t, number)) return { ok: false, reason: 'unpaid' }
  const moved = await moveOrder(t, number, to, now)
  if (moved.ok) await noteChange(t, { ...change, about: number }, now)
  return moved
}

async function waitsForPayment(t: Transact, number: string): Promise<boolean> {
  const found = await t
    .selectFrom('customerOrder')
    .select(['paymentMethod', 'paymentState', 'state'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (found?.paymentState !== 'due' || found.state === 'cancelled') return false
  return listPaymentMethods({ needsDelivery: true, hasCard: true }).some(
    ({ id, holdMs }) => id === found.paymentMethod && holdMs !== undefined,
  )
}
