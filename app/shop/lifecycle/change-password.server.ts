import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lockPassword } from './sign-in-with-password.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import {
  checkOwnPassword,
  type OwnPassword,
} from '#app/shop/customers/accounts/own-password.server.ts'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'
import { setPassword } from '#app/shop/customers/accounts/set-password.server.ts'
import type { PasswordOutcome } from '#app/shop/customers/accounts/sign-in.server.ts'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'

type ChangePasswordOutcome =
  ({ ok: true } & StartedSession) | Extract<PasswordOutcome, { ok: false }>

/** `next` is the result of `parsePassword`; `origin` is the shop's own address. */
type Change = { own: OwnPassword; next: string; language: Language; origin: string }

/**
 * Sets a new password for a customer who knows the old one. All sign-ins end, and the customer gets a new one, so that
 * a copied cookie becomes worthless.
 */
export async function changePassword(
  customer: SignedIn,
  { own, next, language, origin }: Change,
  request: Omit<SessionRequest, 'isRemembered'>,
): Promise<ChangePasswordOutcome> {
  const { now } = request.viewer
  const checked = await checkOwnPassword(customer, own, now)
  if (!checked.ok) return checked
  const { customerId, signInId } = customer
  const passwordHash = await hashPassword(next, own.address)
  return db.write(async (trx): Promise<ChangePasswordOutcome> => {
    if (!(await lockPassword(trx, customerId, checked.passwordHash)))
      return { ok: false, reason: 'wrong' }
    const isRemembered = await isRememberedSignIn(trx, signInId)
    const set = { customer: customerId, passwordHash, language, origin }
    await setPassword(trx, set, now)
    return { ok: true, ...(await startSession(trx, customerId, { ...request, isRemembered })) }
  })
}

async function isRememberedSignIn(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('signIn')
    .where('id', '=', id)
    .select('isKept')
    .executeTakeFirst()
  return row?.isKept === 1
}
