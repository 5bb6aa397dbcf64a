import { randomUUID } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'
import { db } from '#app/database/database.server.ts'
import { findStaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { signInStaff } from '#app/shop/staff/staff-password.server.ts'
import { addStaff, findStaffByEmail } from '#app/shop/staff/staff.server.ts'
import { enableTotp, newTotpSecret } from '#app/shop/staff/totp.server.ts'
import { newAddress, now, rightPassword } from '../accounts/customers.ts'
import { quickHash } from '../accounts/quick-hash.ts'

export const passwordHash = quickHash(rightPassword)
export const client = () => ({ address: newAddress(), device: 'a test' })

/** Adds a clerk with the right password. */
export async function aClerk(email = `ravi-${randomUUID()}@shop.example`) {
  const added = await addStaff({ name: 'Ravi', email, role: 'clerk', language: 'en' }, now)
  if (!added.ok) throw new Error(added.reason)
  await db.write((trx) =>
    trx.updateTable('staff').set({ passwordHash }).where('id', '=', added.id).execute(),
  )
  return { id: added.id, email, key: added.key }
}

export const signIn = (email: string, password = rightPassword, address = newAddress()) =>
  signInStaff({ email, password }, { address, device: 'a test' }, now)

/** Signs in with the right password. */
export async function signedIn(email: string) {
  const outcome = await signIn(email)
  if (!outcome.ok) throw new Error(outcome.reason)
  const found = await findStaffSignIn(outcome.token, now)
  return { ...found!, token: outcome.token }
}

export const isIn = async (token: string) =>
  (await findStaffSignIn(token, now))?.isConfirmed ?? false

export const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** Turns the second factor on by a sign-in. */
export async function turnOn(who: Awaited<ReturnType<typeof signedIn>>, at = now) {
  const secret = await newTotpSecret(who)
  const outcome = await enableTotp(who, { passwordHash, code: codeOf(secret, at) }, at)
  return { secret, outcome }
}

export const accountOf = async (email: string) => (await findStaffByEmail(email))!
