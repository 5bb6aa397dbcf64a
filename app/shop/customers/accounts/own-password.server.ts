import { checkPassword, type PasswordOutcome } from './sign-in.server.ts'
import type { SignedIn } from './sign-ins.server.ts'

/** `address` is the client's network address. */
export type OwnPassword = { password: string; address: string }

/**
 * Tells whether the signed-in customer knows the password. The tries are counted per sign-in, because tries by
 * strangers would otherwise keep the customer from choosing a new password.
 */
export async function checkOwnPassword(
  { customerId, email, signInId }: SignedIn,
  { password, address }: OwnPassword,
  now: number,
): Promise<PasswordOutcome> {
  const checked = await checkPassword({ email, password, address }, now, `in ${signInId}`)
  // The address may belong to another account since the page was requested.
  const isOwn = !checked.ok || checked.customerId === customerId
  return isOwn ? checked : { ok: false, reason: 'wrong' }
}
