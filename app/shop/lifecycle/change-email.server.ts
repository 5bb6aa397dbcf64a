import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  consumeRateLimit,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { findCustomer, hasAccount } from '#app/shop/customers/accounts/customers.server.ts'
import { lockCustomer } from '#app/shop/customers/addresses/lock-customer.server.ts'
import {
  requestEmailConfirmation,
  confirmationValidMs,
} from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { lockPassword } from './sign-in-with-password.server.ts'
import {
  checkOwnPassword,
  type OwnPassword,
} from '#app/shop/customers/accounts/own-password.server.ts'
import type { PasswordOutcome } from '#app/shop/customers/accounts/sign-in.server.ts'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'

/** A customer may have this many link mails sent, whatever the addresses. */
const mostMails: RateLimit = { most: 5, withinMs: 60 * 60_000 }

/** `origin` is the shop's own address; `now` is in ms UTC. */
type EmailChangeRequest = { origin: string; language: Language; now: number }

export type TooManyMails = { ok: false; reason: 'too-many-mails'; retryAfterSeconds: number }

export type ChangeEmailOutcome =
  | { ok: true }
  | { ok: false; reason: 'same' | 'taken' }
  | TooManyMails
  | Extract<PasswordOutcome, { ok: false }>

async function takeMail(customer: string, now: number): Promise<{ ok: true } | TooManyMails> {
  const limit = await consumeRateLimit(`links to addresses of ${customer}`, mostMails, now)
  if (limit.ok) return { ok: true }
  return { ok: false, reason: 'too-many-mails', retryAfterSeconds: limit.retryAfterSeconds }
}

/**
 * Sends a link to the new address. The account keeps its old address until the link is followed. As at registration,
 * the form says if another account has the address; the rate limit keeps an attacker from testing a list of addresses.
 * @param email As returned by `parseEmail`.
 */
export async function changeEmail(
  customer: SignedIn,
  email: string,
  own: OwnPassword,
  { origin, language, now }: EmailChangeRequest,
): Promise<ChangeEmailOutcome> {
  const checked = await checkOwnPassword(customer, own, now)
  if (!checked.ok) return checked
  if (foldEmail(email) === foldEmail(customer.email)) return { ok: false, reason: 'same' }
  const { customerId } = customer
  const mail = await takeMail(customerId, now)
  if (!mail.ok) return mail
  if (await hasAccount(email)) return { ok: false, reason: 'taken' }
  return db.write(async (trx): Promise<ChangeEmailOutcome> => {
    if (!(await lockPassword(trx, customerId, checked.passwordHash)))
      return { ok: false, reason: 'wrong' }
    await requestEmailConfirmation(trx, { customer: customerId, email, language, origin }, now)
    return { ok: true }
  })
}

/** Returns the address that the account gets once the link sent to it is followed. */
export async function findWaitingEmail(customer: string, now: number): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('emailConfirmation')
    .innerJoin('customer', 'customer.id', 'emailConfirmation.customer')
    .where('customer.id', '=', customer)
    .whereRef('emailConfirmation.emailFolded', '!=', 'customer.emailFolded')
    .where('emailConfirmation.createdAt', '>', now - confirmationValidMs)
    .select('emailConfirmation.email')
    .orderBy('emailConfirmation.createdAt', 'desc')
    .orderBy('keyHash')
    .executeTakeFirst()
  return row?.email
}

export type SendAgainOutcome = { ok: true } | { ok: false; reason: 'nothing' } | TooManyMails

/** Sends the link again, to the pending new address or else to the account's own address if it is not confirmed. */
export async function sendLinkAgain(
  customer: string,
  { origin, language, now }: EmailChangeRequest,
): Promise<SendAgainOutcome> {
  const found = await findCustomer(customer)
  const own = found?.emailConfirmedAt === null ? found.email : undefined
  const email = (await findWaitingEmail(customer, now)) ?? own
  if (email === undefined) return { ok: false, reason: 'nothing' }
  const mail = await takeMail(customer, now)
  if (!mail.ok) return mail
  return db.write(async (trx): Promise<SendAgainOutcome> => {
    // The account was deleted a moment ago.
    if (!(await lockCustomer(trx, customer))) return { ok: false, reason: 'nothing' }
    await requestEmailConfirmation(trx, { customer, email, language, origin }, now)
    return { ok: true }
  })
}

/**
 * Cancels the change to another, perhaps mistyped, address. The account keeps its address and the link no longer works.
 */
export const cancelEmailChange = (customer: string) =>
  db.write((trx) =>
    trx
      .deleteFrom('emailConfirmation')
      .where('customer', '=', customer)
      .where('emailFolded', '!=', (own) =>
        own.selectFrom('customer').where('id', '=', customer).select('emailFolded'),
      )
      .execute(),
  )
