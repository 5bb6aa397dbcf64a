import { createHmac } from 'node:crypto'
import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { log } from '#app/operation/log.server.ts'
import { foldEmail } from '../addresses/email.ts'
import { dayMs } from '../currency/day.ts'
import {
  forgiveAttempt,
  takeAttempt,
  type AttemptOutcome,
  type Limit,
} from '../limits/limits.server.ts'
import { networkOf } from '../limits/network.ts'
import { ensureLinkSecret, listLinkSecrets } from '../orders/link-secrets.server.ts'
import { isCrowded, isPassword } from './password.server.ts'

const windowMs = 15 * 60 * 1000
/** Wrong passwords, of one account and from one network address. */
const perAccount: Limit = { most: 10, withinMs: windowMs }
const perNetwork: Limit = { most: 50, withinMs: windowMs }
const rememberedMs = 365 * dayMs

type Refused = Extract<AttemptOutcome, { ok: false }>

export type Credentials = { email: string; password: string; address: string }

export type PasswordOutcome =
  | { ok: true; customerId: string; passwordHash: string; network: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Whose e-mail address and password these are. Wrong ones are counted; past the limit nobody gets in but with
 * the right password from a network the customer signed in from before, so that others cannot lock them out.
 * An address nobody has takes the same time and answers the same.
 * @param credentials `address`: of the client in the network.
 * @param scope Whose tries are counted beside those of the network; by itself all of the account.
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
  { email, password, address }: Credentials,
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
  const network = await hashNetwork(address)
  const from = await takeAttempt(`password from ${networkOf(address)}`, perNetwork, now)
  // A network that is refused counts against no account more: it would lock out whom it likes at no cost.
  const tried = `password ${scope ?? `of ${emailFolded}`}`
  const account = from.ok && (await takeAttempt(tried, perAccount, now))
  const taken = [from, account].filter((one) => one !== false)
  const refused = taken.find(isRefused)
  if (refused && !(customer && (await isKnownNetwork(customer.id, address))))
    return tooMany(refused)
  if (!(await isPassword(password, customer?.passwordHash, address)) || !customer)
    return refused ? tooMany(refused) : { ok: false, reason: 'wrong' }
  for (const one of taken) if (one.ok) await forgiveAttempt(one.attempt)
  const { id: customerId, passwordHash } = customer
  return { ok: true, customerId, passwordHash, network }
}

const isRefused = (one: AttemptOutcome): one is Refused => !one.ok

const tooMany = ({ retryAfterSeconds }: Refused) => ({
  ok: false as const,
  reason: 'too-many' as const,
  retryAfterSeconds,
})

const hashBy = (secret: string, address: string) =>
  createHmac('sha256', secret)
    .update(`network\n${networkOf(address)}`)
    .digest('base64url')

/** What is kept of the network that an address of the client belongs to. */
export const hashNetwork = async (address: string) => hashBy(await ensureLinkSecret(), address)

const isKnownNetwork = async (customer: string, address: string) => {
  const hashes = (await listLinkSecrets()).map((secret) => hashBy(secret, address))
  const found = await db.read
    .selectFrom('knownNetwork')
    .where('customer', '=', customer)
    .where('networkHash', 'in', hashes)
    .select('customer')
    .executeTakeFirst()
  return found !== undefined
}

/** Remembers a network that a customer signed in from, in the caller's transaction. */
export const rememberNetwork = (t: Transact, customer: string, networkHash: string, now: number) =>
  t
    .insertInto('knownNetwork')
    .values({ customer, networkHash, lastSeenAt: now })
    .onConflict((on) => on.columns(['customer', 'networkHash']).doUpdateSet({ lastSeenAt: now }))
    .execute()

/** For a new password: who knew the old one gets no more tries than anybody, in the caller's transaction. */
export const forgetNetworks = (t: Transact, customer: string) =>
  t.deleteFrom('knownNetwork').where('customer', '=', customer).execute()

/** Forgets networks not seen for a year. */
export const sweepNetworks = (now: number) =>
  db.write((t) =>
    t
      .deleteFrom('knownNetwork')
      .where('lastSeenAt', '<=', now - rememberedMs)
      .execute(),
  )
