import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { csvColumns } from '#app/shop/exchange/csv/csv-columns.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { withSentences } from './records.ts'

/** A row with these cells, read as the shop's own CSV; what was wrong instead where something was. */
function read(cells: Record<string, string>, options: ReadOptions = {}) {
  const row = new RowCells(new Map(Object.entries({ name: 'X', sku: 'x', ...cells })))
  const { record } = csvCatalogue.readRow(row, options)
  return row.reasons.length > 0 ? withSentences(row).reasons : record
}

describe('docs/import.md', () => {
  test('tells every column with its meaning and example', () => {
    const document = readFileSync('docs/import.md', 'utf8').replace(/ +/g, ' ')
    for (const { name, means, example } of csvColumns) {
      const cells = [`\`${name}\``, means, `\`${example}\``].map((one) =>
        one.replaceAll('|', '\\|'),
      )
      expect(document).toContain(`| ${cells.join(' | ')} |`)
    }
  })

  test('gives examples that are taken, all at once', () => {
    const cells = Object.fromEntries(csvColumns.map(({ name, example }) => [name, example]))
    const record = read(cells)
    expect(record).toMatchObject({ sourceKey: 'isbn:9780439023481', id: 'b01' })
    if (Array.isArray(record)) throw new Error()
    expect(checkRecord(record)).toMatchObject({ ok: true })
  })
})

describe('telling the shop’s own CSV by its header', () => {
  test.each([
    [['name', 'sku'], true],
    [['stock', 'isbn', 'name'], true],
    [['name', 'price'], false],
    [['sku', 'price'], false],
    [['id', 'type', 'sku', 'name', 'published', 'is_featured?', 'visibility'], false],
    [['handle', 'title', 'body_(html)', 'vendor', 'variant_price'], false],
  ])('%j: %s', (header, is) => {
    expect(csvCatalogue.recognises(header)).toBe(is)
  })
})

describe('what a product is found by', () => {
  test.each([
    [{ key: 'k:1', isbn: '9780439023481' }, 'k:1'],
    [{ isbn: '0439023483' }, 'isbn:9780439023481'],
    [{ sku: 'MEN-1' }, 'sku:MEN-1'],
    [{ sku: '', id: 'b01' }, 'id:b01'],
  ])('%j: %s', (cells, sourceKey) => {
    expect(read(cells)).toMatchObject({ sourceKey })
  })

  test('is needed', () => {
    expect(read({ sku: '' })).toEqual(['key: the row has neither key, isbn, sku nor id'])
  })
})

describe('prices', () => {
  const inr = (amountMinor: number) => ({ currency: 'INR', market: '', amountMinor })

  test('stand in the columns of currencies and countries', () => {
    const cells = {
      price: '499',
      price_eur: '5,5',
      price_de: '12,90',
      price_ch_eur: '14',
      price_gb: '9',
    }
    expect(read(cells)).toMatchObject({
      prices: [
        inr(49_900),
        { currency: 'EUR', market: '', amountMinor: 550 },
        { currency: 'EUR', market: 'DE', amountMinor: 1290 },
        { currency: 'EUR', market: 'CH', amountMinor: 1400 },
        { currency: 'GBP', market: 'GB', amountMinor: 900 },
      ],
    })
  })

  test('are in the currency of the row, else of the option, else rupees', () => {
    const price = (cells: Record<string, string>, options: ReadOptions = {}) => {
      const record = read({ price: '1', ...cells }, options)
      return Array.isArray(record) ? record : record.prices?.[0]?.currency
    }
    expect(price({ currency: 'usd' }, { currency: 'EUR' })).toBe('USD')
    expect(price({ currency: '' }, { currency: 'EUR' })).toBe('EUR')
    expect(price({})).toBe('INR')
    expect(price({ currency: 'CHF' })).toEqual(['currency: "CHF" is not one of INR, USD, EUR, GBP'])
  })

  test('that a row lacks come from the option; a column without any says not for sale', () => {
    expect(read({}, { price: 49_900 })).toMatchObject({ prices: [inr(49_900)] })
    expect(read({ price: '' }, { price: 49_900 })).toMatchObject({ prices: [inr(49_900)] })
    expect(read({ price: '5' }, { price: 49_900 })).toMatchObject({ prices: [inr(500)] })
    expect(read({ price: '' })).toMatchObject({ prices: [] })
    expect(read({})).toMatchObject({ prices: undefined })
  })

  test.each(['-5', 'NaN', '1e3', '1.499,00', '=1+1'])('refuse %s', (price) => {
    expect(read({ price })).toEqual([`price: "${price}" is not an amount like 499.00`])
  })

  test('refuse more decimals than the currency has', () => {
    expect(read({ price: '12.345' })).toEqual(['price: INR has 2 decimals: 12.345'])
  })
})

describe('stock and variants', () => {
  test('an empty cell is not counted, a missing column says nothing', () => {
    expect(read({ stock: '0' })).toMatchObject({ stock: 0 })
    expect(read({ stock: '12.0' })).toMatchObject({ stock: 12 })
    expect(read({ stock: '' })).toMatchObject({ stock: null })
    expect(read({ stock: '' }, { stock: 3 })).toMatchObject({ stock: 3 })
    expect(read({})).toMatchObject({ stock: undefined })
    expect(read({ stock: '1.5' })).toEqual(['stock: "1.5" is not a whole number'])
  })

  test('variants are colours, sizes, or both', () => {
    expect(read({ variants: 'indigo/m:3; Bleu nuit/xl:0 ;/s:1;red:2' })).toMatchObject({
      variants: [
        { color: 'indigo', colorName: null, size: 'm', stock: 3 },
        { color: 'bleu-nuit', colorName: 'Bleu nuit', size: 'xl', stock: 0 },
        { color: '', colorName: null, size: 's', stock: 1 },
        { color: 'red', colorName: null, size: '', stock: 2 },
      ],
    })
    expect(read({ variants: 'indigo/m' })).toEqual([
      'variants: "indigo/m" is not colour/size:stock',
    ])
  })
})

describe('other cells', () => {
  test('a discount ends with its last day', () => {
    const untilAt = Date.parse('2030-01-02T00:00:00+05:30')
    expect(read({ discount: '10%', discount_until: '2030-01-01' })).toMatchObject({
      discount: { percent: 10, untilAt },
    })
    expect(read({ discount: '10', discount_until: '2030-01-01T12:00:00+01:00' })).toMatchObject({
      discount: { untilAt: Date.UTC(2030, 0, 1, 11) },
    })
    expect(read({ discount: '' })).toMatchObject({ discount: null })
    expect(read({})).toMatchObject({ discount: undefined })
    for (const until of ['01.02.2030', '2030-06-31', '0000-01-01', '9999-12-31'])
      expect(read({ discount: '10', discount_until: until })).toEqual([
        `discount_until: "${until}" is not a day (YYYY-MM-DD)`,
      ])
  })

  test('texts are English unless said otherwise', () => {
    const cells = {
      name: 'Seeds',
      description: 'Grow.',
      name_fr: 'Graines',
      description_fr: 'Semez.',
    }
    expect(read(cells)).toMatchObject({
      texts: {
        en: { name: 'Seeds', fullDescription: '<p>Grow.</p>' },
        fr: { name: 'Graines', fullDescription: '<p>Semez.</p>' },
      },
    })
    const german = read({ name: 'Samen', description: 'Säen.', text_language: 'de' })
    expect(german).toMatchObject({ language: 'de', texts: { de: { name: 'Samen' } } })
    expect(german).not.toMatchObject({ texts: { en: {} } })
  })

  test('authors have a role, and may have a sort name', () => {
    expect(
      read({ authors: 'Jules Verne; Léon Benett|A12;Choderlos de Laclos||Laclos, C. de' }),
    ).toMatchObject({
      authors: [
        { name: 'Jules Verne', role: 'A01' },
        { name: 'Léon Benett', role: 'A12' },
        { name: 'Choderlos de Laclos', role: 'A01', sortName: 'Laclos, C. de' },
      ],
    })
  })

  test('a book without a language is in one that is not determined', () => {
    expect(read({ kind: 'book' })).toMatchObject({ inLanguage: 'und' })
    expect(read({ kind: 'goods', language: 'en' })).toMatchObject({ inLanguage: '' })
  })

  test('every fault of a row is told at once', () => {
    expect(read({ isbn: '9780439023480', pages: 'many', rating: 'good', new: 'perhaps' })).toEqual([
      'isbn: "9780439023480" is no ISBN (check-digit)',
      'pages: "many" is not a whole number',
      'new: "perhaps" is not yes or no',
      'rating: "good" is not from 1 to 5',
    ])
  })
})
