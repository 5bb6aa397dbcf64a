import { isLess, type Money, type Rates } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'

export const staffRoles = ['owner', 'clerk'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Describes who works in the back office. */
export type Staff = {
  id: string
  name: string
  email: string
  role: StaffRole
  language: Language
}

/** A clerk refunds of an order within 24 hours, or takes off one, at most this sum. */
const mostOfClerk: Money = { minor: 100_00, currency: 'EUR' }

/** Tells whether a staff member may refund this sum, or give it as a discount; an owner may give any. */
export const mayGive = ({ role }: Pick<Staff, 'role'>, amount: Money, rates: Rates): boolean =>
  role === 'owner' || !isLess(mostOfClerk, amount, rates)
