import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  byNetworks,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { ebooksAgainMail } from './ebooks-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { listEbooksOfOrder } from './bought-ebooks.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'

const mostFromNetwork: RateLimit = { most: 20, withinMs: 15 * 60_000 }
/** An order's buyer gets at most one such mail in this time. */
const pauseMs = 10 * 60_000

/**
 * `network` is the client's address; `origin` is the shop's own as it was reached, for orders that
 * stored none.
 */
type LinkRequest = { network: string; origin: string; now: number }

export type SendLinkOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Sends the link to an order's e-books to its buyer again, if number and e-mail address match. The
 * response is the same if they do not; only more than 20 requests in 15 minutes are refused.
 */
export async function sendEbooksLink(
  { number, email }: { number: string; email: string },
  { network, origin, now }: LinkRequest,
): Promise<SendLinkOutcome> {
  const attempt = await consumeRateLimits(
    byNetworks(network, mostFromNetwork, (one) => `e-book links, from ${one}`),
    now,
  )
  if (!attempt.ok) return attempt
  const [secret, order] = await Promise.all([ensureLinkSecret(), findOrderWith(number, email)])
  if (!order) return { ok: true }
  const ebooks = await listEbooksOfOrder(order.number)
  const mail = ebooksAgainMail(
    { ...order, origin: order.origin || origin },
    {
      key: ebooksKey(secret, order.number, now),
      about: `${order.number} ${Math.floor(now / pauseMs)}`,
      isUnpaid: ebooks.some((one) => ebookAccess(one, now).kind === 'unpaid'),
    },
  )
  await db.write((trx) => enqueueMail(trx, mail, now))
  return { ok: true }
}

async function findOrderWith(number: string, email: string) {
  const row = await db.read
    .selectFrom('customerOrder')
    .select(['number', 'email', 'language', 'origin'])
    .where('number', '=', parseOrderNumber(number) ?? '')
    .where('emailFolded', '=', foldEmail(email))
    .where('number', 'in', (ebook) => ebook.selectFrom('ebookDownload').select('orderNumber'))
    .executeTakeFirst()
  // Only the shop writes this column.
  return row && { ...row, language: row.language as Language }
}
