import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { cleanCode } from '#app/i18n/clean-signs.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import {
  byNetworks,
  consumeRateLimits,
  refundRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { lockStaff } from './lock-staff.server.ts'
import { confirmSignIn, endOtherStaffSignIns, hasSignIn } from './staff-sign-ins.server.ts'
import { acceptRecoveryCode, renewRecoveryCodes } from './recovery-codes.server.ts'

/** The values of RFC 6238 that every authenticator app uses. */
const period = 30
const digits = 6
/** A clock may be this many steps off. */
const tolerance = 1
const secretBytes = 20

const windowMs = 15 * 60 * 1000
const codeLimit: RateLimit = { most: 10, withinMs: windowMs }
const codeLimitInAll: RateLimit = { most: 30, withinMs: windowMs }

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: shopIdentity().name,
    label: account,
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  })

/** Holds whose second factor it is, and the sign-in that uses or changes it. */
export type OfSignIn = { signInId: string; staff: { id: string } }

/**
 * Returns the secret that a sign-in may give its account as second factor. It is derived, so that no form sends it: it
 * is the same until a code is accepted, which changes the step, and another one in every sign-in.
 */
export async function newTotpSecret({ signInId, staff }: OfSignIn): Promise<string> {
  const { totpStep } = await db.readLatest
    .selectFrom('staff')
    .select('totpStep')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  return deriveSecret(await ensureLinkSecret(), signInId, totpStep)
}

function deriveSecret(key: string, signInId: string, totpStep: number): string {
  const derived = createHmac('sha256', key)
    .update(`second factor\n${signInId}\n${Number(totpStep)}`)
    .digest()
  return new Secret({ buffer: Uint8Array.from(derived.subarray(0, secretBytes)).buffer }).base32
}

/** Returns the QR code of the `otpauth:` address that an authenticator app reads, as the URL of a picture. */
export const totpPicture = (secret: string, account: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(totpOf(secret, account).toString()))}`

/** Returns the time step of a code; undefined if the code is wrong. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = cleanCode(code).replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: now, window: tolerance })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

export type EnableTotpOutcome =
  { ok: true; codes: string[] } | { ok: false; reason: 'wrong' | 'there' }

/**
 * Gives an account its second factor, if the code shows that the app has the secret of the sign-in, and ends its other
 * sign-ins, which had none. One that is there is not replaced. Returns the recovery codes.
 * @param passwordHash The hash that the password was checked against.
 */
export async function enableTotp(
  { signInId, staff }: OfSignIn,
  { passwordHash, code }: { passwordHash: string; code: string },
  now: number,
): Promise<EnableTotpOutcome> {
  const key = await ensureLinkSecret()
  return db.write(async (trx): Promise<EnableTotpOutcome> => {
    const account = await lockStaff(trx, staff, passwordHash)
    if (!account || !(await hasSignIn(trx, signInId))) return { ok: false, reason: 'wrong' }
    if (account.totpSecret !== null) return { ok: false, reason: 'there' }
    const secret = deriveSecret(key, signInId, account.totpStep)
    const step = stepOf(secret, code, now)
    if (step === undefined) return { ok: false, reason: 'wrong' }
    const factor = { totpSecret: secret, totpStep: step }
    await trx.updateTable('staff').set(factor).where('id', '=', staff.id).execute()
    await endOtherStaffSignIns(trx, staff.id, signInId)
    await recordChange(trx, { command: 'staff code-on', about: staff.id }, now)
    return { ok: true, codes: await renewRecoveryCodes(trx, staff.id, now) }
  })
}

/** Removes the second factor of an account in the caller's transaction. */
export async function removeTotp(trx: Transaction, staff: string, now: number) {
  await trx.updateTable('staff').set({ totpSecret: null }).where('id', '=', staff).execute()
  await trx.deleteFrom('staffRecoveryCode').where('staff', '=', staff).execute()
  await recordChange(trx, { command: 'staff code-off', about: staff }, now)
}

/** Accepts a code of the app once: each accepted step must be later than the last. */
async function acceptTotp(
  trx: Transaction,
  staff: { id: string; totpSecret: string },
  code: string,
  now: number,
): Promise<boolean> {
  const step = stepOf(staff.totpSecret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totpStep: step })
    .where('id', '=', staff.id)
    .where('totpSecret', '=', staff.totpSecret)
    .where('totpStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type CodeOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Returns the rate limits of a code. Who is signed in has tries of their own; of others, those of one network leave
 * some to who sits elsewhere.
 * @param address The network address, before the sign-in is confirmed.
 */
const limitsOf = ({ signInId, staff }: OfSignIn, address?: string): Record<string, RateLimit> =>
  address === undefined
    ? { [`staff code in ${signInId}`]: codeLimit }
    : {
        ...byNetworks(address, codeLimit, (network) => `staff code of ${staff.id} from ${network}`),
        [`staff code of ${staff.id}`]: codeLimitInAll,
      }

/** Accepts a code of the app or a recovery code, each once, and does `then` in the same transaction. */
export async function acceptCode(
  { signInId, staff, address }: OfSignIn & { address?: string },
  code: string,
  then: (trx: Transaction) => Promise<unknown>,
  now: number,
): Promise<CodeOutcome> {
  const taken = await consumeRateLimits(limitsOf({ signInId, staff }, address), now)
  if (!taken.ok) return { ...taken, reason: 'too-many' }
  const isAccepted = await db.write(async (trx) => {
    const account = await lockStaff(trx, staff)
    if (!account || account.totpSecret === null || !(await hasSignIn(trx, signInId))) return false
    const { id, totpSecret } = account
    const isRight =
      (await acceptTotp(trx, { id, totpSecret }, code, now)) ||
      (await acceptRecoveryCode(trx, id, code, now))
    if (isRight) await then(trx)
    return isRight
  })
  if (!isAccepted) return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  return { ok: true }
}

/** Confirms a sign-in whose password was right. It gets a new token. */
export async function confirmStaffSignIn(
  who: OfSignIn & { address: string },
  code: string,
  now: number,
): Promise<Exclude<CodeOutcome, { ok: true }> | { ok: true; token: string }> {
  let token = ''
  const confirm = async (trx: Transaction) => {
    token = await confirmSignIn(trx, who.signInId, now)
  }
  const outcome = await acceptCode(who, code, confirm, now)
  return outcome.ok ? { ok: true, token } : outcome
}
