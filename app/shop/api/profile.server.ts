import { parseLanguage, fallbackLanguage } from '#app/i18n/languages.ts'
import { findCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import type { ProfileAnswer } from './answers.schema.ts'

/** Returns a customer's profile, or undefined if the account is gone. */
export async function findProfile(customerId: string): Promise<ProfileAnswer | undefined> {
  const customer = await findCustomer(customerId)
  if (!customer) return undefined
  const { id, email, name, emailConfirmedAt, language, createdAt } = customer
  return {
    _id: id,
    email,
    name,
    emailConfirmed: emailConfirmedAt !== null,
    language: parseLanguage(language) ?? fallbackLanguage(),
    createdAt: new Date(createdAt).toISOString(),
  }
}
