import { redirect } from '@remix-run/node'
import type { SignedIn } from '#app/shop/accounts/sign-ins.server.ts'
import { localPath } from './paths.ts'
import type { Visit } from './visit.server.ts'

/**
 * Who is signed in.
 * @throws {Response} 303 to the sign-in, which leads back here.
 */
export function requireCustomer({ customer, language, here }: Visit): SignedIn {
  if (customer) return customer
  const next = new URLSearchParams({ next: here })
  throw redirect(localPath(language, `/login-register?${next}`), { status: 303 })
}
