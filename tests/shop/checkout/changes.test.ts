import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import {
  parseSnapshot,
  parseToken,
  readCheckout,
} from '#app/shop/ordering/checkout/checkout.schema.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import { snapshotOf, serialiseSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'

const line = (facts: Partial<QuoteLine> = {}): QuoteLine => ({
  productId: 'b01',
  color: '',
  size: '',
  quantity: 2,
  name: 'The Moonstone',
  authors: 'Wilkie Collins',
  variantName: '',
  kind: 'book',
  format: 'paperback',
  taxKind: 'book',
  weightGrams: 300,
  unitMinor: 49_900,
  lineMinor: 99_800,
  limit: 9,
  dispatchWords: '',
  availability: { kind: 'in-stock' },
  counted: true,
  imagePath: '/art/cover/b01-x.svg',
  ...facts,
})

const post = { method: 'post', minor: 4900, currency: 'INR', daysFrom: 2, daysTo: 4 } as const

const quote = (facts: Partial<Quote> = {}): Quote => ({
  currency: 'INR',
  country: 'IN',
  rate: 10n ** 12n,
  rateDay: '2026-11-21',
  lines: [line()],
  unavailable: [],
  goodsMinor: 99_800,
  delivery: { kind: 'offered', options: [post], chosen: post },
  deliveryMinor: 4900,
  taxes: [],
  taxRates: { book: null, 'e-book': null, 'e-book-only': null, audiobook: null, goods: null },
  totalMinor: 104_700,
  ...facts,
})

describe('what was shown', () => {
  test('comes back from the hidden field as it was', () => {
    const lines = [line(), line({ productId: 'p1', color: 'indigo', size: 'm' })]
    const shown = snapshotOf(quote({ lines }))
    expect(parseSnapshot(serialiseSnapshot(shown))).toEqual(shown)
  })

  test('comes back with the taxes', () => {
    const taxes = [
      { basisPoints: 1900, grossMinor: 49_900, taxMinor: 7967 },
      { basisPoints: 550, grossMinor: 49_900, taxMinor: 2601 },
    ]
    const shown = snapshotOf(quote({ taxes }))
    expect(parseSnapshot(serialiseSnapshot(shown))).toEqual(shown)
  })

  test('comes back with the coupon that counted, and without one that did not', () => {
    const code = 'GRÜSSE_10-X'
    const coupon = { ok: true, code, minor: 990, isPartial: false } as const
    const shown = snapshotOf(quote({ coupon: { ...coupon, shares: [990] } }))
    expect(shown.coupon).toEqual({ code, minor: 990 })
    expect(parseSnapshot(serialiseSnapshot(shown))).toEqual(shown)
    const ended = { ok: false, code: 'ENDED', fault: { reason: 'ended' } } as const
    expect(snapshotOf(quote({ coupon: ended }))).toEqual(snapshotOf(quote()))
  })

  test('of a full cart fits into a form', () => {
    const lines = Array.from({ length: 500 }, (_, n) =>
      line({ productId: `${'a-long-title-of-a-book'.repeat(2)}-${n}`, quantity: 99 }),
    )
    const field = new URLSearchParams({ shown: serialiseSnapshot(snapshotOf(quote({ lines }))) })
    expect(String(field).length).toBeLessThan(60 * 1024)
  })

  test.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"__proto__":{}}',
    '{"currency":"BTC"}',
    serialiseSnapshot(snapshotOf(quote())).replace('104700', '-1'),
    serialiseSnapshot(snapshotOf(quote())).replace('104700', '1e400'),
    serialiseSnapshot(snapshotOf(quote())).replace('"IN"', '"XX"'),
    ...['[]', '["A"]', '["a",1]', '["A B",1]', '["A",-1]', '["A",1.5]', '"A"', 'null'].map(
      (coupon) => serialiseSnapshot(snapshotOf(quote())).replace('{', `{"coupon":${coupon},`),
    ),
    ...[
      'null',
      '{}',
      '[[700]]',
      '[[700,1.5]]',
      '[[-1,5]]',
      '[[7e9,5]]',
      `[${'[1,1],'.repeat(5)}[1,1]]`,
    ].map((taxes) =>
      serialiseSnapshot(snapshotOf(quote())).replace('"taxes":[]', `"taxes":${taxes}`),
    ),
    serialiseSnapshot(snapshotOf(quote())).replace('"taxes":[],', ''),
    serialiseSnapshot(snapshotOf(quote())).replace(',2,', ',1.5,'),
    '9'.repeat(60_000),
    serialiseSnapshot(snapshotOf(quote({ lines: [line({ productId: 'b\0' })] }))),
    serialiseSnapshot(snapshotOf(quote({ lines: [line({ productId: 'b\ud800' })] }))),
    serialiseSnapshot(snapshotOf(quote({ lines: [line({ color: 'red\0' })] }))),
    serialiseSnapshot(snapshotOf(quote({ lines: [line({ size: 'm\u0085' })] }))),
  ])('is unknown when the field says %j', (text) => {
    expect(parseSnapshot(text)).toBeUndefined()
  })

  test('is never a fault, whatever the field says', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json({ stringUnit: 'binary' })),
        (text) => {
          parseSnapshot(text)
        },
      ),
    )
  })
})

describe('the token of a form', () => {
  test('is 128 random bits', () => {
    const token = newCheckoutToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(parseToken(token)).toBe(token)
    expect(newCheckoutToken()).not.toBe(token)
  })

  test.each([null, '', 'c0ffee', 'a'.repeat(23), `${'a'.repeat(21)}\n`, `${'a'.repeat(21)}'`])(
    'is not %j',
    (text) => {
      expect(parseToken(text)).toBeUndefined()
    },
  )
})

describe('the changes since a page was shown', () => {
  const shown = snapshotOf(quote())

  test('are none when nothing that it showed is other', () => {
    const same = quote({ rateDay: '2026-11-22', lines: [line({ name: 'Moonstone', limit: 2 })] })
    expect(listChanges(shown, same)).toEqual([])
  })

  test('name a line by what has become of it', () => {
    const lost = {
      productId: 'b01',
      color: '',
      size: '',
      quantity: 2,
      name: 'The Moonstone',
      format: null,
      variantName: '',
    }
    for (const reason of ['gone', 'not-for-sale', 'sold-out'] as const)
      expect(
        listChanges(shown, quote({ lines: [], unavailable: [{ ...lost, reason }] }))[0],
      ).toMatchObject({ kind: 'line', trouble: reason, before: { quantity: 2 } })
    expect(listChanges(shown, quote({ lines: [] }))[0]).toMatchObject({ trouble: 'removed' })
  })

  test('tell the colours of one product apart', () => {
    const [red, blue] = [line({ color: 'red' }), line({ color: 'blue' })]
    const before = snapshotOf(quote({ lines: [red, blue] }))
    const after = quote({ lines: [red, { ...blue, unitMinor: 1 }] })
    expect(listChanges(before, after)).toMatchObject([{ kind: 'line', key: { color: 'blue' } }])
  })

  test('say of a line that others were quicker', () => {
    expect(listChanges(shown, quote(), line())).toMatchObject([
      { kind: 'line', trouble: 'sold-out' },
    ])
  })

  test('say when nothing can be sent any more', () => {
    const refused = quote({
      delivery: { kind: 'refused', reason: 'weight' },
      deliveryMinor: 0,
      totalMinor: 99_800,
    })
    expect(listChanges(shown, refused).map((change) => change.kind)).toEqual(['delivery', 'total'])
  })
})

describe('what is typed into the checkout', () => {
  const methods = [paymentMethodOf('invoice'), paymentMethodOf('on-delivery')]
  const typed = {
    email: 'asha@example.org',
    telephone: '',
    name: 'Asha Raghavan',
    addressLine1: '14 Lantern Lane',
    addressLine2: '',
    postcode: '560001',
    city: 'Bengaluru',
    payment: 'invoice',
  }
  const needs = { methods, needsDelivery: true, needsConsent: false }

  test('is read as details', () => {
    expect(readCheckout(typed, 'IN', needs)).toMatchObject({
      ok: true,
      details: { email: 'asha@example.org', telephone: null, payment: 'invoice' },
    })
  })

  test('names all that is wrong, in the order of the form', () => {
    const read = readCheckout({}, 'IN', needs)
    expect(Object.entries(read.ok ? {} : read.faults)).toEqual([
      ['email', 'missing'],
      ['name', 'missing'],
      ['addressLine1', 'missing'],
      ['postcode', 'postcode'],
      ['city', 'missing'],
      ['payment', 'missing'],
    ])
  })

  test.each([
    ['+91 80 1234 5678', true],
    ['(030) 123-4567', true],
    ['１２３４５', true],
    ['1234', false],
    ['call me', false],
    ['+'.repeat(20), false],
    ['1'.repeat(31), false],
  ])('takes the telephone number %s: %s', (telephone, ok) => {
    expect(readCheckout({ ...typed, telephone }, 'IN', needs).ok).toBe(ok)
  })

  test('is not paid on delivery where nothing is delivered', () => {
    const none = [paymentMethodOf('invoice')]
    const read = readCheckout({ ...typed, payment: 'on-delivery' }, 'IN', {
      ...needs,
      methods: none,
    })
    expect(read).toEqual({ ok: false, faults: { payment: 'gone' } })
    expect(readCheckout({ ...typed, payment: 'on-delivery' }, 'IN', needs).ok).toBe(true)
  })

  test('is 422 with hostile fields, never a fault', () => {
    const hostile = ['__proto__', "'; drop table product; --", '<b>', '😀', 'x'.repeat(10_000)]
    for (const text of hostile)
      for (const field of Object.keys(typed))
        expect(() => readCheckout({ ...typed, [field]: text }, 'IN', needs)).not.toThrow()
  })
})
