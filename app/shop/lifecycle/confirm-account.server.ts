import type { Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  confirmOwnEmail,
  findConfirmed,
  type ConfirmationLink,
} from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { lockPassword } from './sign-in-with-password.server.ts'
import { removeUnconfirmedOwner } from './forget-stranger.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'
import { setPassword } from '#app/shop/customers/accounts/set-password.server.ts'
import { checkPassword, type PasswordOutcome } from '#app/shop/customers/accounts/sign-in.server.ts'
import { endOtherSignIns, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { withSignIn } from '#app/shop/customers/accounts/with-sign-in.server.ts'

/** `address` is the client's network address; `deviceKey` is the content of its device cookie. */
type ConfirmValues = { password: string; address: string; deviceKey: string | undefined }

export type ConfirmAccountOutcome =
  { ok: true } | { ok: false; reason: 'unknown' } | Extract<PasswordOutcome, { ok: false }>

const unknown = { ok: false, reason: 'unknown' } as const

/**
 * Confirms the address of a link for a visitor who also knows the account's password. The mail's reader may not be the
 * person who opened the account, who would then see the reader's orders. All other sign-ins end.
 * @param signedIn The customer signed in to this browser, who needs no password if the link is for their account.
 */
export async function confirmAccount(
  key: string | null,
  signedIn: SignedIn | undefined,
  typed: ConfirmValues,
  now: number,
): Promise<ConfirmAccountOutcome> {
  const found = await findConfirmed(key, now)
  if (!found) return unknown
  if (signedIn?.customerId === found.customer)
    return failIfTaken(async () => {
      const written = await withSignIn(signedIn, (trx) =>
        confirmAndEnd(trx, key!, signedIn.signInId, now),
      )
      return written?.done ?? unknown
    })
  const { password, address, deviceKey } = typed
  const checked = await checkPassword({ email: found.own, password, address, deviceKey }, now)
  if (!checked.ok) return checked
  if (checked.customerId !== found.customer) return unknown
  return failIfTaken(() =>
    db.write(async (trx): Promise<ConfirmAccountOutcome> => {
      if (!(await lockPassword(trx, found.customer, checked.passwordHash)))
        return { ok: false, reason: 'wrong' }
      return confirmAndEnd(trx, key!, undefined, now)
    }),
  )
}

async function confirmAndEnd(trx: Transaction, key: string, but: string | undefined, now: number) {
  const confirmed = await confirmOwnEmail(trx, key, now)
  if (!confirmed.ok) return unknown
  await endOtherSignIns(trx, confirmed.customer, but)
  return { ok: true } as const
}

/** Returns the outcome, or a failure if another account has the address by now, since addresses are unique. */
async function failIfTaken(confirm: () => Promise<ConfirmAccountOutcome>) {
  try {
    return await confirm()
  } catch (error) {
    if (isDuplicateKey(error)) return unknown
    throw error
  }
}

/**
 * Tells whether the mail's reader may choose the account's password, which holds only if the account's own address was
 * never confirmed. A link to a new address may have reached a stranger through one wrong letter.
 */
export const canClaim = ({ own, email, isConfirmed }: ConfirmationLink) =>
  !isConfirmed && own === email

export type ClaimOutcome = ({ ok: true } & StartedSession) | { ok: false; reason: 'unknown' }

/** `address` is the client's network address; `origin` is the shop's own address. */
type ClaimAccountParams = { address: string; origin: string; language: Language }

/**
 * Gives an unconfirmed account to the reader of its mail, with a new password. What the account held is deleted, and
 * all its sign-ins end.
 * @param password As returned by `parsePassword`.
 */
export async function claimAccount(
  key: string | null,
  password: string,
  { address, origin, language }: ClaimAccountParams,
  request: SessionRequest,
): Promise<ClaimOutcome> {
  const { now } = request.viewer
  const confirmation = await findConfirmed(key, now)
  // The link is checked first, because hashing is expensive and a guesser must not trigger it.
  if (!confirmation || !canClaim(confirmation)) return unknown
  const passwordHash = await hashPassword(password, address)
  return db.write(async (trx): Promise<ClaimOutcome> => {
    const found = await findConfirmed(key, now, trx)
    if (!found || !canClaim(found)) return unknown
    const { customer } = found
    if (!(await removeUnconfirmedOwner(trx, customer, now))) return unknown
    const confirmed = await confirmOwnEmail(trx, key!, now)
    // The error undoes the deletion: the link was used up for something else at this moment.
    if (!confirmed.ok) throw new Error('The link of an unconfirmed account was used meanwhile')
    await setPassword(trx, { customer, passwordHash, language, origin }, now)
    return { ok: true, ...(await startSession(trx, customer, request)) }
  })
}
