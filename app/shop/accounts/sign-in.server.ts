import { db } from '#app/database/database.server.ts'
import { log } from '#app/observability/log.server.ts'
import { foldEmail } from '../addresses/email.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimits,
  type RateLimitsOutcome,
  type RateLimit,
} from '../rate-limits/rate-limits.server.ts'
import { consumeDeviceTry } from './known-devices.server.ts'
import { isCrowded, isPassword } from './password.server.ts'

const windowMs = 15 * 60 * 1000
/** Wrong passwords of strangers, of one account and from one network address. */
const perAccount: RateLimit = { most: 10, withinMs: windowMs }
const perNetwork: RateLimit = { most: 50, withinMs: windowMs }

/** `address`: of the client in the network; `deviceKey`: what its device cookie holds. */
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
 * Whose e-mail address and password these are. Wrong ones are counted; past the limit nobody gets in. A browser that
 * the customer signed in from has a count of its own, so that others cannot lock them out there. An address nobody
 * has takes the same time and answers the same.
 * @param scope Whose tries are counted alone, where it is known who tries.
 */
export async function checkPassword(
  credentials: Credentials,
  now: number,
  scope?: string,
): Promise<PasswordOutcome> {
  const outcome = await tryPassword(credentials, now, scope)
  // Who tried is not said: the line bears the request's id, and no more.
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
  const taken: RateLimitsOutcome = (await consumeDeviceTry(customer?.id, deviceKey, now))
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

/** A network that is refused counts against no account: it would lock out whom it likes at no cost. */
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
