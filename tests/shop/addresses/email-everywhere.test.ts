import { describe, expect, test } from 'vitest'
import { readRegistration } from '#app/shop/customers/accounts/account.schema.ts'
import { parseEmail } from '#app/i18n/email.ts'
import { readCheckout } from '#app/shop/ordering/checkout/checkout.schema.ts'
import { readContact } from '#app/shop/content/contact/contact.schema.ts'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { readSellerFacts } from '#app/shop-settings/seller.schema.ts'
import { readDeclaration } from '#app/shop/ordering/returns/withdrawal.schema.ts'
import { aBook } from '../import/records.ts'

const needs = { methods: [], needsDelivery: false, needsConsent: false }
const form = (email: string) => new URLSearchParams({ email })
const record = (facts: object) => checkRecord({ ...aBook(), ...facts })
const reasonsOf = (facts: object) => {
  const checked = record(facts)
  return checked.ok ? [] : checked.reasons.filter(({ sentence }) => /email/.test(sentence))
}
const maker = { makerName: 'Loom', makerPostalAddress: 'Weaver Row 1' }
const responsible = { responsibleName: 'Loom EU', responsiblePostalAddress: 'Weberweg 1' }

/** Everything that takes an e-mail address: whether this one is taken. */
const routes: Record<string, (email: string) => boolean | Promise<boolean>> = {
  checkout: (email) => {
    const read = readCheckout({ email }, 'IN', needs)
    return read.ok || read.faults.email === undefined
  },
  registration: async (email) => {
    const read = await readRegistration(form(email))
    return read.ok || read.faults.email === undefined
  },
  contact: (email) => {
    const read = readContact(form(email))
    return read.ok || read.faults.email === undefined
  },
  withdrawal: (email) => {
    const read = readDeclaration(form(email))
    return read.ok || read.faults.email === undefined
  },
  'publisher of a file': (email) =>
    reasonsOf({ publisher: { name: 'Loom', postalAddress: 'Weaver Row 1', email } }).length === 0,
  'maker of a file': (email) => reasonsOf({ ...maker, makerEmail: email }).length === 0,
  'responsible person of a file': (email) =>
    reasonsOf({ ...maker, ...responsible, responsibleEmail: email }).length === 0,
  'seller.json': (email) => {
    const read = readSellerFacts({ email })
    return read.ok || !read.faults.some((fault) => fault.startsWith('email'))
  },
}

const taken = [
  'asha@example.org',
  "o'neil+x@mail.example.co.in",
  'josé@example.org',
  'müller@bücher.example',
  '用户@例子.测试',
  'अजय@डाटा.भारत',
  'почта@пример.рф',
  'δοκιμή@παράδειγμα.δοκιμή',
  'بريد@مثال.إختبار',
  '用户＠例子。测试',
  'asha\u200b@example.org',
]
const refused = [
  'asha',
  'asha@example',
  'a b@example.org',
  'a@b.org, c@d.org',
  '<a@b.org>',
  'a@b.org\nc',
  'a@@b.org',
]

describe.each(Object.entries(routes))('%s', (_, takes) => {
  test.each(taken)('takes %s', async (email) => {
    expect(await takes(email)).toBe(true)
  })

  test.each(refused)('refuses %j', async (email) => {
    expect(await takes(email)).toBe(false)
  })
})

test('an address of a file is kept as every other is', () => {
  const email = ' cafe\u0301\u200b@example.org '
  const checked = record({ ...maker, makerEmail: email })
  expect(checked.ok && checked.record.makerEmail).toBe(parseEmail(email))
})
