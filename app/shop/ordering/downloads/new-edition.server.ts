import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { isCurrentFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { enqueueMail, type NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail } from '#app/shop/messaging/mail/short-mail.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import {
  consumeRateLimit,
  refundRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { originOfOrder } from '#app/shop/ordering/orders/order-origin.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { ebooksLink } from './ebooks-mail.server.ts'

/** Holds an order whose buyer may download a file that is newer than what they bought. */
type Buyer = { number: string; email: string; language: Language; origin: string; name: string }

/**
 * Returns one order for each buyer to whom the present file of an e-book is offered as a new edition, the last one:
 * bought before the file was added, paid and open. Whoever was refunded or lost the access is none.
 */
async function listBuyers(productId: string, reader: Reader, now: number): Promise<Buyer[]> {
  const rows = await reader
    .selectFrom('ebookDownload')
    .innerJoin('customerOrder', 'customerOrder.number', 'ebookDownload.orderNumber')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.orderNumber', '=', 'ebookDownload.orderNumber')
        .onRef('orderLine.position', '=', 'ebookDownload.position'),
    )
    .innerJoin('ebookFile', 'ebookFile.productId', 'ebookDownload.productId')
    .innerJoin('product', 'product.id', 'ebookDownload.productId')
    .where('ebookDownload.productId', '=', productId)
    .where(isCurrentFile)
    .whereRef('placedAt', '<', 'ebookFile.addedAt')
    .where('paymentState', '!=', 'refunded')
    .where('email', '!=', '')
    .select([
      'customerOrder.number',
      'email',
      'emailFolded',
      'language',
      'origin',
      'orderLine.name',
    ])
    .select(['state', 'paymentState', 'revokedAt', 'opensUnpaid', 'product.publishedAt'])
    .orderBy('placedAt')
    .orderBy('customerOrder.number')
    .execute()
  const open = rows.filter((row) => ebookAccess(row, now).kind === 'open')
  // Only the shop writes the column of the language.
  const buyers = open.map((row) => [
    row.emailFolded,
    { ...row, language: row.language as Language },
  ])
  return [...new Map(buyers as [string, Buyer][]).values()]
}

/** Counts the buyers to whom the present file of an e-book is offered as a new edition. */
export const countNewEditionBuyers = async (productId: string, now: number): Promise<number> =>
  (await listBuyers(productId, db.read, now)).length

export type TellBuyersOutcome =
  { ok: true; buyers: number } | { ok: false; reason: 'no-file' | 'told-before' | 'too-often' }

/** Buyers get at most so many mails about new files of one e-book. */
const mostAnnouncements: RateLimit = { most: 3, withinMs: dayMs }

/**
 * Queues a mail to each buyer to whom the present file of an e-book is offered as a new edition, once for each file and
 * three times a day. It is not done by itself, because most new files only correct a slip.
 */
export async function tellBuyers(productId: string, now: number): Promise<TellBuyersOutcome> {
  const taken = await consumeRateLimit(`new edition of ${productId}`, mostAnnouncements, now)
  if (!taken.ok) return { ok: false, reason: 'too-often' }
  const outcome = await tellOnce(productId, now)
  if (!outcome.ok) await refundRateLimits(taken.attempts)
  return outcome
}

async function tellOnce(productId: string, now: number): Promise<TellBuyersOutcome> {
  const secret = await ensureLinkSecret()
  return db.write(async (trx): Promise<TellBuyersOutcome> => {
    // The lock lets one of two simultaneous commands in, and the other finds what it recorded.
    await lockWorkOf(trx, productId)
    const file = await trx
      .selectFrom('ebookFile')
      .select(['id', 'announcedAt'])
      .where('productId', '=', productId)
      .where(isCurrentFile)
      .executeTakeFirst()
    if (!file) return { ok: false, reason: 'no-file' }
    if (file.announcedAt !== null) return { ok: false, reason: 'told-before' }
    await trx.updateTable('ebookFile').set({ announcedAt: now }).where('id', '=', file.id).execute()
    const buyers = await listBuyers(productId, trx, now)
    for (const buyer of buyers)
      await enqueueMail(
        trx,
        newEditionMail(buyer, file.id, ebooksKey(secret, buyer.number, now)),
        now,
      )
    const details = { file: file.id, buyers: buyers.length }
    await recordChange(trx, { command: 'ebook tell-buyers', about: productId, details }, now)
    return { ok: true, buyers: buyers.length }
  })
}

function newEditionMail(buyer: Buyer, fileId: string, key: string): NewMail {
  const { number, email, language, name } = buyer
  const t = getFixedT(language)
  const origin = originOfOrder(buyer)
  const about = `${number} ${fileId}`
  return shortMail(
    'new-edition',
    { email, language, about },
    t('mail.ebooks.editionSubject', { name }),
    [
      { kind: 'text', text: t('mail.ebooks.edition', { name, number }) },
      ...(origin === ''
        ? []
        : [
            {
              kind: 'link' as const,
              text: t('mail.ebooks.link'),
              href: ebooksLink({ number, language, origin }, key),
            },
          ]),
    ],
  )
}
