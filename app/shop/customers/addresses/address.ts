import type { Country } from '#app/i18n/markets.ts'
import { cleanCode } from '#app/i18n/clean-signs.ts'

/** Holds a delivery address. An order stores its own copy. */
export type Address = {
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  /** Holds the state, county or region; null if the country's addresses have none. */
  region: string | null
  country: Country
}

/** The fields are in the order of the form. */
export const addressFields = [
  'name',
  'addressLine1',
  'addressLine2',
  'postcode',
  'city',
  'region',
  'country',
] as const

/** Returns only the address fields of an object, such as an order. */
export const pickAddress = <Code extends string>({
  name,
  addressLine1,
  addressLine2,
  postcode,
  city,
  region,
  country,
}: Omit<Address, 'country'> & { country: Code }) => ({
  name,
  addressLine1,
  addressLine2,
  postcode,
  city,
  region,
  country,
})

/** Holds an address that a customer saved. */
export type SavedAddress = {
  id: string
  /** Is true for the default, of which a customer has at most one. */
  isDefault: boolean
  address: Address
  /** Holds the number that the carrier may call. */
  telephone?: string
}

/** A customer has at most this many addresses. */
export const maxAddresses = 20

/** A name or a line has at most this many characters. */
export const longestLine = 200

export type AddressFormat = {
  /** The name used in that country. */
  postcodeName: 'pin' | 'plz' | 'codePostal' | 'postcode' | 'zip'
  /** Matches the postcode in its printed form. */
  postcodePattern: RegExp
  /** Is true if postcodes are digits only, so that a phone shows the number pad. */
  isNumeric: boolean
  region?: { name: 'state' | 'county' | 'region'; isRequired: boolean }
  /** Selects the message for a wrong postcode; some countries have a message of their own. */
  example: 'IN' | 'DE' | 'FR' | 'GB' | 'AT' | 'CH' | 'US' | 'other'
  /** Returns the lines between the street and the country, in the order required by the country's post office. */
  placeLines: (address: Pick<Address, 'postcode' | 'city' | 'region'>) => (string | null)[]
}

const postcodeFirst: AddressFormat['placeLines'] = ({ postcode, city, region }) => [
  `${postcode} ${city}`,
  region,
]

const german = { postcodeName: 'plz', isNumeric: true, placeLines: postcodeFirst } as const

const outward = '[A-Z]{1,2}(?:[0-9]|[0-9]{2}|[0-9][A-Z])'

const formats: { [country in Country]?: AddressFormat } = {
  IN: {
    postcodeName: 'pin',
    postcodePattern: /^[1-9]\d{5}$/,
    isNumeric: true,
    region: { name: 'state', isRequired: false },
    example: 'IN',
    placeLines: ({ postcode, city, region }) => [`${city} ${postcode}`, region],
  },
  DE: { ...german, postcodePattern: /^(?!00)\d{5}$/, example: 'DE' },
  AT: { ...german, postcodePattern: /^[1-9]\d{3}$/, example: 'AT' },
  CH: { ...german, postcodePattern: /^[1-9]\d{3}$/, example: 'CH' },
  FR: {
    postcodeName: 'codePostal',
    postcodePattern: /^(?!00)\d{5}$/,
    isNumeric: true,
    example: 'FR',
    placeLines: postcodeFirst,
  },
  GB: {
    postcodeName: 'postcode',
    postcodePattern: new RegExp(`^(?:GIR 0AA|${outward} [0-9][ABD-HJLNP-UW-Z]{2})$`),
    isNumeric: false,
    region: { name: 'county', isRequired: false },
    example: 'GB',
    placeLines: ({ postcode, city, region }) => [city, region, postcode],
  },
  US: {
    postcodeName: 'zip',
    postcodePattern: /^\d{5}(?:-\d{4})?$/,
    isNumeric: false,
    region: { name: 'state', isRequired: true },
    example: 'US',
    placeLines: ({ postcode, city, region }) => [`${city}, ${region} ${postcode}`],
  },
}

/** This format of letters and digits in groups serves every country without a format of its own. */
const plainFormat: AddressFormat = {
  postcodeName: 'postcode',
  postcodePattern: /^(?=.{3,10}$)[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/,
  isNumeric: false,
  region: { name: 'region', isRequired: false },
  example: 'other',
  placeLines: postcodeFirst,
}

export const addressFormatOf = (country: Country): AddressFormat => formats[country] ?? plainFormat

/** Matches the old country code before a postcode, as in `D-10115` or `F 75001`. */
const countrySign = /^(?:DE?|AT?|CH|FR?)[ -]+(?=\d)/

/**
 * Returns a postcode as its country prints it, whatever spaces and lower-case letters were typed, or undefined if it is
 * invalid.
 */
export function parsePostcode(text: string, country: Country): string | undefined {
  const { isNumeric, postcodePattern } = addressFormatOf(country)
  const typed = cleanCode(text).toUpperCase()
  const postcode = isNumeric
    ? typed.replace(countrySign, '').replaceAll(' ', '')
    : country === 'GB'
      ? typed.replaceAll(' ', '').replace(/.{3}$/, ' $&')
      : typed
  return postcodePattern.test(postcode) ? postcode : undefined
}

/** Returns the lines of an address as on a parcel, with the country's name last. */
export function formatAddress(address: Address, countryName: string): string[] {
  const { name, addressLine1, addressLine2, country } = address
  // A customer who bought only files has no delivery address, so the line of the city, with its comma, is left out.
  const place = address.city === '' ? [] : addressFormatOf(country).placeLines(address)
  return [name, addressLine1, addressLine2, ...place, countryName].filter(
    (line): line is string => line !== null && line !== '',
  )
}
