import { redirect } from '@remix-run/node'
import type { SignedIn } from '#app/shop/accounts/sign-ins.server.ts'
import { localPath } from './paths.ts'
import type { Visit } from './visit.server.ts'

/**
 * Who is signed in.
 * @throws {Response} 303 to the sign-in, which leads back here.
 */
export function requireCustomer(visit: Pick<Visit, 'customer' | 'language' | 'here'>): SignedIn {
  if (visit.customer) return visit.customer
  throw sendToSignIn(visit)
}

/** 303 to the sign-in, which leads back to `here`. */
export function sendToSignIn({ language, here }: Pick<Visit, 'language' | 'here'>) {
  const next = new URLSearchParams({ next: here })
  return redirect(localPath(language, `/login-register?${next}`), { status: 303 })
}
