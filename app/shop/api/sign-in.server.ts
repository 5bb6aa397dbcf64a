import {
  signInWithPassword,
  type SignInWithPasswordOutcome,
} from '#app/shop/lifecycle/sign-in-with-password.server.ts'
import type { Credentials } from '#app/shop/customers/accounts/sign-in.server.ts'
import { findSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { SignInAnswer } from './answers.schema.ts'
import { viewerOf, type ApiViewer } from './api-viewer.server.ts'

export type SignInOutcome =
  { ok: true; answer: SignInAnswer } | Extract<SignInWithPasswordOutcome, { ok: false }>

/**
 * Signs a program in. Nothing is merged, since a program has no guest's cart or lists.
 * @param device The program's user agent.
 */
export async function signInByPassword(
  credentials: Credentials,
  device: string,
  viewer: ApiViewer,
): Promise<SignInOutcome> {
  const nobody = {
    visitor: undefined,
    token: undefined,
    isRemembered: false,
    deviceKeys: undefined,
  }
  const entered = await signInWithPassword(credentials, {
    ...nobody,
    device,
    viewer: viewerOf(viewer),
  })
  if (!entered.ok) return entered
  const { token } = entered
  const customer = await findSignIn(token, viewer.now)
  // A new password or the end of the account ended the sign-in a moment ago.
  if (!customer) return { ok: false, reason: 'wrong' }
  const { customerId, email, name } = customer
  return { ok: true, answer: { token, user: { _id: customerId, email, name } } }
}
