import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { describeAddressBook, type AddressBookPage } from './address-book.ts'
import { listAddresses } from './customer-addresses.server.ts'

/** Returns a customer's addresses for a page. `country` is preselected for a new address. */
export async function showAddressBook(
  customer: string,
  { country, language }: { country: Country; language: Language },
): Promise<AddressBookPage> {
  const [saved, countries] = await Promise.all([listAddresses(customer), listDeliveryCountries()])
  return describeAddressBook(saved, { countries, country, language })
}
