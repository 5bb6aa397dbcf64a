import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { joinOrdersOf } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import {
  checkPassword,
  type Credentials,
  type PasswordOutcome,
} from '#app/shop/customers/accounts/sign-in.server.ts'

export type SignInWithPasswordOutcome =
  ({ ok: true } & StartedSession) | Extract<PasswordOutcome, { ok: false }>

/**
 * Signs in a customer by e-mail address and password. Orders placed signed out join the account if its address is
 * confirmed.
 */
export async function signInWithPassword(
  credentials: Credentials,
  request: SessionRequest,
): Promise<SignInWithPasswordOutcome> {
  const deviceKey = request.deviceKeys?.sent
  const checked = await checkPassword({ ...credentials, deviceKey }, request.viewer.now)
  if (!checked.ok) return checked
  const { customerId, passwordHash } = checked
  return db.write(async (trx): Promise<SignInWithPasswordOutcome> => {
    if (!(await lockPassword(trx, customerId, passwordHash))) return { ok: false, reason: 'wrong' }
    await joinOrdersOf(trx, customerId)
    return { ok: true, ...(await startSession(trx, customerId, request)) }
  })
}

/**
 * Tells whether the password is still the current one, and locks it. A concurrent password change, which ends all
 * sign-ins, either comes first or ends this one too.
 */
export async function lockPassword(
  trx: Transaction,
  customer: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer')
    .set({ passwordHash })
    .where('id', '=', customer)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
