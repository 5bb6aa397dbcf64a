import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { hashToken, newToken, storedDevice } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { staffLinkMs } from './staff-links.server.ts'
import { staffOf } from './staff.server.ts'
import type { Staff } from './staff-role.ts'

/** A sign-in ends this long after it began, however much it is used. */
export const staffSignInMs = 12 * 60 * 60 * 1000
/** After the password, the code must follow within this time. */
export const codeWithinMs = 10 * 60 * 1000

/** Holds the sign-in that a token of the back office stands for. */
export type StaffSignIn = {
  signInId: string
  staff: Staff
  /** It is false if the code of the second factor is still to come, so that nothing else may be shown. */
  isConfirmed: boolean
  hasTotp: boolean
  /** It is in ms UTC. */
  since: number
}

/** Begins a sign-in in the caller's transaction. Returns the token, which is stored hashed. */
export async function startStaffSignIn(
  trx: Transaction,
  staff: string,
  { device, isConfirmed }: { device: string; isConfirmed: boolean },
  now: number,
): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('staffSignIn')
    .values({
      id: randomUUID(),
      tokenHash: hashToken(token),
      staff,
      device: storedDevice(device),
      createdAt: now,
      confirmedAt: isConfirmed ? now : null,
    })
    .execute()
  return token
}

/** Returns the sign-in of a token; undefined if it or its account was ended, or it is too old. */
export async function findStaffSignIn(
  token: string,
  now: number,
): Promise<StaffSignIn | undefined> {
  const row = await db.readLatest
    .selectFrom('staffSignIn')
    .innerJoin('staff', 'staff.id', 'staffSignIn.staff')
    .where('tokenHash', '=', hashToken(token))
    .where('endedAt', 'is', null)
    .selectAll('staff')
    .select(['staffSignIn.id as signInId', 'staffSignIn.createdAt as since', 'confirmedAt'])
    .executeTakeFirst()
  if (!row) return undefined
  const { signInId, since, confirmedAt, totpSecret } = row
  const isConfirmed = confirmedAt !== null
  if (now - since >= (isConfirmed ? staffSignInMs : codeWithinMs)) return undefined
  return { signInId, staff: staffOf(row), isConfirmed, hasTotp: totpSecret !== null, since }
}

/**
 * Returns whether a sign-in is still there, in the transaction of a change that it allows. The update lets an end of
 * the sign-in wait for the transaction.
 */
export async function hasSignIn(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staffSignIn')
    .set((row) => ({ confirmedAt: row.ref('confirmedAt') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Confirms a sign-in in the caller's transaction. Returns its new token: others may know the one that it had before the
 * code.
 */
export async function confirmSignIn(trx: Transaction, id: string, now: number): Promise<string> {
  const token = newToken()
  await trx
    .updateTable('staffSignIn')
    .set({ tokenHash: hashToken(token), confirmedAt: now })
    .where('id', '=', id)
    .execute()
  return token
}

/** Ends the sign-ins of an account but one, in the caller's transaction. */
export const endOtherStaffSignIns = (trx: Transaction, staff: string, except: string) =>
  trx.deleteFrom('staffSignIn').where('staff', '=', staff).where('id', '!=', except).execute()

export const endStaffSignIn = (id: string) =>
  db.write((trx) => trx.deleteFrom('staffSignIn').where('id', '=', id).execute())

/** Deletes the sign-ins and links that are too old. Returns the number of sign-ins. */
export async function sweepStaffSignIns(now: number): Promise<number> {
  const { numDeletedRows } = await db.write(async (trx) => {
    await trx
      .deleteFrom('staffLink')
      .where('createdAt', '<=', now - staffLinkMs)
      .execute()
    return trx
      .deleteFrom('staffSignIn')
      .where((row) =>
        row.or([
          row('createdAt', '<=', now - staffSignInMs),
          row.and([row('confirmedAt', 'is', null), row('createdAt', '<=', now - codeWithinMs)]),
        ]),
      )
      .executeTakeFirst()
  })
  return Number(numDeletedRows)
}
