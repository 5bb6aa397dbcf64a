import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import {
  addressFields,
  formatAddress,
  maxAddresses,
  type Address,
  type SavedAddress,
} from './address.ts'

export type AddressFieldName = (typeof addressFields)[number]
export type AddressValues = Partial<Record<AddressFieldName | 'telephone', string>>

/** Holds an address as it is shown and edited. */
export type AddressEntry = {
  id: string
  isDefault: boolean
  /** Holds the text that tells its buttons from those of the other addresses. */
  label: string
  lines: string[]
  telephone?: string
  values: AddressValues
}

/** Holds a customer's addresses as a page shows them. */
export type AddressBookPage = {
  addresses: AddressEntry[]
  countries: readonly { code: Country; name: string }[]
  /** Is preselected for a new address. */
  country: Country
  canAdd: boolean
}

export function describeAddressBook(
  saved: SavedAddress[],
  { countries, country, language }: { countries: Country[]; country: Country; language: Language },
): AddressBookPage {
  // An address in a country that the shop no longer delivers to can still be shown and kept as it is.
  const known = [...new Set([...countries, country, ...saved.map((one) => one.address.country)])]
  return {
    addresses: saved.map((one) => describeAddress(one, language)),
    countries: listCountryNames(known, language),
    country,
    canAdd: saved.length < maxAddresses,
  }
}

export function describeAddress(
  { id, isDefault, address, telephone }: SavedAddress,
  language: Language,
): AddressEntry {
  return {
    id,
    isDefault,
    label: `${address.name}, ${address.addressLine1}, ${address.city}`,
    lines: formatAddress(address, formatCountry(address.country, language)),
    ...(telephone !== undefined && { telephone }),
    values: { ...valuesOf(address), telephone: telephone ?? '' },
  }
}

/** Returns an address as the values of a form's fields. */
export const valuesOf = (address: Address): AddressValues =>
  Object.fromEntries(addressFields.map((field) => [field, address[field] ?? '']))
