import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convert,
  convertUp,
  digitsOf,
  isLess,
  rateUnit,
  type Currency,
} from '#app/i18n/currency.ts'
import { amountFault, decimal, describeMoney, parseAmount } from '#app/i18n/format/decimal.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { languages } from '#app/i18n/languages.ts'
import { formatAmount } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { bandInBase } from '#app/shop/catalogue/listing/price-band.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { otherShippedRates, shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { minorOfStripe, stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'

const rates = { ...otherShippedRates, ...shippedRates.rates }
const rated = fc.constantFrom(...allCurrencies.filter((one) => rates[one] !== undefined))
const anyCurrency = fc.constantFrom(...allCurrencies)
const amounts = fc.nat({ max: 999_999_999 })

test('a currency has the decimals of ISO 4217', () => {
  const having = (digits: number) => allCurrencies.filter((one) => digitsOf(one) === digits)
  expect(having(0).join(' ')).toBe(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  )
  expect(having(3).join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND')
  expect(having(2)).toHaveLength(allCurrencies.length - 16 - 7)
  expect(new Set(allCurrencies).size).toBe(allCurrencies.length)
})

describe('an amount of any currency', () => {
  test('is read as it was printed', () => {
    fc.assert(
      fc.property(anyCurrency, amounts, (currency, minor) => {
        expect(parseAmount(decimal(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  test('is read by a filter as a page, an address and a shopper write it', () => {
    fc.assert(
      fc.property(
        anyCurrency,
        fc.constantFrom(...languages),
        fc.nat({ max: 99_999_999 }),
        (currency, language, minor) => {
          const shown = formatMoney({ minor, currency }, language)
          expect(parseTypedAmount(shown, currency, language), shown).toBe(minor)
          const inUrl = formatAmount(minor, currency)
          expect(parseTypedAmount(inUrl, currency, language), inUrl).toBe(minor)
        },
      ),
    )
  })

  test('converted there and back is the same but for one unit of the coarser currency', () => {
    fc.assert(
      fc.property(rated, rated, amounts, (from, to, minor) => {
        const there = convert(minor, from, to, rates)
        const oneThere = convert(1, to, from, rates)
        expect(Math.abs(convert(there, to, from, rates) - minor)).toBeLessThanOrEqual(oneThere + 1)
      }),
    )
  })

  test('converted up is at least what the law asks for, and less than a unit more', () => {
    fc.assert(
      fc.property(rated, amounts, (to, minor) => {
        const up = { minor: convertUp(minor, 'EUR', to, rates), currency: to }
        const law = { minor, currency: 'EUR' as const }
        expect(isLess(up, law, rates)).toBe(false)
        if (up.minor > 0) expect(isLess({ ...up, minor: up.minor - 1 }, law, rates)).toBe(true)
      }),
    )
  })

  test('is in a filter’s band exactly if it is shown within the limits', () => {
    fc.assert(
      fc.property(rated, rated, amounts, amounts, (base, currency, minor, limit) => {
        const { priceFrom = 0 } = bandInBase(
          { priceFrom: limit, priceTo: undefined },
          { base, currency, rates },
        )
        const { priceTo = 0 } = bandInBase(
          { priceFrom: undefined, priceTo: limit },
          { base, currency, rates },
        )
        const shown = convert(minor, base, currency, rates)
        expect(minor <= priceTo).toBe(shown <= limit)
        if (limit > 0) expect(minor >= priceFrom).toBe(shown >= limit)
      }),
    )
  })
})

test.each<[number, Currency, Currency, number]>([
  [1234, 'EUR', 'JPY', 1974],
  [1974, 'JPY', 'EUR', 1234],
  [1234, 'EUR', 'KWD', 4319],
  [4319, 'KWD', 'EUR', 1234],
  [4319, 'KWD', 'JPY', 1974],
])('%i %s are %i %s', (minor, from, to, wanted) => {
  const perEuro = { EUR: 1n, JPY: 160n, KWD: 35n }
  // A euro is 0.35 dinars here.
  const table = {
    ...{ INR: rateUnit, USD: rateUnit, GBP: rateUnit, EUR: rateUnit },
    ...{ JPY: perEuro.JPY * rateUnit, KWD: (perEuro.KWD * rateUnit) / 100n },
  }
  expect(convert(minor, from, to, table)).toBe(wanted)
})

test.each<[string, Currency, string]>([
  ['12.50', 'JPY', 'JPY has no decimals: 12.50'],
  ['1.2345', 'KWD', 'KWD has 3 decimals: 1.2345'],
  ['1.234', 'EUR', 'EUR has 2 decimals: 1.234'],
  ['12', 'JPY', 'is right'],
  ['twelve', 'JPY', 'is right'],
])('of %s in %s is said: %s', (text, currency, words) => {
  expect(amountFault(text, currency, 'is right')).toBe(words)
})

test('an amount below one and below zero is printed with all decimals', () => {
  expect(describeMoney({ minor: 5, currency: 'KWD' })).toBe('0.005 KWD')
  expect(describeMoney({ minor: -1234, currency: 'KWD' })).toBe('-1.234 KWD')
  expect(describeMoney({ minor: -5, currency: 'EUR' })).toBe('-0.05 EUR')
  expect(describeMoney({ minor: -1234, currency: 'JPY' })).toBe('-1234 JPY')
})

describe('an amount at Stripe', () => {
  test.each<[number, Currency, number]>([
    [1250, 'EUR', 1250],
    [1974, 'JPY', 1974],
    [500, 'ISK', 50_000],
    [500, 'UGX', 50_000],
    [12_345, 'KWD', 12_340],
    [12_340, 'KWD', 12_340],
    [500_000, 'MGA', 5000],
  ])('of %i minor units of %s is %i', (minor, currency, wanted) => {
    expect(stripeAmount(minor, currency)).toBe(wanted)
  })

  test('comes back as the same amount, but for what Stripe cannot count', () => {
    fc.assert(
      fc.property(anyCurrency, amounts, (currency, minor) => {
        const lost = minor - minorOfStripe(stripeAmount(minor, currency), currency)
        expect(lost).toBeGreaterThanOrEqual(0)
        expect(lost).toBeLessThan(currency === 'MGA' ? 100 : digitsOf(currency) === 3 ? 10 : 1)
      }),
    )
  })
})
