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
import { choosePassword, findStaffOfLink, setStaffPassword } from './staff-links.server.ts'
import { findStaffByEmail } from './staff.server.ts'
import { startStaffSignIn } from './staff-sign-ins.server.ts'

const windowMs = 15 * 60 * 1000
const perAccount: RateLimit = { most: 10, withinMs: windowMs }
const perNetwork: RateLimit = { most: 50, withinMs: windowMs }

/** `address` is the client's network address, `device` the user agent of the browser. */
type Client = { address: string; device: string }

type TooMany = { ok: false; reason: 'too-many'; retryAfterSeconds: number }
type PasswordCheck = { ok: true; staff: StaffTable } | { ok: false; reason: 'wrong' } | TooMany

export type StaffSignInOutcome =
  { ok: true; token: string; isConfirmed: boolean } | Exclude<PasswordCheck, { ok: true }>

/**
 * Checks a password of the back office. Wrong ones are counted by account and network, and past the limit every
 * password is refused. An unknown address takes the same time and fails the same way.
 */
async function checkStaffPassword(
  { email, password }: { email: string; password: string },
  address: string,
  now: number,
): Promise<PasswordCheck> {
  if (isCrowded(address)) return { ok: false, reason: 'too-many', retryAfterSeconds: 10 }
  const taken = await consumeRateLimits(
    {
      ...byNetworks(address, perNetwork, (network) => `staff password from ${network}`),
      [`staff password of ${foldEmail(email)}`]: perAccount,
    },
    now,
  )
  if (!taken.ok)
    return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  const staff = await findStaffByEmail(email)
  const isRight = await isPassword(password, staff?.passwordHash ?? undefined, address)
  log.info({ outcome: isRight ? 'right' : 'wrong' }, 'staff password tried')
  if (!isRight || !staff) return { ok: false, reason: 'wrong' }
  await refundRateLimits(taken.attempts)
  return { ok: true, staff }
}

/** Signs a staff member in. With a second factor the sign-in is not confirmed until its code follows. */
export async function signInStaff(
  credentials: { email: string; password: string },
  { address, device }: Client,
  now: number,
): Promise<StaffSignInOutcome> {
  const checked = await checkStaffPassword(credentials, address, now)
  if (!checked.ok) return checked
  const { id, passwordHash, totpSecret } = checked.staff
  const isConfirmed = totpSecret === null
  const token = await db.write(async (trx) => {
    // The password may have been changed while it was checked, which takes a tenth of a second.
    const still = await trx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .executeTakeFirst()
    return still && startStaffSignIn(trx, id, { device, isConfirmed }, now)
  })
  return token === undefined ? { ok: false, reason: 'wrong' } : { ok: true, token, isConfirmed }
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
  const isDone = await actingAs(staff.name, () => choosePassword(key, hash, now))
  return isDone ? { ok: true } : { ok: false, reason: 'link' }
}

export type ChangePasswordOutcome =
  { ok: true; token: string } | { ok: false; reason: PasswordFault | 'wrong' } | TooMany

/** Changes the password of who is signed in, ends all sign-ins of the account and begins a new one. */
export async function changeStaffPassword(
  staff: { id: string; name: string; email: string },
  { former, next }: { former: string; next: string },
  { address, device }: Client,
  now: number,
): Promise<ChangePasswordOutcome> {
  const checked = await checkStaffPassword({ email: staff.email, password: former }, address, now)
  if (!checked.ok) return checked
  const read = await parsePassword(next, staff)
  if (!read.ok) return read
  const hash = await hashPassword(read.password, address)
  const token = await db.write(async (trx) => {
    await setStaffPassword(trx, staff.id, hash, now)
    return startStaffSignIn(trx, staff.id, { device, isConfirmed: true }, now)
  })
  return { ok: true, token }
}
