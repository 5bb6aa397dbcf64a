import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { hashToken } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { lockStaff } from './lock-staff.server.ts'

/** A link to choose a password works for this long, and once. */
export const staffLinkMs = dayMs

/** Creates the key of a link in the caller's transaction; earlier links of the account stop working. */
export async function createStaffLink(trx: Transaction, staff: string, now: number) {
  const { key, keyHash } = newMailKey()
  await trx.deleteFrom('staffLink').where('staff', '=', staff).execute()
  await trx.insertInto('staffLink').values({ keyHash, staff, createdAt: now }).execute()
  return key
}

/** Returns whose password a link may choose; undefined if it was used, replaced or is older than a day. */
export const findStaffOfLink = (key: string, now: number) =>
  db.readLatest
    .selectFrom('staffLink')
    .innerJoin('staff', 'staff.id', 'staffLink.staff')
    .where('keyHash', '=', hashToken(key))
    .where('staffLink.createdAt', '>', now - staffLinkMs)
    .where('endedAt', 'is', null)
    .select(['staff.id', 'name', 'email'])
    .executeTakeFirst()

/**
 * Sets the password of a link's account and ends its sign-ins. Of concurrent calls with one key, one is done.
 * @returns whether it was done.
 */
export const choosePassword = (key: string, passwordHash: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const keyHash = hashToken(key)
    const link = await trx
      .selectFrom('staffLink')
      .select('staff')
      .where('keyHash', '=', keyHash)
      .where('createdAt', '>', now - staffLinkMs)
      .executeTakeFirst()
    if (!link || !(await lockStaff(trx, { id: link.staff }))) return false
    const { numDeletedRows } = await trx
      .deleteFrom('staffLink')
      .where('keyHash', '=', keyHash)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return false
    await setStaffPassword(trx, link.staff, passwordHash, now)
    return true
  })

/** Sets the password of a locked account in the caller's transaction: all its sign-ins and links end. */
export async function setStaffPassword(
  trx: Transaction,
  staff: string,
  passwordHash: string,
  now: number,
) {
  await trx.updateTable('staff').set({ passwordHash }).where('id', '=', staff).execute()
  await trx.deleteFrom('staffSignIn').where('staff', '=', staff).execute()
  await trx.deleteFrom('staffLink').where('staff', '=', staff).execute()
  await recordChange(trx, { command: 'staff password', about: staff }, now)
}
