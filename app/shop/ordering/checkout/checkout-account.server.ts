import type { Language } from '#app/i18n/languages.ts'
import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { listAddresses } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { chooseAddress, describeAccount, type AddressChoice } from './account-addresses.ts'

/**
 * Returns what the field `address` selects for a signed-in customer; see {@link chooseAddress}. A guest has no choice.
 */
export async function findAddressChoice(
  customer: SignedIn | undefined,
  field: string | null | undefined,
): Promise<AddressChoice> {
  if (!customer) return { saved: [], address: undefined, isGone: false }
  return chooseAddress(await listAddresses(customer.customerId), field)
}

export const showAccount = (
  customer: SignedIn | undefined,
  choice: AddressChoice,
  language: Language,
) => customer && { account: describeAccount(customer, choice, language) }
