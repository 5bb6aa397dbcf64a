import { createHash } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { foldEmail, foldWithoutSubaddress } from '#app/i18n/email.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  byNetworks,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { contactCopyMail, contactMail } from './contact-mail.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { officeLink } from '#app/shop/messaging/mail/office-link.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { ContactMessage } from './contact.ts'

const mostFromNetwork: RateLimit = { most: 10, withinMs: 15 * 60_000 }
const mostCopies: RateLimit = { most: 3, withinMs: dayMs }

/**
 * `token` is that of the form; `address` is the client's network address; `customer` is the id of the signed-in
 * customer; `origin` is the shop's own, `''` if it is unknown.
 */
type SendMessageParams = {
  token: string
  address: string
  customer: string | undefined
  origin: string
  language: Language
  country: Country
  now: number
}

export type SendMessageOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Stores a message to the shop and mails it to the seller. The same form with the same text is stored once, however
 * often it is sent. More than ten in 15 minutes from one network are rejected.
 */
export async function sendMessage(
  message: ContactMessage,
  sending: SendMessageParams,
): Promise<SendMessageOutcome> {
  const { address, now, language, country, customer } = sending
  const taken = await consumeRateLimits(
    byNetworks(address, mostFromNetwork, (network) => `messages from ${network}`),
    now,
  )
  if (!taken.ok) return taken
  const id = idOf(message, sending.token)
  const isCopied = await mayBeCopied(message.email, now)
  await db.write(async (trx) => {
    if (!(await storeMessage(trx, { id, ...message, language, sentAt: now }))) return
    const link = await linkToMessage(trx, { id, origin: sending.origin })
    await enqueueMail(trx, contactMail({ ...message, about: id, sentAt: now }, link), now)
    if (!isCopied) return
    const isOwn = customer !== undefined && (await isConfirmed(trx, customer, message.email))
    const copied = isOwn ? message : undefined
    const copy = { email: message.email, language, country, about: id, sentAt: now, copied }
    await enqueueMail(trx, contactCopyMail(copy), now)
  })
  return { ok: true }
}

const idOf = ({ name, email, subject, message }: ContactMessage, token: string) =>
  createHash('sha256')
    .update(JSON.stringify([token, name, email, subject, message]))
    .digest('base64url')

const mayBeCopied = async (email: string, now: number) =>
  (await consumeRateLimit(`message confirmed to ${foldWithoutSubaddress(email)}`, mostCopies, now))
    .ok

const linkToMessage = (trx: Transaction, { id, origin }: { id: string; origin: string }) =>
  officeLink(trx, {
    origin,
    path: `messages/${encodeURIComponent(id)}`,
    text: getFixedT(shopkeeper().language)('mail.contact.office'),
  })

type Row = ContactMessage & { id: string; language: Language; sentAt: number }

/** Stores the message and tells whether it is new. */
async function storeMessage(trx: Transaction, row: Row): Promise<boolean> {
  const stored = await trx
    .insertInto('contactMessage')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Tells whether the address is confirmed as this customer's own. */
async function isConfirmed(trx: Transaction, customer: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customer)
    .where('emailFolded', '=', foldEmail(email))
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
