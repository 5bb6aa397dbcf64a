import { checkPassword, type PasswordOutcome } from './sign-in.server.ts'
import type { SignedIn } from './sign-ins.server.ts'

/** `address`: of the client in the network. */
export type OwnPassword = { password: string; address: string }

/**
 * Whether who is signed in knows the password too. The tries are counted by the sign-in: those of strangers would keep
 * the customer from choosing a new password.
 */
export async function checkOwnPassword(
  { customerId, email, signInId }: SignedIn,
  { password, address }: OwnPassword,
  now: number,
): Promise<PasswordOutcome> {
  const checked = await checkPassword({ email, password, address }, now, `in ${signInId}`)
  // The address may have become somebody else's since the page was asked for.
  const isOwn = !checked.ok || checked.customerId === customerId
  return isOwn ? checked : { ok: false, reason: 'wrong' }
}
