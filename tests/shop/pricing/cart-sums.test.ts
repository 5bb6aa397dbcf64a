import fc from 'fast-check'
import { beforeAll, describe, test } from 'vitest'
import { languages, type Language } from '#app/i18n/languages.ts'
import { convert, currencies, rateOf, rateUnit, type Rates } from '#app/i18n/currency.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { isSent, offerDelivery, type DeliveryRow } from '#app/shop/pricing/delivery/delivery.ts'
import { listDeliveryRates } from '#app/shop/pricing/delivery/delivery.server.ts'
import { priceOf, type PriceContext, type PriceFacts } from '#app/shop/pricing/prices/price.ts'
import { containedTax, taxByRate, taxKindOf, type TaxRates } from '#app/shop/pricing/tax/tax.ts'
import { findTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { aDiscount, aPrice, bookAt, days, goodsAt, now } from './price-facts.ts'

const seed = 20260930
const runs = 10_000
const markets = ['IN', 'DE', 'FR', 'GB', 'AT', 'US'] as const

/** From a rupee worth a thousandth of a unit to one worth two, as no day has seen them. */
const anyRate = fc.bigInt({ min: rateUnit / 1000n, max: rateUnit * 2n })
const anyRates: fc.Arbitrary<Rates> = fc
  .tuple(anyRate, anyRate, anyRate)
  .map(([USD, EUR, GBP]) => ({ INR: rateUnit, USD, EUR, GBP }))

const anyPrice = fc
  .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom('INR', 'INR', ...currencies))
  .map(([amount, currency]) => aPrice(amount, { currency }))
const anyDiscounts = fc.array(
  fc.integer({ min: 1, max: 99 }).map((percent) => aDiscount(percent)),
  { maxLength: 2 },
)

const anyProduct = fc.oneof(
  fc
    .tuple(fc.array(anyPrice, { minLength: 1, maxLength: 2 }), anyDiscounts)
    .map(([prices, discounts]): PriceFacts => goodsAt(prices, ...discounts)),
  fc
    .tuple(
      fc.array(anyPrice, { minLength: 1, maxLength: 2 }),
      anyDiscounts,
      fc.constantFrom('paperback', 'e-book', 'audiobook-cd'),
      fc.constantFrom('', 'DE,FR'),
    )
    .map(([prices, discounts, format, fixedPriceMarkets]): PriceFacts => ({
      ...bookAt(prices, ...discounts),
      format,
      fixedPriceMarkets,
    })),
)
const anyLine = fc.record({
  facts: anyProduct,
  quantity: fc.integer({ min: 1, max: 99 }),
  weightGrams: fc.integer({ min: 0, max: 400 }),
})
type Line = typeof anyLine extends fc.Arbitrary<infer One> ? One : never

const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  rates: anyRates,
  market: fc.constantFrom(...markets),
  language: fc.constantFrom(...languages),
})

const tables = new Map<string, { delivery: DeliveryRow[]; tax: TaxRates }>()

beforeAll(async () => {
  for (const market of markets)
    tables.set(market, {
      delivery: await listDeliveryRates(market),
      tax: await findTaxRates(market, dayOf(now)),
    })
})

/** A cart as the shop adds it up: every amount is one that is shown. */
function addUp(lines: Line[], context: PriceContext) {
  const { delivery, tax } = tables.get(context.market)!
  const shown = lines.map(({ facts, quantity, weightGrams }) => {
    const unitMinor = priceOf(facts, context)!.minor
    const { kind, format } = facts
    return { kind, format, quantity, weightGrams, unitMinor, lineMinor: unitMinor * quantity }
  })
  const offer = offerDelivery(delivery, { ...context, lines: shown })
  const deliveryMinor = (offer.ok && offer.options[0]?.minor) || 0
  const taxes = taxByRate(
    shown.map(({ lineMinor, ...line }) => ({
      grossMinor: lineMinor,
      basisPoints: tax[taxKindOf({ ...line, hasPrintEdition: 1 })],
      isSent: isSent(line),
    })),
    deliveryMinor,
  )
  const goodsMinor = shown.reduce((sum, line) => sum + line.lineMinor, 0)
  return { shown, deliveryMinor, taxes, totalMinor: goodsMinor + deliveryMinor }
}

/** Minor units of an amount as it stands on the page. */
const read = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** `holds` says so itself: a matcher at every step would take most of the time. */
const inEveryCurrency = (
  holds: (context: PriceContext, lines: Line[], language: Language) => boolean,
) =>
  fc.assert(
    fc.property(anyCart, ({ lines, rates, market, language }) => {
      const history = [{ day: dayOf(days(-90)), rates }]
      return currencies.every((currency) =>
        holds({ currency, base: 'INR', market, rates, history, now }, lines, language),
      )
    }),
    { seed, numRuns: runs },
  )

describe('10,000 random carts in each of the four currencies', { timeout: 120_000 }, () => {
  test('cost the sum of their shown lines and the shown delivery', () => {
    inEveryCurrency((context, lines, language) => {
      const { currency } = context
      const { shown, deliveryMinor, totalMinor } = addUp(lines, context)
      const onPage = (minor: number) => read(formatMoney({ minor, currency }, language))
      const sum = shown.reduce(
        (total, line) => total + onPage(line.unitMinor) * line.quantity,
        onPage(deliveryMinor),
      )
      return onPage(totalMinor) === sum
    })
  })

  test('hold their whole total, and its tax, in the sums by rate', () => {
    inEveryCurrency((context, lines) => {
      const { taxes, totalMinor } = addUp(lines, context)
      const gross = taxes.reduce((sum, one) => sum + one.grossMinor, 0)
      return (
        gross === (context.market === 'US' ? 0 : totalMinor) &&
        new Set(taxes.map((one) => one.basisPoints)).size === taxes.length &&
        taxes.every((one) => one.taxMinor === containedTax(one.grossMinor, one.basisPoints))
      )
    })
  })

  test('cost the same whatever the order of their lines', () => {
    const sums = (lines: Line[], context: PriceContext) => {
      const { taxes, deliveryMinor, totalMinor } = addUp(lines, context)
      return JSON.stringify([taxes, deliveryMinor, totalMinor])
    }
    inEveryCurrency(
      (context, lines) => sums(lines, context) === sums([...lines].reverse(), context),
    )
  })

  test('are never off by more than half a minor unit for a converted price', () => {
    inEveryCurrency(({ currency, rates }, lines) =>
      lines
        .flatMap(({ facts }) => facts.prices)
        .every(({ amountMinor, currency: own }) => {
          const shown = BigInt(convert(amountMinor, own, currency, rates))
          const off = shown * rateOf(rates, own) - BigInt(amountMinor) * rateOf(rates, currency)
          return 2n * (off < 0n ? -off : off) <= rateOf(rates, own)
        }),
    )
  })

  test('never claim a reduction that is not one, and are never free', () => {
    inEveryCurrency((context, lines) =>
      lines.every(({ facts }) => {
        const { minor, full, cut } = priceOf(facts, context)!
        const isPrice = minor > 0 && minor <= full
        if (!cut) return isPrice
        const { was, percent } = cut
        // The percent that was set may be rounded away by less than one minor unit.
        const stated = was * (100 - percent)
        return isPrice && was > minor && percent >= 1 && stated > (minor - 1) * 100
      }),
    )
  })
})
