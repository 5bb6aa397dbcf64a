import { describe, expect, test } from 'vitest'
import type { Currency } from '#app/i18n/currency.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import {
  canonicalFields,
  formatAmount,
  isIndexed,
  listingSearch,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'

const parse = (search: string, currency: Currency = 'INR') =>
  parseListingQuery(new URLSearchParams(search), currency)
const query = (search: string) => parse(search).query
const ignored = (search: string) => parse(search).ignored.map(({ name, value }) => [name, value])

describe('the address of a list', () => {
  test('says nothing: the best selling, first page, nothing left out', () => {
    expect(query('')).toEqual({
      q: '',
      exact: false,
      kind: undefined,
      category: undefined,
      tag: undefined,
      formats: [],
      languages: [],
      priceFrom: undefined,
      priceTo: undefined,
      currency: 'INR',
      inStock: false,
      authors: [],
      publishers: [],
      offer: undefined,
      onOffer: false,
      rating: undefined,
      readingTimes: [],
      sizes: [],
      colors: [],
      subject: undefined,
      ages: [],
      series: undefined,
      sort: 'own-language',
      page: 1,
    })
    expect(ignored('')).toEqual([])
  })

  test('takes several formats and languages, each once, in one order', () => {
    const { formats, languages } = query(
      'format=paperback&format=hardback&format=paperback&language=fr&language=de&language=FR',
    )
    expect(formats).toEqual(['hardback', 'paperback'])
    expect(languages).toEqual(['de', 'fr'])
  })

  test.each([
    ['price-from=12', 1200],
    ['price-from=12.5', 1250],
    ['price-from=12,50', 1250],
    ['price-from=+0.05+', 5],
    ['price-from=0', 0],
    ['price-from=1.079,10', 107_910],
    ['price-from=1,079.10', 107_910],
    ['price-from=1,07,910.00', 10_791_000],
    ['price-from=1.234.567', 123_456_700],
    ['price-from=1%C2%A0079,10', 107_910],
    ['price-from=1%E2%80%AF079,10%C2%A0%E2%82%AC', 107_910],
    ['price-from=3+%E2%82%AC', 300],
    ['price-from=%E2%82%AC3', 300],
    ['price-from=3,', 300],
    ['price-from=,5', 50],
  ])('reads %s as %i minor units', (search, minor) => {
    expect(parse(search, 'EUR')).toMatchObject({ query: { priceFrom: minor }, ignored: [] })
  })

  test('takes the specification’s code of French', () => {
    expect(query('language=fn&language=fr').languages).toEqual(['fr'])
    expect(ignored('language=fn')).toEqual([])
  })

  test('leaves out a band from 20 to 10 and says so', () => {
    expect(parse('price-from=20&price-to=10')).toEqual({
      query: query(''),
      ignored: [
        { name: 'price-from', value: '20', above: '10' },
        { name: 'price-to', value: '10' },
      ],
    })
    expect(query('price-from=20&price-to=20')).toMatchObject({ priceFrom: 2000, priceTo: 2000 })
  })

  test.each([
    ['format=scroll', 'format', 'scroll'],
    ['language=klingon', 'language', 'klingon'],
    ['language=xx', 'language', 'xx'],
    ['price-from=cheap', 'price-from', 'cheap'],
    ['price-from=-1', 'price-from', '-1'],
    ['price-from=1e999', 'price-from', '1e999'],
    ['price-to=1.234.56', 'price-to', '1.234.56'],
    ['price-to=1 2', 'price-to', '1 2'],
    ['price-to=,', 'price-to', ','],
    ['price-to=€3€', 'price-to', '€3€'],
    ['price-to=12,345', 'price-to', '12,345'],
    ['price-to=12.345', 'price-to', '12.345'],
    ['availability=tomorrow', 'availability', 'tomorrow'],
    ['sort=random', 'sort', 'random'],
    ['page=0', 'page', '0'],
    ['page=-1', 'page', '-1'],
    ['page=1.5', 'page', '1.5'],
    ['page=two', 'page', 'two'],
    ['q=%3F%21', 'q', '?!'],
  ])('leaves out %s and names it', (search, name, value) => {
    expect(parse(search)).toEqual({ query: query(''), ignored: [{ name, value }] })
  })

  test.each(['utm_source=mail', 'format=', 'price-from=&price-to=&page=', '__proto__=1', '=', '%'])(
    'passes over %s without a word',
    (search) => {
      expect(parse(search)).toEqual({ query: query(''), ignored: [] })
    },
  )

  test('orders by the best match only where something is searched for', () => {
    expect(query('q=moby').sort).toBe('relevance')
    expect(query('sort=relevance').sort).toBe('own-language')
    expect(query('q=moby&sort=own-language').sort).toBe('relevance')
    expect(query('q=moby&sort=newest').sort).toBe('newest')
  })

  test('cuts words that are longer than any search', () => {
    expect(query(`q=${'a'.repeat(6000)}`).q).toHaveLength(200)
  })

  test('is written back as it was meant, without what is the default', () => {
    const search =
      '?q=moby&format=hardback&language=de&price-from=12.50&availability=in-stock&page=2'
    expect(listingSearch(query(search))).toBe(search)
    expect(listingSearch(query('sort=own-language&page=1&format='))).toBe('')
    expect(listingSearch(query('q=a&sort=relevance'))).toBe('?q=a')
  })
})

describe('an amount', () => {
  test.each([0, 5, 50, 100, 1250, 99_900])(
    'of %i minor units is read as it is written',
    (minor) => {
      expect(parseTypedAmount(formatAmount(minor, 'EUR'), 'EUR')).toBe(minor)
    },
  )
})

test('an amount with the sign of another currency than is shown is not understood', () => {
  expect(parseTypedAmount('3 €', 'EUR')).toBe(300)
  expect(parseTypedAmount('3 €', 'INR')).toBeUndefined()
})

describe('search engines', () => {
  test.each([
    ['', true],
    ['page=2', true],
    ['format=hardback', true],
    ['category=cakes', true],
    ['format=hardback&language=de', false],
    ['format=hardback&format=paperback', false],
    ['q=moby', false],
  ])('may keep a list with "%s": %s', (search, may) => {
    expect(isIndexed(query(search))).toBe(may)
  })

  test('know a list by its page and filter, not by its order', () => {
    const fields = canonicalFields(query('sort=price-up&page=2&format=hardback&utm_source=x'))
    expect(fields).toEqual([
      ['format', 'hardback'],
      ['page', '2'],
    ])
  })
})

test.each(['\u037a', '\uff9e', `${'-'.repeat(200)}a`, '***'])(
  'words that fold to nothing (%s) are ignored by name, not searched for',
  (q) => {
    const { query, ignored } = parseListingQuery(new URLSearchParams({ q }), 'INR')
    expect(query.q).toBe('')
    expect(ignored).toHaveLength(1)
  },
)

test('a stuffed address is not echoed at length', () => {
  const params = new URLSearchParams(Array.from({ length: 1000 }, () => ['format', 'x']))
  expect(parseListingQuery(params, 'INR').ignored).toHaveLength(10)
})
