import type { Country } from '#app/shop/currency/countries.ts'
import { cleanCode } from './clean-signs.ts'

/** Where a parcel goes. An order keeps its own copy. */
export type Address = {
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  /** State, county or region; null where the country's addresses have none. */
  region: string | null
  country: Country
}

/** In the order of the form. */
export const addressFields = [
  'name',
  'addressLine1',
  'addressLine2',
  'postcode',
  'city',
  'region',
  'country',
] as const

/** The address that something holds, an order perhaps, and nothing else of it. */
export const pickAddress = ({
  name,
  addressLine1,
  addressLine2,
  postcode,
  city,
  region,
  country,
}: Address): Address => ({ name, addressLine1, addressLine2, postcode, city, region, country })

/** An address that a customer keeps. */
export type SavedAddress = {
  id: string
  /** Of a customer's addresses one at most is used first. */
  isDefault: boolean
  address: Address
  /** The carrier may call this number. */
  telephone?: string
}

/** So many a customer keeps at most. */
export const maxAddresses = 20

/** The most characters of a name or a line. */
export const longestLine = 200

export type AddressFormat = {
  /** What the country calls it. */
  postcodeName: 'pin' | 'plz' | 'codePostal' | 'postcode' | 'zip'
  /** The postcode as it is printed. */
  postcodePattern: RegExp
  /** Digits alone, so that a telephone shows the number pad. */
  isNumeric: boolean
  region?: { name: 'state' | 'county' | 'region'; isRequired: boolean }
  /** Which of the written countries has words of its own for a wrong postcode. */
  example: 'IN' | 'DE' | 'FR' | 'GB' | 'AT' | 'CH' | 'US' | 'other'
  /** The lines between the street and the country, in the order of the country's post office. */
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

/** For every country without a format of its own: letters and digits, in groups. */
const plainFormat: AddressFormat = {
  postcodeName: 'postcode',
  postcodePattern: /^(?=.{3,10}$)[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/,
  isNumeric: false,
  region: { name: 'region', isRequired: false },
  example: 'other',
  placeLines: postcodeFirst,
}

export const addressFormatOf = (country: Country): AddressFormat => formats[country] ?? plainFormat

/** `D-10115`, `F 75001`: the old sign of the country before the postcode. */
const countrySign = /^(?:DE?|AT?|CH|FR?)[ -]+(?=\d)/

/** A postcode as its country prints it, whatever spaces and small letters were typed; undefined when it is none. */
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

/** The lines of an address as it stands on a parcel, the country's name last. */
export function formatAddress(address: Address, countryName: string): string[] {
  const { name, addressLine1, addressLine2, country } = address
  // Nothing is sent to who bought files alone: there is no place, and no comma of one.
  const place = address.city === '' ? [] : addressFormatOf(country).placeLines(address)
  return [name, addressLine1, addressLine2, ...place, countryName].filter(
    (line): line is string => line !== null && line !== '',
  )
}
