import { checkPassword, type PasswordOutcome } from './sign-in.server.ts'
import type { SignedIn } from './sign-ins.server.ts'

/** `address`: of the client in the network. */
export type OwnPassword = { password: string; address: string }

/** Whether who is signed in knows the password too; the tries count like those of a sign-in. */
export async function checkOwnPassword(
  { customerId, email }: SignedIn,
  { password, address }: OwnPassword,
  now: number,
): Promise<PasswordOutcome> {
  const checked = await checkPassword({ email, password, address }, now)
  // The address may have become somebody else's since the page was asked for.
  const isOwn = !checked.ok || checked.customerId === customerId
  return isOwn ? checked : { ok: false, reason: 'wrong' }
}
