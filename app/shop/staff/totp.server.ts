import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { cleanCode } from '#app/i18n/clean-signs.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  consumeRateLimit,
  refundRateLimits,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'

/** The values of RFC 6238 that every authenticator app uses. */
const period = 30
const digits = 6
/** A clock may be this many steps off. */
const tolerance = 1
const secretBytes = 20

const codeLimit = { most: 10, withinMs: 15 * 60 * 1000 }

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: shopIdentity().name,
    label: account,
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  })

/** Creates the secret of a second factor, which counts once a code of it was typed. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32

export const isTotpSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text)

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

const recoveryCodes = 10
/** Letters and digits that are not taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

/** Returns a code of 49 random bits, such as `k3hm7-xw2pa`. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

const foldCode = (code: string) =>
  cleanCode(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const hashCode = (staff: string, code: string) =>
  createHash('sha256')
    .update(`${staff}\n${foldCode(code)}`)
    .digest('base64url')

/** Replaces the recovery codes of an account in the caller's transaction. Only the hashes of those returned are stored. */
export async function renewRecoveryCodes(
  trx: Transaction,
  staff: string,
  now: number,
): Promise<string[]> {
  await recordChange(trx, { command: 'staff recovery-codes', about: staff }, now)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await trx.deleteFrom('staffRecoveryCode').where('staff', '=', staff).execute()
  await trx
    .insertInto('staffRecoveryCode')
    .values(codes.map((code) => ({ staff, codeHash: hashCode(staff, code) })))
    .execute()
  return codes
}

export type EnableTotpOutcome =
  | { ok: true; codes: string[] }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Gives an account its second factor, if the code shows that the app has the secret. Returns the recovery codes. */
export async function enableTotp(
  staff: string,
  { secret, code }: { secret: string; code: string },
  now: number,
): Promise<EnableTotpOutcome> {
  const taken = await consumeRateLimit(`staff code of ${staff}`, codeLimit, now)
  if (!taken.ok) return { ...taken, reason: 'too-many' }
  const step = stepOf(secret, code, now)
  if (step === undefined) return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  const codes = await db.write(async (trx) => {
    await trx
      .updateTable('staff')
      .set({ totpSecret: secret, totpStep: step })
      .where('id', '=', staff)
      .where('endedAt', 'is', null)
      .execute()
    await recordChange(trx, { command: 'staff code-on', about: staff }, now)
    return renewRecoveryCodes(trx, staff, now)
  })
  return { ok: true, codes }
}

/** Removes the second factor of an account in the caller's transaction. */
export async function removeTotp(trx: Transaction, staff: string, now: number) {
  await trx
    .updateTable('staff')
    .set({ totpSecret: null, totpStep: 0 })
    .where('id', '=', staff)
    .execute()
  await trx.deleteFrom('staffRecoveryCode').where('staff', '=', staff).execute()
  await recordChange(trx, { command: 'staff code-off', about: staff }, now)
}

export const countRecoveryCodes = async (staff: string): Promise<number> => {
  const { count } = await db.readLatest
    .selectFrom('staffRecoveryCode')
    .where('staff', '=', staff)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
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

async function acceptRecoveryCode(trx: Transaction, staff: string, code: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('staffRecoveryCode')
    .where('staff', '=', staff)
    .where('codeHash', '=', hashCode(staff, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export type CodeOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Accepts a code of the app or a recovery code, each once, and does `then` in the same transaction. */
export async function acceptCode(
  staff: string,
  code: string,
  then: (trx: Transaction) => Promise<unknown>,
  now: number,
): Promise<CodeOutcome> {
  const taken = await consumeRateLimit(`staff code of ${staff}`, codeLimit, now)
  if (!taken.ok) return { ...taken, reason: 'too-many' }
  const isAccepted = await db.write(async (trx) => {
    const row = await trx
      .selectFrom('staff')
      .select(['id', 'totpSecret'])
      .where('id', '=', staff)
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    if (!row || row.totpSecret === null) return false
    const { id, totpSecret } = row
    const isRight =
      (await acceptTotp(trx, { id, totpSecret }, code, now)) ||
      (await acceptRecoveryCode(trx, id, code))
    if (isRight) await then(trx)
    return isRight
  })
  if (!isAccepted) return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  return { ok: true }
}

/** Confirms a sign-in whose password was right. */
export const confirmStaffSignIn = (
  { staff, signInId }: { staff: string; signInId: string },
  code: string,
  now: number,
): Promise<CodeOutcome> =>
  acceptCode(
    staff,
    code,
    (trx) =>
      trx
        .updateTable('staffSignIn')
        .set({ confirmedAt: now })
        .where('id', '=', signInId)
        .where('staff', '=', staff)
        .execute(),
    now,
  )
