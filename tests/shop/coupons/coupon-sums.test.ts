import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#app/i18n/languages.ts'
import {
  reductionOf,
  type Coupon,
  type CouponAmount,
  type QuotedCoupon,
} from '#app/shop/ordering/coupons/coupon.ts'
import { formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import { parcelLines, sumUp, type SumLine } from '#app/shop/ordering/coupons/reduced-sums.ts'
import { quoteCoupon } from '#app/shop/ordering/coupons/reduction.ts'
import { currencies, rateUnit, type Currency, type Rates } from '#app/i18n/currency.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { offerDelivery, type DeliveryRow } from '#app/shop/pricing/delivery/delivery.ts'
import { listDeliveryRates } from '#app/shop/pricing/delivery/delivery.server.ts'
import { containedTax, taxKindOf, type TaxRates } from '#app/shop/pricing/tax/tax.ts'
import { findTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { theCoupon } from './coupons.ts'

const seed = 20261121
const runs = 2000
const now = Date.now()
const markets = ['IN', 'DE', 'FR', 'GB', 'AT', 'US'] as const
type Market = (typeof markets)[number]

/** From a rupee worth a thousandth of a unit to one worth two, as no day has seen them. */
const anyRate = fc.bigInt({ min: rateUnit / 1000n, max: rateUnit * 2n })
const anyRates: fc.Arbitrary<Rates> = fc
  .tuple(anyRate, anyRate, anyRate)
  .map(([USD, EUR, GBP]) => ({ INR: rateUnit, USD, EUR, GBP }))

const anyKind = fc.constantFrom(
  { kind: 'goods', format: null } as const,
  ...(['paperback', 'hardback', 'e-book', 'audiobook-cd'] as const).map(
    (format) => ({ kind: 'book', format }) as const,
  ),
)
const anyLine = fc.record({
  product: anyKind,
  unitMinor: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  weightGrams: fc.integer({ min: 0, max: 400 }),
  isFixed: fc.boolean(),
})
type Line = typeof anyLine extends fc.Arbitrary<infer One> ? One : never

const someMinor = fc.oneof(fc.constantFrom(1, 2, 3, 99), fc.integer({ min: 1, max: 1_000_000_000 }))
const anyAmounts = fc.uniqueArray(fc.constantFrom(...currencies), { minLength: 1 }).chain((some) =>
  fc.tuple(
    ...some.map((currency) =>
      fc.record({
        currency: fc.constant(currency),
        amountMinor: someMinor,
        minimumMinor: fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 1 }),
      }),
    ),
  ),
)
const anyCoupon: fc.Arbitrary<Coupon> = fc
  .oneof(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      amounts: fc.constant<CouponAmount[]>([]),
    }),
    fc.record({ percent: fc.constant(null), amounts: anyAmounts }),
  )
  .map((gives) => theCoupon(gives))

const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  coupon: anyCoupon,
  rates: anyRates,
  market: fc.constantFrom(...markets),
  language: fc.constantFrom(...languages),
})

const tables = new Map<Market, { delivery: DeliveryRow[]; tax: TaxRates }>()

beforeAll(async () => {
  for (const market of markets)
    tables.set(market, {
      delivery: await listDeliveryRates(market),
      tax: await findTaxRates(market, dayOf(now)),
    })
})

type Shopper = { market: Market; currency: Currency; rates: Rates; language: Language }
const idOf = (line: Line) => JSON.stringify(line)

/** A cart as the shop adds it up. */
function addUp(lines: Line[], coupon: Coupon, shopper: Shopper) {
  const { market, currency, rates } = shopper
  const { delivery, tax } = tables.get(market)!
  const shown = lines.map(({ product, unitMinor, quantity, ...line }): SumLine => ({
    ...product,
    id: idOf({ product, unitMinor, quantity, ...line }),
    quantity,
    weightGrams: line.weightGrams,
    lineMinor: unitMinor * quantity,
    taxKind: taxKindOf({ ...product, hasPrintEdition: 1 }),
  }))
  const counted = shown.map(({ id, lineMinor }, n) => {
    const { product, isFixed } = lines[n]!
    return { id, lineMinor, isFixed: isFixed && product.kind === 'book' }
  })
  const quoted = quoteCoupon(coupon, counted, { currency, base: 'INR', rates, now })
  const parcel = { market, currency, rates, lines: parcelLines(shown, quoted) }
  const offer = offerDelivery(delivery, parcel)
  const deliveryMinor = (offer.ok && offer.options[0]?.minor) || 0
  return { counted, quoted, deliveryMinor, ...sumUp(shown, quoted, deliveryMinor, tax) }
}
type Sums = ReturnType<typeof addUp>

/** Minor units of an amount as it stands on the page. */
const read = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** `holds` says so itself: a matcher at every step would take most of the time. */
const inEveryCurrency = (
  holds: (sums: Sums, lines: Line[], shopper: Shopper, coupon: Coupon) => boolean,
) =>
  fc.assert(
    fc.property(anyCart, ({ lines, coupon, ...rest }) =>
      currencies.every((currency) => {
        const shopper = { ...rest, currency }
        return holds(addUp(lines, coupon, shopper), lines, shopper, coupon)
      }),
    ),
    { seed, numRuns: runs },
  )

describe(
  '2,000 random carts with a coupon in each of the four currencies',
  { timeout: 120_000 },
  () => {
    test('cost their shown lines, less the shown coupon, and the shown delivery', () => {
      let taken = 0
      inEveryCurrency(({ quoted, deliveryMinor, totalMinor }, lines, { currency, language }) => {
        const onPage = (minor: number) => read(formatMoney({ minor, currency }, language))
        const reduction = quoted.ok ? read(formatReduction(quoted.minor, currency, language)) : 0
        if (reduction > 0) taken++
        const goods = lines.reduce((sum, one) => sum + onPage(one.unitMinor) * one.quantity, 0)
        return onPage(totalMinor) === goods - reduction + onPage(deliveryMinor)
      })
      expect(taken).toBeGreaterThan(runs)
    })

    test('have shares by line that sum to the coupon, none above its line, none for a fixed price', () => {
      inEveryCurrency(({ quoted, counted }) => {
        if (!quoted.ok) return true
        const { shares, minor } = quoted
        return (
          shares.reduce((sum, share) => sum + share, 0) === minor &&
          shares.every(
            (share, n) =>
              Number.isSafeInteger(share) &&
              share >= 0 &&
              share <= (counted[n]!.isFixed ? 0 : counted[n]!.lineMinor),
          )
        )
      })
    })

    test('have no share further than one minor unit from its exact part', () => {
      inEveryCurrency(({ quoted, counted }) => {
        if (!quoted.ok) return true
        const amounts = counted.map((one) => (one.isFixed ? 0n : BigInt(one.lineMinor)))
        const whole = amounts.reduce((sum, one) => sum + one)
        return quoted.shares.every((share, n) => {
          const off = BigInt(share) * whole - amounts[n]! * BigInt(quoted.minor)
          return off < whole && -off < whole
        })
      })
    })

    test('never cost less than their delivery', () => {
      inEveryCurrency(({ totalMinor, deliveryMinor }) => totalMinor >= deliveryMinor)
    })

    test('hold their whole total, and its tax, in the sums by rate', () => {
      inEveryCurrency(({ taxes, totalMinor }, _lines, { market }) => {
        const gross = taxes.reduce((sum, one) => sum + one.grossMinor, 0)
        return (
          gross === (market === 'US' ? 0 : totalMinor) &&
          taxes.every((one) => one.grossMinor >= 0) &&
          taxes.every((one) => one.taxMinor === containedTax(one.grossMinor, one.basisPoints))
        )
      })
    })

    test('have a percent rounded half up, once', () => {
      inEveryCurrency(({ quoted, counted }, _lines, _shopper, { percent }) => {
        if (!quoted.ok || percent === null) return true
        const sum = counted.reduce((all, one) => all + (one.isFixed ? 0 : one.lineMinor), 0)
        const off = 100n * BigInt(quoted.minor) - BigInt(sum) * BigInt(percent)
        return off > -50n && off <= 50n
      })
    })

    test('cost the same whatever the order of their lines', () => {
      const sums = ({ quoted, taxes, deliveryMinor, totalMinor }: Sums) =>
        JSON.stringify([reductionOf(quoted), taxes, deliveryMinor, totalMinor])
      inEveryCurrency(
        (there, lines, shopper, coupon) =>
          sums(there) === sums(addUp([...lines].reverse(), coupon, shopper)),
      )
    })
  },
)

describe('the delivery of a cart with a coupon', () => {
  const paperback = { kind: 'book', format: 'paperback', taxKind: 'book' } as const
  const mug = { kind: 'goods', format: null, taxKind: 'goods' } as const
  const line = (what: typeof paperback | typeof mug, lineMinor: number): SumLine => ({
    ...what,
    id: `${what.kind} ${lineMinor}`,
    lineMinor,
    quantity: 1,
    weightGrams: 300,
  })
  const taking = (minor: number, shares = [minor]): QuotedCoupon => ({
    ok: true,
    code: 'SPRING',
    minor,
    shares,
    isPartial: false,
  })
  const rates = { INR: rateUnit, USD: rateUnit, EUR: rateUnit, GBP: rateUnit }
  const row: DeliveryRow = {
    zone: 'a',
    method: 'post',
    upToGrams: 10_000,
    currency: 'EUR',
    amountMinor: 290,
    freeFromMinor: 4000,
    daysFrom: 2,
    daysTo: 4,
  }
  const costOf = (market: Market, lines: SumLine[], minor: number) => {
    const parcel = parcelLines(lines, taking(minor))
    const offer = offerDelivery([row], { market, currency: 'EUR', rates, lines: parcel })
    return offer.ok && offer.options[0]!.minor
  }

  test('is free from a limit of goods after the coupon', () => {
    expect(costOf('DE', [line(mug, 4500)], 500)).toBe(0)
    expect(costOf('DE', [line(mug, 4500)], 501)).toBe(290)
  })

  test('of books to France costs what their shown prices say, whatever the coupon takes', () => {
    expect(costOf('FR', [line(paperback, 3499), line(mug, 9000)], 1000)).toBe(300)
    expect(costOf('FR', [line(paperback, 3500), line(mug, 9000)], 1000)).toBe(1)
    expect(costOf('FR', [line(paperback, 3500), line(mug, 9000)], 9000)).toBe(290)
  })

  test('bears the tax rates of its lines by what is paid for them', () => {
    const tax = { book: 700, goods: 1900, 'e-book': 700, 'e-book-only': 700, audiobook: 700 }
    const lines = [line(paperback, 1000), line(mug, 1000)]
    const { taxes } = sumUp(lines, taking(500, [0, 500]), 300, tax)
    expect(taxes.map((one) => one.grossMinor)).toEqual([600, 1200])
  })

  test('bears them by the shown prices where the coupon leaves nothing to pay for any', () => {
    const tax = { book: 700, goods: 1900, 'e-book': 700, 'e-book-only': 700, audiobook: 700 }
    const lines = [line(paperback, 1000), line(mug, 2000)]
    const taken = taking(3000, [1000, 2000])
    const { taxes, totalMinor } = sumUp(lines, taken, 300, tax)
    expect(totalMinor).toBe(300)
    expect(taxes.map((one) => one.grossMinor)).toEqual([200, 100])
  })
})
