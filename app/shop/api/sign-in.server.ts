import { db } from '#app/database/database.server.ts'
import { checkPassword, rememberNetwork } from '../accounts/sign-in.server.ts'
import { findSignIn, startSignIn } from '../accounts/sign-ins.server.ts'
import type { SignInAnswer } from './answers.schema.ts'
import type { Credentials } from './requests.schema.ts'

export type SignInOutcome =
  | { ok: true; answer: SignInAnswer }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/**
 * Signs a program in. Nothing is merged, since a program brings no guest's cart or lists.
 * @param from `address`: of the client in the network. `device`: what it calls itself.
 */
export async function signInByPassword(
  { email, password }: Credentials,
  { address, device }: { address: string; device: string },
  now: number,
): Promise<SignInOutcome> {
  const checked = await checkPassword({ email, password, address }, now)
  if (!checked.ok) return checked
  const { customerId, network } = checked
  const token = await db.write(async (t) => {
    await rememberNetwork(t, customerId, network, now)
    return startSignIn(t, customerId, { device, isKept: false }, now)
  })
  const signedIn = await findSignIn(token, now)
  // Ended in this very moment, by a new password or with the account.
  if (!signedIn) return { ok: false, reason: 'wrong' }
  const { name } = signedIn
  return { ok: true, answer: { token, user: { _id: customerId, email: signedIn.email, name } } }
}
