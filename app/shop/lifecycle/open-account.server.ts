import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  byNetworks,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import { addAddress } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import type { Registration } from '#app/shop/customers/accounts/account.schema.ts'
import { hasAccount, registerCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import { requestEmailConfirmation } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'

const mostFromNetwork: RateLimit = { most: 10, withinMs: 15 * 60_000 }

/**
 * `address` is the client's network address; `origin` is the shop's own; `first` is the postal address that the
 * customer's address book starts with.
 */
type OpenAccountParams = {
  address: string
  origin: string
  language: Language
  first?: { address: Address; telephone: string | null }
}

export type OpenOutcome =
  | ({ ok: true; customerId: string } & StartedSession)
  | { ok: false; reason: 'taken' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Opens an account, signs its owner in at once and sends a mail to confirm the address. An address that already has an
 * account gets an explicit error: a shop that lets new customers continue buying cannot send them to their mail first,
 * and being signed in would reveal it anyway. To keep an attacker from testing a list of addresses, one network has ten
 * attempts in 15 minutes.
 */
export async function openAccount(
  { email, name, password }: Registration,
  { address, origin, language, first }: OpenAccountParams,
  request: SessionRequest,
): Promise<OpenOutcome> {
  const { now } = request.viewer
  const limit = await consumeRateLimits(
    byNetworks(address, mostFromNetwork, (network) => `accounts from ${network}`),
    now,
  )
  if (!limit.ok)
    return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  // The address is checked first, because hashing is expensive.
  if (await hasAccount(email)) return { ok: false, reason: 'taken' }
  const passwordHash = await hashPassword(password, address)
  return db.write(async (trx): Promise<OpenOutcome> => {
    const registered = await registerCustomer(trx, { email, name, passwordHash, language }, now)
    if (!registered.ok) return registered
    const { customerId } = registered
    await requestEmailConfirmation(
      trx,
      { customer: customerId, email, language, origin, isNew: true },
      now,
    )
    if (first) await addAddress(trx, customerId, first.address, now, first.telephone)
    return { ok: true, customerId, ...(await startSession(trx, customerId, request)) }
  })
}
