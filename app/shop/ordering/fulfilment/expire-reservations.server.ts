import { db } from '#app/database/database.server.ts'
import { claimRows, type LeaseRow } from '#app/database/lease.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { isEnding } from '#app/observability/stopping.server.ts'
import { log } from '#app/observability/log.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { expirePayment } from './mark-paid.server.ts'
import { findPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import {
  describeFailure,
  hasCard,
  isMissing,
  stripe,
} from '#app/shop/ordering/payments/stripe-client.server.ts'
import { parseSession, type HostedSession } from '#app/shop/ordering/payments/stripe.schema.ts'
import { applyCheckoutSession } from './apply-checkout-session.server.ts'

/** A process claims an expired payment for this long; then another one tries. */
const claimForMs = 2 * 60_000
const batch = 20

/**
 * Ends what was not paid within its reservation: first the hosted page, so that it can no longer be
 * paid, then the order. Any number of processes may call it at once. If the service does not
 * respond, everything stays until the next run. Returns how many orders were cancelled.
 */
export async function expireReservations(now: number): Promise<number> {
  let ended = 0
  for (const { id, expiresAt } of await listExpired(now)) {
    if (isEnding()) break
    const mine = await claim({ id, until: expiresAt! }, now)
    if (mine && (await expireReservation(mine, now))) ended++
  }
  return ended
}

/**
 * Lists the expired reservations, also of orders that were cancelled meanwhile, because their payment pages must be
 * ended as well.
 */
const listExpired = (now: number) =>
  db.read
    .selectFrom('payment')
    .innerJoin('customerOrder', 'customerOrder.number', 'payment.orderNumber')
    .select(['payment.id', 'payment.expiresAt'])
    .where('payment.state', '=', 'open')
    .where('expiresAt', 'is not', null)
    .where((row) =>
      row.or([
        row('expiresAt', '<=', now),
        row.and([row('customerOrder.state', '=', 'cancelled'), row('expiresAt', '>', now)]),
      ]),
    )
    .orderBy('expiresAt')
    .orderBy('payment.id')
    .limit(batch)
    .execute()

/** A payment that is no longer open has no time, so none is claimed. */
const claim = (row: LeaseRow, now: number) =>
  db.write(async (trx) => {
    const [id] = await claimRows(trx, 'payment', [row], now + claimForMs)
    return id === undefined ? undefined : findPayment(id, trx)
  })

async function expireReservation(payment: PaymentTable, now: number): Promise<boolean> {
  const params = { secret: await ensureLinkSecret(), now }
  // A page whose URL was never stored cannot be paid.
  const session = payment.session === null ? 'gone' : await endPage(payment.session)
  if (session === undefined) return false
  if (session !== 'gone' && session.status === 'complete') {
    await db.write((trx) => applyCheckoutSession(trx, session, params))
    return false
  }
  return db.write((trx) => expirePayment(trx, payment, params))
}

/**
 * Returns the page's state at the service, after ending it if it was open; undefined if that cannot
 * be determined.
 */
async function endPage(session: string): Promise<HostedSession | 'gone' | undefined> {
  if (!hasCard()) return undefined
  const { sessions } = stripe().checkout
  try {
    const ended = parseSession(await sessions.expire(session))
    if (ended?.status === 'expired') return ended
  } catch (error) {
    if (isMissing(error)) return 'gone'
    // The service rejects the call if the page was paid or had expired, so its state is read.
    const { kind, words } = describeFailure(error)
    if (kind === 'unsure') return cannotTell(session, words)
  }
  try {
    const found = parseSession(await sessions.retrieve(session))
    return found && found.id === session && found.status !== 'open'
      ? found
      : cannotTell(session, 'it says that it is open')
  } catch (error) {
    return cannotTell(session, describeFailure(error).words)
  }
}

function cannotTell(session: string, words: string): undefined {
  log.error({ session, words }, 'payment page not ended')
}
