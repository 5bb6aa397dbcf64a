import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimits,
  type RateLimitOutcome,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { consumeDeviceTry } from './known-devices.server.ts'
import { isCrowded, isPassword } from './password.server.ts'

const windowMs = 15 * 60 * 1000
/** These limits count a stranger's wrong passwords, for one account and from one network address. */
const perAccount: RateLimit = { most: 10, withinMs: windowMs }
const perNetwork: RateLimit = { most: 50, withinMs: windowMs }

/** `address` is the client's network address; `deviceKey` is the content of its device cookie. */
export type Credentials = {
  email: string
  password: string
  address: string
  deviceKey?: string | undefined
}

export type PasswordOutcome =
  | { ok: true; customerId: string; passwordHash: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Returns the customer with this e-mail address and password. Wrong passwords are counted, and past the limit every
 * password is refused. A browser that the customer signed in from has its own count, so that strangers cannot lock
 * them out there. An unknown address takes the same time and fails the same way.
 * @param scope Counts these tries separately, if the sign-in that tries is known.
 */
export async function checkPassword(
  credentials: Credentials,
  now: number,
  scope?: string,
): Promise<PasswordOutcome> {
  const outcome = await tryPassword(credentials, now, scope)
  // The log entry does not say who tried: it holds only the request's id.
  log.info({ outcome: outcome.ok ? 'right' : outcome.reason }, 'password tried')
  return outcome
}

async function tryPassword(
  { email, password, address, deviceKey }: Credentials,
  now: number,
  scope?: string,
): Promise<PasswordOutcome> {
  if (isCrowded(address)) return { ok: false, reason: 'too-many', retryAfterSeconds: 10 }
  const emailFolded = foldEmail(email.trim())
  const customer = await db.read
    .selectFrom('customer')
    .where('emailFolded', '=', emailFolded)
    .select(['id', 'passwordHash'])
    .executeTakeFirst()
  const taken: RateLimitOutcome = (await consumeDeviceTry(customer?.id, deviceKey, now))
    ? { ok: true, attempts: [] }
    : await consumeRateLimits(limitsOf({ emailFolded, address }, scope), now)
  if (!taken.ok)
    return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  if (!(await isPassword(password, customer?.passwordHash, address)) || !customer)
    return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  const { id: customerId, passwordHash } = customer
  return { ok: true, customerId, passwordHash }
}

/**
 * Returns the rate limits of a try. A blocked network does not count against the account, or it could lock out any
 * customer at no cost.
 */
const limitsOf = (
  { emailFolded, address }: { emailFolded: string; address: string },
  scope: string | undefined,
): Record<string, RateLimit> =>
  scope === undefined
    ? {
        ...byNetworks(address, perNetwork, (network) => `password from ${network}`),
        [`password of ${emailFolded}`]: perAccount,
      }
    : { [`password ${scope}`]: perAccount }
