import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import type { StaffTable } from '#app/database/tables.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { fallbackLanguage, languages, type Language } from '#app/i18n/languages.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { lockStaff, type WhichStaff } from './lock-staff.server.ts'
import { createStaffLink } from './staff-links.server.ts'
import type { Staff, StaffRole } from './staff-role.ts'

/** The text of this setting is `1` while owners demand a second factor of all staff. */
const demandName = 'staff-totp'

export const staffLanguage = (code: string): Language =>
  languages.find((one) => one === code) ?? fallbackLanguage()

export const staffOf = ({ id, name, email, role, language }: StaffTable): Staff => ({
  id,
  name,
  email,
  role,
  language: staffLanguage(language),
})

export type StaffSheet = Staff & {
  hasPassword: boolean
  hasTotp: boolean
  signIns: number
  createdAt: number
  endedAt: number | null
}

/**
 * Lists the accounts by name, those that were ended only with `withEnded`. `signIns` counts those made since `since`.
 */
export async function listStaff(since: number, withEnded = false): Promise<StaffSheet[]> {
  const rows = await db.readLatest
    .selectFrom('staff')
    .selectAll()
    .select((outer) =>
      outer
        .selectFrom('staffSignIn')
        .whereRef('staffSignIn.staff', '=', 'staff.id')
        .where('confirmedAt', '>', since)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('signIns'),
    )
    .$if(!withEnded, (query) => query.where('endedAt', 'is', null))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...staffOf(row),
    hasPassword: row.passwordHash !== null,
    hasTotp: row.totpSecret !== null,
    signIns: Number(row.signIns),
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  }))
}

export type AddStaffOutcome =
  { ok: true; id: string; key: string } | { ok: false; reason: 'exists' }

/** Adds an account and the key of a link to choose its password. An account that was ended begins anew. */
export const addStaff = (
  { name, email, role, language }: Omit<Staff, 'id'>,
  now: number,
): Promise<AddStaffOutcome> =>
  db.write(async (trx) => {
    const emailFolded = foldEmail(email)
    const values = { name, email, emailFolded, role, language, passwordHash: null, endedAt: null }
    const fresh = { ...values, totpSecret: null, totpStep: 0, createdAt: now }
    // If two add it at the same moment, the second one waits here and then finds the account of the first.
    const added = await trx
      .insertInto('staff')
      .values({ id: randomUUID(), ...fresh })
      .onConflict((on) =>
        on.column('emailFolded').doUpdateSet(fresh).where('staff.endedAt', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) return { ok: false, reason: 'exists' }
    const { id } = added
    // Nothing of the account that was ended opens the new one.
    await deleteSignIns(trx, id)
    await recordChange(trx, { command: 'staff add', about: id, details: { role } }, now)
    return { ok: true, id, key: await createStaffLink(trx, id, now) }
  })

export type ChangeStaffOutcome =
  { ok: true; staff: Staff } | { ok: false; reason: 'unknown' | 'last-owner' }

/** Runs `change` for the account of an id or an e-mail address. */
function changeStaff(
  who: WhichStaff,
  change: (trx: Transaction, staff: Staff) => Promise<ChangeStaffOutcome | void>,
): Promise<ChangeStaffOutcome> {
  return db.write(async (trx) => {
    const row = await lockStaff(trx, who)
    if (!row) return { ok: false, reason: 'unknown' }
    const staff = staffOf(row)
    return (await change(trx, staff)) ?? { ok: true, staff }
  })
}

/** Returns whether the staff would be left without an owner. All changes of owners wait for each other here. */
async function isLastOwner(trx: Transaction, staff: Staff): Promise<boolean> {
  if (staff.role !== 'owner') return false
  await settingStore.put(trx, 'staff-owners', staff.id)
  const others = await trx
    .selectFrom('staff')
    .select('role')
    .where('endedAt', 'is', null)
    .where('id', '!=', staff.id)
    .execute()
  return others.length > 0 && others.every(({ role }) => role !== 'owner')
}

/** Ends an account with all its sign-ins and links. The last owner is refused while there are clerks. */
export const endStaff = (who: WhichStaff, now: number): Promise<ChangeStaffOutcome> =>
  changeStaff(who, async (trx, staff) => {
    if (await isLastOwner(trx, staff)) return { ok: false, reason: 'last-owner' }
    await trx
      .updateTable('staff')
      .set({ endedAt: now, passwordHash: null, totpSecret: null })
      .where('id', '=', staff.id)
      .execute()
    await shutOut(trx, staff.id)
    await trx.deleteFrom('staffRecoveryCode').where('staff', '=', staff.id).execute()
    await recordChange(trx, { command: 'staff end', about: staff.id }, now)
  })

/** Deletes the sign-ins and links of an account. */
async function shutOut(trx: Transaction, id: string) {
  await deleteSignIns(trx, id)
  await trx.deleteFrom('staffLink').where('staff', '=', id).execute()
}

/** Gives an account another role, from its next request on. */
export const setStaffRole = (
  who: WhichStaff,
  role: StaffRole,
  now: number,
): Promise<ChangeStaffOutcome> =>
  changeStaff(who, async (trx, staff) => {
    if (role !== 'owner' && (await isLastOwner(trx, staff)))
      return { ok: false, reason: 'last-owner' }
    await trx.updateTable('staff').set({ role }).where('id', '=', staff.id).execute()
    await recordChange(trx, { command: 'staff role', about: staff.id, details: { role } }, now)
  })

/** Ends all sign-ins of an account. `ended` is their number. */
export async function endStaffSignIns(who: WhichStaff, now: number) {
  let ended = 0
  const outcome = await changeStaff(who, async (trx, { id }) => {
    ended = await deleteSignIns(trx, id)
    const change = { command: 'staff end-sign-ins', about: id, details: { ended } }
    await recordChange(trx, change, now)
  })
  return { ...outcome, ended }
}

/** Ends the sign-ins of all staff. Returns their number. */
export const endAllStaffSignIns = (now: number): Promise<number> =>
  db.write(async (trx) => {
    // Changes of passwords in flight, each of which begins a sign-in, wait for this one.
    await trx
      .updateTable('staff')
      .set((row) => ({ role: row.ref('role') }))
      .execute()
    const ended = await deleteSignIns(trx)
    const change = { command: 'staff end-sign-ins', about: 'all', details: { ended } }
    await recordChange(trx, change, now)
    return ended
  })

async function deleteSignIns(trx: Transaction, id?: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('staffSignIn')
    .$if(id !== undefined, (row) => row.where('staff', '=', id!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns the account of an e-mail address that was not ended, with its password and secret. */
export async function findStaffByEmail(email: string): Promise<StaffTable | undefined> {
  return db.readLatest
    .selectFrom('staff')
    .selectAll()
    .where('emailFolded', '=', foldEmail(email))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

/** Creates a new link to choose a password; earlier ones stop working. */
export async function renewStaffLink(who: WhichStaff, now: number) {
  let key = ''
  const outcome = await changeStaff(who, async (trx, staff) => {
    key = await createStaffLink(trx, staff.id, now)
    await recordChange(trx, { command: 'staff link', about: staff.id }, now)
  })
  return { ...outcome, key }
}

export const setStaffLanguage = (
  id: string,
  language: Language,
  now: number,
): Promise<ChangeStaffOutcome> =>
  changeStaff({ id }, async (trx) => {
    await trx.updateTable('staff').set({ language }).where('id', '=', id).execute()
    await recordChange(trx, { command: 'staff language', about: id, details: { language } }, now)
  })

/** Returns whether all staff must have a second factor. */
export const isTotpDemanded = async () =>
  (await settingStore.find(demandName, db.readLatest)) === '1'

export const demandTotp = (isDemanded: boolean, now: number): Promise<void> =>
  db.write(async (trx) => {
    await settingStore.put(trx, demandName, isDemanded ? '1' : '0')
    const change = { command: 'staff demand-code', about: 'all', details: { isDemanded } }
    await recordChange(trx, change, now)
  })
