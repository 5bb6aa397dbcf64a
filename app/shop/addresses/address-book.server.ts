import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '../currency/countries.ts'
import { listDeliveryCountries } from '../delivery/delivery.server.ts'
import { describeAddressBook, type AddressBookPage } from './address-book.ts'
import { listAddresses } from './customer-addresses.server.ts'

/** What a page shows of a customer's addresses. `country`: which a new address begins with. */
export async function showAddressBook(
  customer: string,
  { country, language }: { country: Country; language: Language },
): Promise<AddressBookPage> {
  const [saved, countries] = await Promise.all([listAddresses(customer), listDeliveryCountries()])
  return describeAddressBook(saved, { countries, country, language })
}
