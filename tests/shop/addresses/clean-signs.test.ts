import { parseAmount } from '#app/i18n/format/decimal.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEmail } from '#app/i18n/email.ts'
import { parsePostcode } from '#app/shop/customers/addresses/address.ts'
import { readAddress, tidyLine } from '#app/shop/customers/addresses/address.schema.ts'
import { readSignIn } from '#app/shop/customers/accounts/account.schema.ts'
import { credentials } from '#app/shop/api/requests.schema.ts'
import { parseAddedQuantity } from '#app/shop/ordering/cart/cart.schema.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { readCheckout } from '#app/shop/ordering/checkout/checkout.schema.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { tries } from '../../fuzz.ts'

const needs = { methods: [], needsDelivery: false, needsConsent: false }
/** A fault of the telephone, as the checkout sees it: what is right has none. */
const telephoneFault = (telephone: string) => {
  const read = readCheckout({ telephone }, 'IN', needs)
  return read.ok ? undefined : read.faults.telephone
}

/** Every field of signs: how it is read, and what is right in it. */
const fields: Record<string, { read: (text: string) => unknown; right: string; digits?: false }> = {
  'an e-mail address': { read: parseEmail, right: 'asha-rao@example.org', digits: false },
  'the address of a sign-in': {
    read: (email) => readSignIn(new URLSearchParams({ email })).email,
    right: 'asha-rao@example.org',
    digits: false,
  },
  'the address of a call': {
    read: (email) => credentials.parse({ email, password: 'x' }).email,
    right: 'asha-rao@example.org',
    digits: false,
  },
  'a telephone number': { read: telephoneFault, right: '+91 80-1234 5678' },
  'a postcode': { read: (text) => parsePostcode(text, 'US'), right: '10001-1234' },
  'a coupon': { read: parseCouponCode, right: 'SPRING-10' },
  'an order number': { read: parseOrderNumber, right: '2345-678R' },
  'an ISBN': { read: parseIsbn, right: '978-0-14-243724-7' },
  'an amount of a filter': {
    read: (text) => parseTypedAmount(text, 'INR', 'en'),
    right: '1,299.50',
  },
  'an amount of a command or a file': {
    read: (text) => parseAmount(text, 'EUR'),
    right: '1299.50',
  },
  'a quantity': {
    read: (quantity) => parseAddedQuantity(new URLSearchParams({ quantity })),
    right: '12',
    digits: false,
  },
}

const every = (pattern: RegExp) =>
  Array.from({ length: 0x10ffff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => pattern.test(sign))
const unseen = every(/\p{Cf}/u)
const dashes = [...every(/\p{Pd}/u), '\u2212']
const foreign = every(/(?![0-9])\p{Nd}/u)
/** A zero is every tenth of them. */
const inScript = (text: string, at: number) =>
  text.replace(/\d/g, (digit) => foreign[Math.floor(at / 10) * 10 + Number(digit)]!)

describe.each(Object.entries(fields))('%s', (_, { read, right, digits }) => {
  test('is read whatever mark that nobody sees stands anywhere in it', () => {
    const wanted = read(right)
    for (const mark of unseen) {
      expect(read(mark + right), escape(mark)).toEqual(wanted)
      expect(read(right + mark), escape(mark)).toEqual(wanted)
    }
    fc.assert(
      fc.property(fc.constantFrom(...unseen), fc.nat(right.length), (mark, at) => {
        expect(read(right.slice(0, at) + mark + right.slice(at))).toEqual(wanted)
      }),
      tries(200),
    )
  })

  test('is read with every kind of dash', () => {
    for (const dash of dashes)
      expect(read(right.replaceAll('-', dash)), escape(dash)).toEqual(read(right))
  })

  test.skipIf(digits === false)('is read in the digits of every script', () => {
    for (let at = 0; at < foreign.length; at += 10)
      expect(read(inScript(right, at)), foreign[at]).toEqual(read(right))
  })

  test('is read with blanks that do not break around it', () => {
    expect(read(`\u00a0${right}\u202f\u3000\n`)).toEqual(read(right))
  })
})

test('a telephone number that is none stays none', () => {
  for (const right of [
    '+91 80-1234 5678',
    '+43 (0)1 / 123 45 67 DW 12',
    '1.202.456.1111 x2',
    '020 7946 0000 ext. 12',
    '01 23 45 67 89 poste 4',
  ])
    expect(telephoneFault(right), right).toBeUndefined()
  for (const wrong of ['\u200b123\u200b', 'call me', '12—34'])
    expect(telephoneFault(wrong), wrong).toBe('wrong')
})

test('the digits of an e-mail address are those of its mailbox', () => {
  expect(parseEmail('asha١@example.org')).toBe('asha١@example.org')
})

describe('names, titles and texts', () => {
  test.each(['क्\u200dष', 'می\u200cخواهم', 'Asha 👩\u200d👧', 'Müller–Lüdenscheidt', 'رقم ١٢'])(
    '%s keep what they need',
    (text) => {
      expect(tidyLine(text)).toBe(text)
      const fields = { name: text, addressLine1: text, city: text, postcode: '560001' }
      const read = readAddress(fields, 'IN')
      expect(read.ok && read.address.name).toBe(text)
    },
  )
})
