import { describe, expect, test } from 'vitest'
import { countries, isCountry } from '#app/i18n/markets.ts'
import { marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import {
  convert,
  convertUp,
  currencies,
  isCurrency,
  rateUnit,
  roundHalfUp,
  type Rates,
} from '#app/i18n/currency.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { languages } from '#app/i18n/languages.ts'

/** A hundredth of a dollar, a two-hundredth of a euro, and a third of a pound's hundredth for a rupee. */
const rates: Rates = {
  INR: rateUnit,
  USD: 10_000_000_000n,
  EUR: 5_000_000_000n,
  GBP: 3_333_333_333n,
}

describe('rounding', () => {
  test.each([
    [0n, 2n, 0n],
    [1n, 2n, 1n],
    [3n, 2n, 2n],
    [5n, 2n, 3n],
    [49n, 100n, 0n],
    [50n, 100n, 1n],
    [149n, 100n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
  ])('%i / %i is %i, a half going up', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded)
  })
})

describe('converting', () => {
  test('an amount into its own currency changes nothing', () => {
    for (const currency of currencies)
      expect(convert(12_345, currency, currency, rates)).toBe(12_345)
  })

  test.each([
    [149_900, 'INR', 'USD', 1499],
    [49, 'INR', 'USD', 0],
    [50, 'INR', 'USD', 1],
    [99, 'INR', 'EUR', 0],
    [100, 'INR', 'EUR', 1],
    [1499, 'USD', 'INR', 149_900],
    [1, 'USD', 'EUR', 1],
    [3, 'EUR', 'USD', 6],
  ] as const)('%i %s is %#', (minor, from, to, expected) => {
    expect(convert(minor, from, to, rates)).toBe(expected)
  })

  test('an amount past what a double could multiply exactly is still right to the unit', () => {
    expect(convert(9_007_199_254_740_991, 'INR', 'USD', rates)).toBe(90_071_992_547_410)
  })

  test('a least amount is rounded up, and an exact one stays', () => {
    expect(convertUp(1, 'INR', 'USD', rates)).toBe(1)
    expect(convertUp(100, 'INR', 'USD', rates)).toBe(1)
    expect(convertUp(101, 'INR', 'USD', rates)).toBe(2)
    expect(convertUp(300, 'EUR', 'EUR', rates)).toBe(300)
  })
})

describe('the four currencies', () => {
  test('are INR, USD, EUR and GBP, in that order', () => {
    expect(currencies).toEqual(['INR', 'USD', 'EUR', 'GBP'])
  })

  test.each(['inr', 'CHF', '', ' EUR', 'toString', undefined, null, 3])(
    'do not include %o',
    (code) => {
      expect(isCurrency(code)).toBe(false)
    },
  )
})

describe('money as it is shown', () => {
  const spaceless = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

  test.each([
    ['en', 'INR', '₹1,49,900.05'],
    ['fr', 'INR', '149 900,05 ₹'],
    ['de', 'INR', '149.900,05 ₹'],
    ['en', 'USD', '$1,49,900.05'],
    ['fr', 'USD', '149 900,05 $'],
    ['de', 'EUR', '149.900,05 €'],
    ['fr', 'GBP', '149 900,05 £'],
  ] as const)('in %s and %s is %s', (language, currency, text) => {
    expect(spaceless(formatMoney({ minor: 14_990_005, currency }, language))).toBe(text)
  })

  test('always has two decimals', () => {
    expect(formatMoney({ minor: 500, currency: 'EUR' }, 'en')).toBe('€5.00')
  })

  test('never breaks between amount and sign', () => {
    for (const language of languages)
      expect(formatMoney({ minor: 123_456_789, currency: 'EUR' }, language)).not.toContain(' ')
  })
})

describe('the market', () => {
  test('is guessed from the language alone', () => {
    expect(languages.map(marketOfLanguage)).toEqual(['IN', 'FR', 'DE'])
  })

  test('may be the shop’s own six countries, the USA, and all 27 states of the EU', () => {
    expect(countries).toHaveLength(31)
    expect(new Set(countries).size).toBe(31)
  })

  test.each(['in', 'XX', '', 'EU', undefined])('is never %o', (code) => {
    expect(isCountry(code)).toBe(false)
  })

  test('is named in the page’s language', () => {
    expect(languages.map((one) => formatCountry('DE', one))).toEqual([
      'Germany',
      'Allemagne',
      'Deutschland',
    ])
  })

  test('is named by its code where that is no country’s', () => {
    expect(formatCountry('Ruritania', 'en')).toBe('Ruritania')
  })

  test('is chosen from a list in the language’s alphabetical order', () => {
    const names = listCountryNames(['DE', 'AT', 'EE', 'US'], 'fr').map(({ name }) => name)
    expect(names).toEqual(['Allemagne', 'Autriche', 'Estonie', 'États-Unis'])
  })
})

test('a day is that of UTC', () => {
  expect(dayOf(Date.UTC(2026, 8, 30, 23, 59, 59, 999))).toBe('2026-09-30')
  expect(dayOf(Date.UTC(2026, 9, 1))).toBe('2026-10-01')
})
