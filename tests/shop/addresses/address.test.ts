import { describe, expect, test } from 'vitest'
import {
  addressFormatOf,
  formatAddress,
  parsePostcode,
  type Address,
} from '#app/shop/customers/addresses/address.ts'
import { readAddress } from '#app/shop/customers/addresses/address.schema.ts'
import { countries, type Country } from '#app/i18n/markets.ts'

describe('a postcode', () => {
  test.each<[Country, string, string]>([
    ['IN', '560001', '560001'],
    ['IN', ' 560 001 ', '560001'],
    ['IN', '５６０００１', '560001'],
    ['DE', '10115', '10115'],
    ['DE', 'D-10115', '10115'],
    ['DE', '01067', '01067'],
    ['FR', '75011', '75011'],
    ['FR', 'F 75 011', '75011'],
    ['FR', '97400', '97400'],
    ['GB', 'ec1a1bb', 'EC1A 1BB'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['GB', 'CR26XH', 'CR2 6XH'],
    ['GB', 'W1A 0AX', 'W1A 0AX'],
    ['GB', 'gir 0aa', 'GIR 0AA'],
    ['AT', 'A-1010', '1010'],
    ['CH', '8001', '8001'],
    ['US', '10001', '10001'],
    ['US', '10001–1234', '10001-1234'],
    ['IE', 'd02 af30', 'D02 AF30'],
    ['NL', '1012 ab', '1012 AB'],
    ['PL', '00-001', '00-001'],
    ['SE', '111 22', '111 22'],
  ])('of %s typed as "%s" is %s', (country, typed, postcode) => {
    expect(parsePostcode(typed, country)).toBe(postcode)
  })

  test.each<[Country, string]>([
    ['IN', ''],
    ['IN', '56000'],
    ['IN', '5600011'],
    ['IN', '060001'],
    ['DE', '1011'],
    ['DE', '00123'],
    ['DE', '1011O'],
    ['FR', '7501'],
    ['GB', '12345'],
    ['GB', 'EC1A 1B'],
    ['GB', 'EC1A 1BI'],
    ['AT', '0101'],
    ['CH', '80011'],
    ['US', '1000'],
    ['US', '10001-12'],
    ['ES', ''],
    ['ES', '!!!'],
    ['NL', '12345678901'],
    ['NL', `${'1'.repeat(10_000)}`],
  ])('of %s cannot be "%s"', (country, typed) => {
    expect(parsePostcode(typed, country)).toBeUndefined()
  })

  test('has a name, a rule and an order of lines in every country', () => {
    for (const country of countries) {
      const { postcodeName, placeLines } = addressFormatOf(country)
      expect(postcodeName).toBeTruthy()
      expect(placeLines({ postcode: 'P', city: 'C', region: null }).join(' ')).toContain('C')
    }
  })
})

describe('an address on a parcel', () => {
  const address: Address = {
    name: 'Asha Raghavan',
    addressLine1: '14 Lantern Lane',
    addressLine2: 'Flat 3',
    postcode: 'POSTCODE',
    city: 'Town',
    region: 'Region',
    country: 'IN',
  }
  test.each<[Country, string[]]>([
    ['IN', ['Town POSTCODE', 'Region']],
    ['DE', ['POSTCODE Town', 'Region']],
    ['FR', ['POSTCODE Town', 'Region']],
    ['GB', ['Town', 'Region', 'POSTCODE']],
    ['US', ['Town, Region POSTCODE']],
    ['SE', ['POSTCODE Town', 'Region']],
  ])('to %s has its place lines in that country’s order', (country, place) => {
    expect(formatAddress({ ...address, country }, 'Country')).toEqual([
      'Asha Raghavan',
      '14 Lantern Lane',
      'Flat 3',
      ...place,
      'Country',
    ])
  })

  test('has no empty lines', () => {
    const short = { ...address, addressLine2: null, region: null, country: 'GB' as const }
    expect(formatAddress(short, 'United Kingdom')).toEqual([
      'Asha Raghavan',
      '14 Lantern Lane',
      'Town',
      'POSTCODE',
      'United Kingdom',
    ])
  })
})

describe('the fields of an address', () => {
  const fields = {
    name: 'Asha Raghavan',
    addressLine1: '14 Lantern Lane',
    addressLine2: '',
    postcode: '560001',
    city: 'Bengaluru',
    region: '',
  }
  const addressOf = (typed: Record<string, string>, country: Country = 'IN') => {
    const read = readAddress({ ...fields, ...typed }, country)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    return read.address
  }
  const faultsOf = (typed: Record<string, string | undefined>, country: Country = 'IN') => {
    const read = readAddress({ ...fields, ...typed }, country)
    return read.ok ? {} : read.faults
  }

  test('are trimmed, and empty optional ones are none', () => {
    expect(addressOf({ name: '  Asha   Raghavan ' })).toEqual({
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      addressLine2: null,
      postcode: '560001',
      city: 'Bengaluru',
      region: null,
      country: 'IN',
    })
  })

  test('are kept in composed Unicode', () => {
    expect(addressOf({ name: 'Zoe\u0301' }).name).toBe('Zo\u00e9')
  })

  test.each([
    ['line ends', 'Asha\r\nBcc: all', 'Asha Bcc: all'],
    ['marks that turn the writing round', 'Asha\u202eevil', 'Ashaevil'],
    ['quotes, tags and emoji', `O'Neil "<b>" 😀`, `O'Neil "<b>" 😀`],
    ['joiners that scripts need', 'क्\u200dष', 'क्\u200dष'],
  ])('with %s are one line of text', (_, typed, stored) => {
    expect(addressOf({ name: typed }).name).toBe(stored)
  })

  test('are all asked for at once', () => {
    expect(faultsOf({ name: ' ', addressLine1: '', postcode: '', city: undefined })).toEqual({
      name: 'missing',
      addressLine1: 'missing',
      postcode: 'postcode',
      city: 'missing',
    })
  })

  test.each(['\u3164\u3164', '\u115f\u1160', '\uffa0', '\u200b'])(
    'hold a name that is seen: %j',
    (name) => {
      expect(faultsOf({ name })).toEqual({ name: 'missing' })
    },
  )

  test('hold 200 characters and not one more', () => {
    expect(addressOf({ city: `x${'😀'.repeat(199)}` }).city).toHaveLength(399)
    expect(faultsOf({ city: 'x'.repeat(201) })).toEqual({ city: 'too-long' })
    expect(faultsOf({ addressLine2: 'x'.repeat(10_000) })).toEqual({ addressLine2: 'too-long' })
  })

  test('hold no link: they stand in mails to whatever address is typed', () => {
    expect(faultsOf({ name: 'You won! https://evil.test/prize' })).toEqual({ name: 'link' })
    expect(faultsOf({ addressLine2: 'WWW.evil.test' })).toEqual({ addressLine2: 'link' })
    expect(faultsOf({ name: 'Pay at evil-shop.test/pay' })).toEqual({ name: 'link' })
    expect(faultsOf({ city: 'evil-site.com' })).toEqual({ city: 'link' })
    expect(faultsOf({ name: 'Asha\r\nBcc: all@example.org' })).toEqual({ name: 'link' })
    const line = 'c/o A.Meier/2, St. Mary/N. Wing'
    expect(addressOf({ addressLine2: line }).addressLine2).toBe(line)
  })

  test('need a state in the USA alone', () => {
    expect(faultsOf({ postcode: '10001' }, 'US')).toEqual({ region: 'missing' })
    expect(addressOf({ postcode: '10001', region: 'NY' }, 'US').region).toBe('NY')
    expect(addressOf({ region: 'Karnataka' }).region).toBe('Karnataka')
  })

  test('drop a region left over from another country', () => {
    expect(addressOf({ postcode: '10115', region: 'Karnataka' }, 'DE').region).toBeNull()
  })
})
