import type { Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { confirmOwnEmail, findConfirmed, type Confirmed } from './email-confirmation.server.ts'
import { lockPassword } from './sign-in-with-password.server.ts'
import { removeUnconfirmedOwner } from './forget-stranger.server.ts'
import { startSession, type SessionRequest, type StartedSession } from './start-session.server.ts'
import { hashPassword } from './password.server.ts'
import { setPassword } from './set-password.server.ts'
import { checkPassword, type PasswordOutcome } from './sign-in.server.ts'
import { endOtherSignIns, type SignedIn } from './sign-ins.server.ts'
import { withSignIn } from './while-signed-in.server.ts'

/** `address`: of the client in the network; `deviceKey`: what its device cookie holds. */
type ConfirmValues = { password: string; address: string; deviceKey: string | undefined }

export type ConfirmAccountOutcome =
  { ok: true } | { ok: false; reason: 'unknown' } | Extract<PasswordOutcome, { ok: false }>

const unknown = { ok: false, reason: 'unknown' } as const

/**
 * Takes the address of a link as that of its account, for who knows the account's password too: who reads the mail need
 * not be who opened the account, and whoever opened it would see the orders of who reads it. All other sign-ins end.
 * @param signedIn Who is signed in, in this browser: to the account of the link they need no password.
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
    return unlessTaken(async () => {
      const written = await withSignIn(signedIn, (t) =>
        confirmAndEnd(t, key!, signedIn.signInId, now),
      )
      return written?.done ?? unknown
    })
  const { password, address, deviceKey } = typed
  const checked = await checkPassword({ email: found.own, password, address, deviceKey }, now)
  if (!checked.ok) return checked
  if (checked.customerId !== found.customer) return unknown
  return unlessTaken(() =>
    db.write(async (t): Promise<ConfirmAccountOutcome> => {
      if (!(await lockPassword(t, found.customer, checked.passwordHash)))
        return { ok: false, reason: 'wrong' }
      return confirmAndEnd(t, key!, undefined, now)
    }),
  )
}

async function confirmAndEnd(t: Transaction, key: string, but: string | undefined, now: number) {
  const confirmed = await confirmOwnEmail(t, key, now)
  if (!confirmed.ok) return unknown
  await endOtherSignIns(t, confirmed.customer, but)
  return { ok: true } as const
}

/** The address that a link gives to an account is there once: somebody else may have it by now. */
async function unlessTaken(confirm: () => Promise<ConfirmAccountOutcome>) {
  try {
    return await confirm()
  } catch (error) {
    if (isDuplicateKey(error)) return unknown
    throw error
  }
}

/**
 * Whether who reads the mail may choose the account's password: where nobody ever confirmed its own address. The link to
 * a new address may have reached a stranger, by one wrong letter.
 */
export const canClaim = ({ own, email, isConfirmed }: Confirmed) => !isConfirmed && own === email

export type ClaimOutcome = ({ ok: true } & StartedSession) | { ok: false; reason: 'unknown' }

/** `address`: of the client in the network; `origin`: the shop's own. */
type Claiming = { address: string; origin: string; language: Language }

/**
 * Gives an account that nobody confirmed to who reads its mail, with a new password: what was put into it stays with
 * whoever opened it, and they are signed out.
 * @param password As `parsePassword` gives it.
 */
export async function claimAccount(
  key: string | null,
  password: string,
  { address, origin, language }: Claiming,
  arrival: SessionRequest,
): Promise<ClaimOutcome> {
  const { now } = arrival.where
  const asked = await findConfirmed(key, now)
  // Asked first: hashing is dear, and not for who only guesses.
  if (!asked || !canClaim(asked)) return unknown
  const passwordHash = await hashPassword(password, address)
  return db.write(async (t): Promise<ClaimOutcome> => {
    const found = await findConfirmed(key, now, t)
    if (!found || !canClaim(found)) return unknown
    const { customer } = found
    if (!(await removeUnconfirmedOwner(t, customer, now))) return unknown
    const confirmed = await confirmOwnEmail(t, key!, now)
    if (!confirmed.ok) return unknown
    await setPassword(t, { customer, passwordHash, language, origin }, now)
    return { ok: true, ...(await startSession(t, customer, arrival)) }
  })
}
