import { db } from '#app/database/database.server.ts'
import type { StaffTable } from '#app/database/tables.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { log } from '#app/observability/log.server.ts'
import { parsePassword, type PasswordFault } from '#app/shop/customers/accounts/account.schema.ts'
import {
  hashPassword,
  isCrowded,
  isPassword,
} from '#app/shop/customers/accounts/password.server.ts'
import { actingAs } from '#app/shop/operations/audit/audit.server.ts'
import {
  byNetworks,
  consumeRateLimits,
  refundRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { lockStaff } from './lock-staff.server.ts'
import { choosePassword, findStaffOfLink, setStaffPassword } from './staff-links.server.ts'
import { findStaffByEmail } from './staff.server.ts'
import { hasSignIn, startStaffSignIn } from './staff-sign-ins.server.ts'

const windowMs = 15 * 60 * 1000
const perAccount: RateLimit = { most: 10, withinMs: windowMs }
const perNetwork: RateLimit = { most: 50, withinMs: windowMs }
/** Strangers of one network cannot lock an account out elsewhere; those of many networks meet this limit. */
const perAccountInAll: RateLimit = { most: 100, withinMs: windowMs }

/** `address` is the client's network address, `device` the user agent of the browser. */
type Client = { address: string; device: string }

type TooMany = { ok: false; reason: 'too-many'; retryAfterSeconds: number }
type CheckedStaff = StaffTable & { passwordHash: string }
type PasswordCheck = { ok: true; staff: CheckedStaff } | { ok: false; reason: 'wrong' } | TooMany

export type StaffSignInOutcome =
  { ok: true; token: string; isConfirmed: boolean } | Exclude<PasswordCheck, { ok: true }>

const limitsOf = (emailFolded: string, address: string): Record<string, RateLimit> => ({
  ...byNetworks(address, perNetwork, (network) => `staff password from ${network}`),
  ...byNetworks(
    address,
    perAccount,
    (network) => `staff password of ${emailFolded} from ${network}`,
  ),
  [`staff password of ${emailFolded}`]: perAccountInAll,
})

/**
 * Checks a password of the back office. Wrong ones are counted by network and account, or by the sign-in that tries,
 * and past the limit every password is refused. An unknown address takes the same time and fails the same way.
 */
async function checkStaffPassword(
  { email, password, signInId }: { email: string; password: string; signInId?: string },
  address: string,
  now: number,
): Promise<PasswordCheck> {
  if (isCrowded(address)) return { ok: false, reason: 'too-many', retryAfterSeconds: 10 }
  const limits =
    signInId === undefined
      ? limitsOf(foldEmail(email), address)
      : { [`staff password in ${signInId}`]: perAccount }
  const taken = await consumeRateLimits(limits, now)
  if (!taken.ok)
    return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  const staff = await findStaffByEmail(email)
  const passwordHash = staff?.passwordHash ?? undefined
  const isRight = await isPassword(password, passwordHash, address)
  log.info({ outcome: isRight ? 'right' : 'wrong' }, 'staff password tried')
  if (!isRight || !staff || passwordHash === undefined) return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  return { ok: true, staff: { ...staff, passwordHash } }
}

/** Signs a staff member in. With a second factor the sign-in is not confirmed until its code follows. */
export async function signInStaff(
  credentials: { email: string; password: string },
  { address, device }: Client,
  now: number,
): Promise<StaffSignInOutcome> {
  const checked = await checkStaffPassword(credentials, address, now)
  if (!checked.ok) return checked
  const { id, passwordHash } = checked.staff
  return db.write(async (trx): Promise<StaffSignInOutcome> => {
    // While the password was checked, the account may have been given a second factor as well.
    const still = await lockStaff(trx, { id }, passwordHash)
    if (!still) return { ok: false, reason: 'wrong' }
    const isConfirmed = still.totpSecret === null
    const token = await startStaffSignIn(trx, id, { device, isConfirmed }, now)
    return { ok: true, token, isConfirmed }
  })
}

export type ChoosePasswordOutcome = { ok: true } | { ok: false; reason: PasswordFault | 'link' }

/** Sets the password of a link, which works once. */
export async function chooseStaffPassword(
  key: string,
  password: string,
  address: string,
  now: number,
): Promise<ChoosePasswordOutcome> {
  const staff = await findStaffOfLink(key, now)
  if (!staff) return { ok: false, reason: 'link' }
  const read = await parsePassword(password, staff)
  if (!read.ok) return read
  const hash = await hashPassword(read.password, address)
  const isDone = await actingAs(staff, () => choosePassword(key, hash, now))
  return isDone ? { ok: true } : { ok: false, reason: 'link' }
}

export type ChangePasswordOutcome =
  { ok: true; token: string } | { ok: false; reason: PasswordFault | 'wrong' } | TooMany

/** Holds a signed-in staff member; the tries of the own password are counted by sign-in. */
export type SignedInStaff = { signInId: string; staff: { id: string; name: string; email: string } }

/** Checks the own password of who is signed in, so that a browser left open is not enough. */
export async function checkOwnStaffPassword(
  { signInId, staff }: SignedInStaff,
  password: string,
  address: string,
  now: number,
): Promise<PasswordCheck> {
  const checked = await checkStaffPassword({ email: staff.email, password, signInId }, address, now)
  // The address may belong to another account since the page was requested.
  const isOwn = !checked.ok || checked.staff.id === staff.id
  return isOwn ? checked : { ok: false, reason: 'wrong' }
}

/** Changes the password of who is signed in, ends all sign-ins of the account and begins a new one. */
export async function changeStaffPassword(
  who: SignedInStaff,
  { former, next }: { former: string; next: string },
  { address, device }: Client,
  now: number,
): Promise<ChangePasswordOutcome> {
  const { staff, signInId } = who
  const checked = await checkOwnStaffPassword(who, former, address, now)
  if (!checked.ok) return checked
  const read = await parsePassword(next, staff)
  if (!read.ok) return read
  const hash = await hashPassword(read.password, address)
  const { id, passwordHash } = checked.staff
  return db.write(async (trx): Promise<ChangePasswordOutcome> => {
    // A sign-in that ended while the passwords were hashed changes nothing.
    if (!(await lockStaff(trx, { id }, passwordHash)) || !(await hasSignIn(trx, signInId)))
      return { ok: false, reason: 'wrong' }
    await setStaffPassword(trx, id, hash, now)
    const token = await startStaffSignIn(trx, id, { device, isConfirmed: true }, now)
    return { ok: true, token }
  })
}
