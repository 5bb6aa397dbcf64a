import { z } from 'zod'
import { languages } from '#app/i18n/languages.ts'
import { longestName } from '#app/shop/customers/accounts/account.schema.ts'
import {
  emailField,
  faultsOf,
  lineField,
} from '#app/shop/customers/addresses/typed-fields.schema.ts'
import { staffRoles, type Staff } from './staff-role.ts'

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'unknown' })

const staffFields = z.object({
  name: lineField(longestName),
  email: emailField,
  role: choice(staffRoles),
  language: choice(languages),
})

export type StaffParseResult =
  { ok: true; staff: Omit<Staff, 'id'> } | { ok: false; faults: Record<string, string> }

/** Reads the fields of a new account. Errors are listed by field. */
export function readStaff(form: URLSearchParams): StaffParseResult {
  const read = staffFields.safeParse(Object.fromEntries(form))
  return read.success ? { ok: true, staff: read.data } : { ok: false, faults: faultsOf(read.error) }
}

/** Reads a role or a language of a form; undefined if it is none. */
export const readStaffRole = (typed: string | null) => choice(staffRoles).safeParse(typed).data
export const readStaffLanguage = (typed: string | null) => choice(languages).safeParse(typed).data
