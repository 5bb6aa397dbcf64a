import { redirect } from '@remix-run/node'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { RequestContext } from './request-context.server.ts'

/**
 * Returns the signed-in customer.
 * @throws {Response} 303 to the sign-in, which redirects back here.
 */
export function requireCustomer(
  context: Pick<RequestContext, 'customer' | 'language' | 'here'>,
): SignedIn {
  if (context.customer) return context.customer
  throw redirectToSignIn(context)
}

/** Redirects (303) to the sign-in, which redirects back to `here`. */
export function redirectToSignIn({ language, here }: Pick<RequestContext, 'language' | 'here'>) {
  const next = new URLSearchParams({ next: here })
  return redirect(localPath(language, `/login-register?${next}`), { status: 303 })
}
