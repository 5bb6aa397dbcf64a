import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { describeCheckout, sendingOf } from '#app/shop/ordering/checkout/checkout-page.ts'
import {
  parseSnapshot,
  parseToken,
  readCheckout,
} from '#app/shop/ordering/checkout/checkout.schema.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import {
  describeChanges,
  describeCheckoutErrors,
} from '#app/shop/ordering/checkout/checkout-text.server.ts'
import { findPlaced, placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { snapshotOf, serialiseSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { countries, isCountry } from '#app/i18n/markets.ts'
import { currencies } from '#app/i18n/currency.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aVisitor } from './buyer.ts'

/** Any UTF-16 units: NUL and half surrogate pairs too. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units))
const hostile = ['\0', 'a\0b', '\ud800', 'x\udfff', '__proto__', "'; drop table product; --"]
const shortText = fc.oneof(
  fc.constantFrom('', ...hostile),
  anyUnits,
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const longText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 150, maxLength: 300 }),
  fc.integer({ min: 200, max: 20_000 }).map((length) => 'é'.repeat(length)),
)
const anyText = fc.oneof({ arbitrary: shortText, weight: 3 }, { arbitrary: longText, weight: 1 })
const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 30 }, { arbitrary: rare, weight: 1 })
const sum = mostly(fc.maxSafeNat(), fc.constantFrom(-1, 1.5, 1e300))
const name = mostly(shortText, longText)

/** Most of it passes for what a page of ours wrote, so that it comes as far as the database. */
const anyShown = fc
  .record({
    currency: fc.constantFrom(...currencies),
    country: fc.constantFrom(...countries),
    rateDay: fc.constantFrom('2026-11-21', '9999-99-99'),
    lines: fc.array(
      fc.tuple(
        name,
        mostly(fc.integer({ min: 1, max: 99 }), fc.constantFrom(0, 100)),
        sum,
        name,
        name,
      ),
      { maxLength: 3 },
    ),
    delivery: fc.tuple(fc.constantFrom('post', 'courier', null), sum),
    coupon: fc.oneof(
      fc.constant(undefined),
      fc.tuple(mostly(fc.constantFrom('SPRING', 'ÉTÉ_10-X'), name), sum),
    ),
    totalMinor: sum,
  })
  // Writes half a pair as \ud800, as a hostile sender would.
  .map((shown) => JSON.stringify(shown))

/** What a browser sends has no half pairs: only the JSON of the hidden field can say them. */
const typedText = anyText.map((text) => Buffer.from(text).toString())
const right = {
  email: 'asha@example.org',
  telephone: '',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  addressLine2: '',
  postcode: '560001',
  city: 'Bengaluru',
  region: '',
  country: 'IN',
  payment: 'invoice',
  delivery: 'post',
}
const fields = fc.record(
  Object.fromEntries(
    Object.entries(right).map(([name, value]) => [name, fc.oneof(fc.constant(value), typedText)]),
  ),
)

let visitor: string
let token: string
beforeAll(async () => {
  visitor = await aVisitor([await aBook({ stock: null })])
  token = newCheckoutToken()
})

/** What both buttons do with a form, below the reading of the request. */
async function press(form: Record<string, string>, shownText: string, hiddenToken: string) {
  const language = languages[shownText.length % languages.length]!
  const t = translator(language)
  const country = isCountry(form.country) ? form.country : 'IN'
  const where = { currency: 'INR', country, language, now: Date.now() } as const
  const deliveryMethod = form.delivery
  const shown = parseSnapshot(shownText)
  const quote = await quoteCart(visitor, {
    ...where,
    ...(deliveryMethod && { deliveryMethod }),
  })
  describeCheckout(quote, { token, countries: [...countries], payments: [], language })
  if (shown) await describeChanges(listChanges(shown, quote), { shown, quote, t, language })
  await findPlaced(parseToken(hiddenToken), visitor)
  const reading = readCheckout(form, country, await needsOf(quote))
  if (!reading.ok) return describeCheckoutErrors(reading.faults, country, t)
  return placeOrder({
    ...where,
    token: parseToken(hiddenToken) ?? newCheckoutToken(),
    owner: visitor,
    shown: shown ?? snapshotOf(quote),
    details: reading.details,
    deliveryMethod,
    origin: 'http://shop.test',
  })
}

const needsOf = async (quote: Quote) => ({
  methods: await listOfferedPayments(quote, Date.now()),
  ...sendingOf(quote),
  needsConsent: needsEbookConsent(quote),
})

describe('a form of the checkout, whatever it says', () => {
  test('is read, reckoned and answered, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fields, anyShown, typedText, async (form, shown, hiddenToken) => {
        await press(form, shown, hiddenToken)
      }),
      { numRuns: 200 },
    )
  })

  test('is never a fault where only its hidden sums are hostile', async () => {
    await fc.assert(
      fc.asyncProperty(anyShown, async (shown) => {
        await press(right, shown, token)
      }),
      { numRuns: 200 },
    )
  })

  test('is ordered with any name and address that is taken', async () => {
    await fc.assert(
      fc.asyncProperty(typedText, typedText, async (name, city) => {
        visitor = await aVisitor([await aBook({ stock: null })])
        const now = { currency: 'INR', country: 'IN', language: 'en', now: Date.now() } as const
        const quote = await quoteCart(visitor, { ...now, deliveryMethod: 'post' })
        const form = { ...right, name, city }
        const outcome = await press(form, serialiseSnapshot(snapshotOf(quote)), newCheckoutToken())
        const taken = readCheckout(form, 'IN', await needsOf(quote)).ok
        expect('ok' in outcome && outcome.ok).toBe(taken)
      }),
      { numRuns: 40 },
    )
  })
})
