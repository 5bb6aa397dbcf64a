import { describe, expect, test } from 'vitest'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { currencies, currencySymbols, type Currency } from '#app/i18n/currency.ts'
import { changeBand } from '#app/shop/catalogue/listing/price-band.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { formatAmount } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { listNotices } from '#app/shop/catalogue/listing/listing-notices.server.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { languages, type Language } from '#app/i18n/languages.ts'

const amounts = [0, 5, 50, 99, 100, 1250, 49_900, 99_999, 100_000, 400_000, 400_050, 1_234_567]
const large = [10_000_000, 10_791_050, 123_456_789, 99_999_999_900]

test.each(['500/-', 'Rs. 500/-', '₹500/-', '₹ 500 /-'])('%s is an Indian amount', (text) => {
  expect(parseTypedAmount(text, 'INR', 'en')).toBe(50_000)
})

describe.each(languages)('an amount on a page in %s', (language) => {
  test.each(currencies)('is read as the page writes it, in %s', (currency) => {
    for (const minor of [...amounts, ...large]) {
      const written = formatMoney({ minor, currency }, language)
      expect(parseTypedAmount(written, currency, language), written).toBe(minor)
      const bare = written.replace(currencySymbols[currency], '')
      expect(parseTypedAmount(bare, currency, language), bare).toBe(minor)
    }
  })

  test('is read as it stands in an address, whatever the language', () => {
    for (const minor of [...amounts, ...large.slice(0, 3)])
      expect(parseTypedAmount(formatAmount(minor, 'INR'), 'INR', language)).toBe(minor)
    for (const [text, minor] of Object.entries({
      '4000': 400_000,
      '4000.5': 400_050,
      '4000.50': 400_050,
    }))
      expect(parseTypedAmount(text, 'INR', language)).toBe(minor)
  })

  test.each([
    '1.2.3',
    '1,23,45',
    '0,500',
    '0.500',
    '12,34.5',
    '4 00',
    '-5',
    '1e3',
    'cheap',
    '€3€',
    '$',
  ])('%s is not understood', (text) => {
    expect(parseTypedAmount(text, 'EUR', language)).toBeUndefined()
  })

  test('with the sign or the code of another currency is not understood', () => {
    for (const currency of currencies)
      for (const other of currencies) {
        const wanted = other === currency ? 300 : undefined
        for (const text of [
          `3 ${currencySymbols[other]}`,
          `${other} 3`,
          `${currencySymbols[other]}3`,
        ])
          expect(parseTypedAmount(text, currency, language), text).toBe(wanted)
      }
  })
})

test.each<[Language, string, Currency, number | undefined]>([
  ['en', '4,000', 'INR', 400_000],
  ['en', '₹4,000', 'INR', 400_000],
  ['en', 'Rs. 4,000', 'INR', 400_000],
  ['en', 'Rs.4,000', 'INR', 400_000],
  ['en', '₹.5', 'INR', 50],
  ['en', '$$3', 'USD', undefined],
  ['en', 'US$5', 'USD', 500],
  ['en', 'us$ 5.50', 'USD', 550],
  ['en', '5 US$', 'USD', 500],
  ['en', 'US$5', 'EUR', undefined],
  ['en', 'A$5', 'USD', undefined],
  ['en', '٤٬٠٠٠', 'INR', 400_000],
  ['de', '٤٬٠٠٠٫٥٠', 'EUR', 400_050],
  ['fr', '١٢٫٥', 'EUR', 1250],
  ['en', '1,00,000', 'INR', 10_000_000],
  ['en', '1,00,000.50', 'INR', 10_000_050],
  ['en', '4.000', 'INR', undefined],
  ['en', '12,5', 'EUR', 1250],
  ['de', '4.000', 'EUR', 400_000],
  ['de', '4.000,50 €', 'EUR', 400_050],
  ['de', '4.000,- €', 'EUR', 400_000],
  ['de', '4,000', 'EUR', undefined],
  ['de', '12,50', 'EUR', 1250],
  ['fr', '4\u202f000,50', 'EUR', 400_050],
  ['fr', '4\u00a0000\u00a0€', 'EUR', 400_000],
  ['fr', '4 000', 'EUR', 400_000],
  ['fr', '4.000', 'EUR', undefined],
  ['fr', '4,000', 'EUR', undefined],
  ['de', "4'000.50", 'EUR', 400_050],
])('in %s %s of %s is %s', (language, text, currency, minor) => {
  expect(parseTypedAmount(text, currency, language)).toBe(minor)
})

describe('a lowest price above the highest', () => {
  const read = (language: Language) =>
    parseListingQuery(new URLSearchParams('price-from=20&price-to=10'), 'EUR', language)

  test.each<[Language, RegExp]>([
    ['en', /“20” is higher than the maximum, “10”/],
    ['fr', /20.+dépasse.+10/],
    ['de', /20.+ist höher als.+10/],
  ])('is told in %s, once, and narrows nothing', (language, words) => {
    const { query, ignored } = read(language)
    expect([query.priceFrom, query.priceTo]).toEqual([undefined, undefined])
    expect(listNotices({ ignored }, language)).toEqual([expect.stringMatching(words)])
  })
})

test('a band in the writing of its page means the same in another currency', () => {
  const rates = { INR: 10n ** 12n, USD: 10n ** 10n, EUR: 10n ** 10n, GBP: 10n ** 10n }
  expect(changeBand('/de/books?price-from=4.000', 'INR', 'EUR', rates)).toBe(
    '/de/books?price-from=40',
  )
  expect(changeBand('/books?price-from=4%2C000', 'INR', 'EUR', rates)).toBe('/books?price-from=40')
  expect(changeBand('/fr/books?price-from=4.000', 'INR', 'EUR', rates)).toBe(
    '/fr/books?price-from=4.000',
  )
})
