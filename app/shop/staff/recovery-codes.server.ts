import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { cleanCode } from '#app/i18n/clean-signs.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

const recoveryCodes = 10
/** Letters and digits that are not taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

/** Returns a code of 49 random bits, such as `k3hm7-xw2pa`. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

const foldCode = (code: string) =>
  cleanCode(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const hashCode = (staff: string, code: string) =>
  createHash('sha256')
    .update(`${staff}\n${foldCode(code)}`)
    .digest('base64url')

/** Replaces the recovery codes of an account in the caller's transaction. Only the hashes of those returned are stored. */
export async function renewRecoveryCodes(
  trx: Transaction,
  staff: string,
  now: number,
): Promise<string[]> {
  await recordChange(trx, { command: 'staff recovery-codes', about: staff }, now)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await trx.deleteFrom('staffRecoveryCode').where('staff', '=', staff).execute()
  await trx
    .insertInto('staffRecoveryCode')
    .values(codes.map((code) => ({ staff, codeHash: hashCode(staff, code) })))
    .execute()
  return codes
}

export const countRecoveryCodes = async (staff: string): Promise<number> => {
  const { count } = await db.readLatest
    .selectFrom('staffRecoveryCode')
    .where('staff', '=', staff)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Accepts a recovery code once. */
export async function acceptRecoveryCode(
  trx: Transaction,
  staff: string,
  code: string,
  now: number,
) {
  const { numDeletedRows } = await trx
    .deleteFrom('staffRecoveryCode')
    .where('staff', '=', staff)
    .where('codeHash', '=', hashCode(staff, code))
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await recordChange(trx, { command: 'staff recovery-code', about: staff }, now)
  return true
}
