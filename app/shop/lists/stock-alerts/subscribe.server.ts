import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail, foldWithoutSubaddress } from '#app/i18n/email.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  byNetworks,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { confirmationMail } from './back-in-stock-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { hashStockAlertKey, newStockAlertKey } from './stock-alert-key.server.ts'
import { findStockAlertText } from './stock-alert-text.server.ts'

const mostFromNetwork: RateLimit = { most: 20, withinMs: 15 * 60_000 }
const mostToAddress: RateLimit = { most: 5, withinMs: dayMs }
/** No second mail is sent within this time. */
const repeatAfterMs = dayMs

/** `email` is typed and parsed; `language` is that of the mails. */
export type StockAlertRequest = LineKey & { email: string; language: Language }

export type SubscribeOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

/** `network` is the client's address, `origin` the shop's own, `now` ms UTC. */
export type StockAlertSubscription = { network: string; origin: string; now: number }

/**
 * Asks an address for its consent to a stock alert by mail. The outcome is the same whether the address is new, waits
 * for its mail, has confirmed, or gets no more mail today. Only more than 20 requests in 15 minutes from one network
 * are refused.
 */
export async function subscribeToStock(
  request: StockAlertRequest,
  { network, origin, now }: StockAlertSubscription,
): Promise<SubscribeOutcome> {
  const allowed = await consumeRateLimits(
    byNetworks(network, mostFromNetwork, (one) => `back in stock, from ${one}`),
    now,
  )
  if (!allowed.ok) return allowed
  // A repeated request does not count towards the five mails that an address may get in a day.
  if (await hasPendingRequest(request, now)) return { ok: true }
  const mailbox = `back in stock, to ${foldWithoutSubaddress(request.email)}`
  if ((await consumeRateLimit(mailbox, mostToAddress, now)).ok)
    await startStockAlert(request, origin, now)
  return { ok: true }
}

async function hasPendingRequest(
  { productId, color, size, email }: StockAlertRequest,
  now: number,
) {
  const watch = await db.read
    .selectFrom('stockWatch')
    .select('keyHash')
    .where('emailFolded', '=', foldEmail(email))
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .where((row) =>
      row.or([row('confirmedAt', 'is not', null), row('createdAt', '>', now - repeatAfterMs)]),
    )
    .executeTakeFirst()
  return watch !== undefined
}

/**
 * Stores the request and queues the mail for its confirmation, or neither. If the address has
 * confirmed or was written to within a day, nothing happens, so that simultaneous requests send
 * one mail. Returns whether there is a mail.
 */
export async function startStockAlert(
  request: StockAlertRequest,
  origin: string,
  now: number,
): Promise<boolean> {
  const key = newStockAlertKey()
  const watched = await findStockAlertText(request, request.language)
  if (!watched) return false
  const mail = confirmationMail({
    ...request,
    ...watched,
    origin,
    key,
    about: hashStockAlertKey(key),
  })
  return db.write(async (trx) => {
    const started = await insertStockAlert(trx, request, { keyHash: mail.about, origin, now })
    if (started) await enqueueMail(trx, mail, now)
    return started !== undefined
  })
}

type NewStockAlert = { keyHash: string; origin: string; now: number }

const stockAlertColumns = [
  ...(['keyHash', 'productId', 'color', 'size', 'email', 'emailFolded'] as const),
  ...(['language', 'origin', 'createdAt'] as const),
]

/** The row comes from a select, which finds nothing if the product no longer exists. */
const insertStockAlert = (
  trx: Transaction,
  request: StockAlertRequest,
  { keyHash, origin, now }: NewStockAlert,
) =>
  trx
    .insertInto('stockWatch')
    .columns(stockAlertColumns)
    .expression(
      sql`select ${keyHash}, id, ${request.color}, ${request.size}, ${request.email}, ${foldEmail(request.email)},
        ${request.language}, ${origin}, ${now} from product where id = ${request.productId}`,
    )
    .onConflict((on) =>
      on
        .columns(['emailFolded', 'productId', 'color', 'size'])
        .doUpdateSet({
          keyHash,
          email: request.email,
          language: request.language,
          origin,
          createdAt: now,
        })
        .where('stockWatch.confirmedAt', 'is', null)
        .where('stockWatch.createdAt', '<=', now - repeatAfterMs),
    )
    .returning('keyHash')
    .executeTakeFirst()
