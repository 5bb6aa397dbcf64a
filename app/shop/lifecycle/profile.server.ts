import type { Transaction } from '#app/database/connection.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { findCustomer } from '#app/shop/customers/accounts/customers.server.ts'
import { describeDevice } from '#app/shop/customers/accounts/describe-device.ts'
import { findWaitingEmail } from './change-email.server.ts'
import { listSignIns } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import type { ListedSignIn, Profile } from '#app/shop/customers/accounts/profile.ts'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'

/** Returns the content of the account's page, or undefined if the account was deleted a moment ago. */
export async function findOwnProfile(
  { customerId, signInId }: SignedIn,
  language: Language,
  now: number,
): Promise<Profile | undefined> {
  const [customer, waitingEmail, rows] = await Promise.all([
    findCustomer(customerId),
    findWaitingEmail(customerId, now),
    listSignIns(customerId, now),
  ])
  if (!customer) return undefined
  const timeZone = timeZoneOf(marketOfLanguage(language))
  const signIns = rows.map(({ id, device, createdAt, lastUsedAt }): ListedSignIn => {
    const words = describeDevice(device)
    return {
      id,
      ...(words !== undefined && { device: words }),
      since: localDayText(createdAt, language, timeZone).text,
      lastUsed: localDayText(lastUsedAt, language, timeZone).text,
      isThis: id === signInId,
    }
  })
  return {
    name: customer.name,
    email: customer.email,
    isConfirmed: customer.emailConfirmedAt !== null,
    ...(waitingEmail !== undefined && { waitingEmail }),
    signIns: signIns.sort((one, other) => Number(other.isThis) - Number(one.isThis)),
  }
}

/**
 * Saves the customer's name.
 * @param name As returned by `readName`.
 */
export const saveName = (trx: Transaction, customer: string, name: string) =>
  trx.updateTable('customer').set({ name }).where('id', '=', customer).execute()
