import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import { hashToken } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { staffOf } from './staff.server.ts'
import type { Staff } from './staff-role.ts'

/** A sign-in ends this long after it began, however much it is used. */
export const staffSignInMs = 12 * 60 * 60 * 1000
/** After the password, the code must follow within this time. */
export const codeWithinMs = 10 * 60 * 1000
const tokenBytes = 32
const longestDevice = 200

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

/** Begins a sign-in in the caller's transaction. Returns the token (256 random bits), which is stored hashed. */
export async function startStaffSignIn(
  trx: Transaction,
  staff: string,
  { device, isConfirmed }: { device: string; isConfirmed: boolean },
  now: number,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await trx
    .insertInto('staffSignIn')
    .values({
      id: randomUUID(),
      tokenHash: hashToken(token),
      staff,
      device: cutText(device.replace(/\p{C}/gu, ''), longestDevice),
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

export const endStaffSignIn = (id: string) =>
  db.write((trx) => trx.deleteFrom('staffSignIn').where('id', '=', id).execute())

/** Deletes the sign-ins and links that are too old. Returns the number of sign-ins. */
export async function sweepStaffSignIns(now: number): Promise<number> {
  const { numDeletedRows } = await db.write((trx) =>
    trx
      .deleteFrom('staffSignIn')
      .where((row) =>
        row.or([
          row('createdAt', '<=', now - staffSignInMs),
          row.and([row('confirmedAt', 'is', null), row('createdAt', '<=', now - codeWithinMs)]),
        ]),
      )
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
