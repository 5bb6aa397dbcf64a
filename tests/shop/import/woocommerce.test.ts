import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { findFamilies } from '#app/shop/exchange/import/csv/woocommerce-families.ts'
import { woocommerce } from '#app/shop/exchange/import/csv/woocommerce.ts'
import { findByKey, hasShared, importShared, inRupees } from './foreign-shops.ts'
import { importRows, noon, withSentences } from './records.ts'

const files = [
  ['sample_products.csv', 25, 18],
  ['classic-commerce_sample_products.csv', 24, 15],
  ['classic-commerce_importer_sample.csv', 7, 5],
] as const

describe.skipIf(!hasShared)('the given exports', () => {
  test.each(files)('%s: %i rows are %i products, twice the same', async (name, rows, products) => {
    const { totals } = await importShared(`woocommerce/${name}`, inRupees)
    expect(totals).toMatchObject({ kind: 'WooCommerce', rows, new: products, refused: 0 })
    const again = await importShared(`woocommerce/${name}`, inRupees)
    expect(again.totals).toMatchObject({ rows, same: products, new: 0, changed: 0, refused: 0 })
  })

  test('a variation that leaves an attribute empty stands for each value of it', async () => {
    const { variants, stock, editionRank } = await findByKey('woocommerce:woo-vneck-tee')
    // The blue one has another price, and the shop one for all variants.
    expect(variants.map((one) => one.replace(':9999', '')).sort()).toEqual([
      ...['green/Large', 'green/Medium', 'green/Small', 'red/Large', 'red/Medium', 'red/Small'],
    ])
    expect({ stock, editionRank }).toEqual({ stock: 6 * 9999, editionRank: 0 })
  })

  test('stock that is not counted is not none, and hidden products are not listed', async () => {
    expect(await findByKey('woocommerce:woo-beanie')).toMatchObject({ stock: null })
    const pocket = await findByKey('woocommerce:woo-hoodie-with-pocket')
    expect(pocket).toMatchObject({ isHidden: 1, editionRank: null, withdrawnAt: null })
    expect(pocket.sortPrice).not.toBeNull()
  })

  test('pounds are grams, .5 is a number, and an external product leads to its shop', async () => {
    expect((await findByKey('woocommerce:woo-vneck-tee')).weightGrams).toBe(227)
    expect(await findByKey('woocommerce:cp-donation')).toMatchObject({
      affiliateLink: 'https://www.classicpress.net/donate/',
      prices: ['INR 3000'],
    })
  })

  test('a group has no price, and a download, of which the shop has no file, none either', async () => {
    for (const key of ['cc-logo-collection', 'woo-album'])
      expect(await findByKey(`woocommerce:${key}`)).toMatchObject({ prices: [], sortPrice: null })
  })

  test('a sale price with dates is a reduction that begins and ends', async () => {
    const logo = await findByKey('woocommerce:WOOLOGO')
    expect(logo).toMatchObject({ prices: ['INR 2000'], stock: 5, weightGrams: 1000 })
    expect(logo.discounts).toEqual([{ percent: 10, fromAt: noon, untilAt: Date.UTC(2030, 0, 1) }])
  })
})

const header =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Weight (oz),Sale price,Regular price,Date sale price starts,Date sale price ends,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Description'

/** Cells by their columns, in their order. */
const fileOf = (...rows: Record<string, string>[]) => {
  const columns = header.split(',')
  const cells = rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`).join(','))
  return [header, ...cells].join('\n')
}
const simple = (SKU: string, more: Record<string, string> = {}) => ({
  ...{ Type: 'simple', SKU, Name: `Thing ${SKU}`, Published: '1', 'In stock?': '1' },
  ...{ 'Regular price': '20', ...more },
})
const variation = (Parent: string, value: string, more: Record<string, string> = {}) =>
  simple('', {
    ...{ Type: 'variation', Parent, 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': value },
    ...more,
  })
const variable = (SKU: string, ID = '') =>
  simple(SKU, {
    ...{ Type: 'variable', ID, 'Regular price': '' },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M, L' },
  })

describe('variations', () => {
  test('may stand before their product, and name it by its number', async () => {
    const { totals } = await importRows(
      fileOf(variation('id:744', 'S', { Stock: '3' }), simple('amid'), variable('late', '744')),
      inRupees,
    )
    expect(totals).toMatchObject({ rows: 3, new: 2, refused: 0 })
    expect(await findByKey('woocommerce:late')).toMatchObject({ variants: ['/S:3'], stock: 3 })
  })

  test('of a product that the file does not hold are refused in words', async () => {
    const { rows } = await importRows(fileOf(variation('gone', 'S'), variation('', 'S')), inRupees)
    expect(rows.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, 'parent: the file has no variable product "gone"'],
      [3, 'parent: is empty'],
    ])
  })

  test('with anything wrong in them refuse their product with their line', async () => {
    const bad = variation('bad', 'S', { 'Regular price': 'much' })
    const { rows } = await importRows(fileOf(variable('bad'), bad), inRupees)
    expect(rows[0]).toMatchObject({
      outcome: 'refused',
      reasons: ['line 3: regular_price: "much" is not an amount like 499.00'],
    })
  })

  test('that name every value know better than one that stands for any', async () => {
    await importRows(
      fileOf(
        variable('any'),
        variation('any', '', { Stock: '9' }),
        variation('any', 'M', { Stock: '1' }),
      ),
      inRupees,
    )
    const { variants } = await findByKey('woocommerce:any')
    expect(variants.sort()).toEqual(['/L:9', '/M:1', '/S:9'])
  })

  test('at another price than most are left out, in words', async () => {
    const { rows } = await importRows(
      fileOf(
        variable('prices'),
        variation('prices', 'S'),
        variation('prices', 'M'),
        variation('prices', 'XXL', { 'Regular price': '25' }),
        variation('prices', 'Free', { 'Regular price': '' }),
      ),
      inRupees,
    )
    expect(rows[0]?.notes).toEqual([
      'line 5: is left out, since its price 25.00 is not the 20.00 of the others',
      'line 6: is left out, since it names no price',
    ])
    expect(await findByKey('woocommerce:prices')).toMatchObject({
      prices: ['INR 2000'],
      variants: ['/S:9999', '/M:9999'],
    })
  })

  test('of which only some are reduced are all sold at the regular price, in words', async () => {
    const { rows } = await importRows(
      fileOf(
        variable('some'),
        variation('some', 'S', { 'Sale price': '18' }),
        variation('some', 'M'),
      ),
      inRupees,
    )
    expect(rows[0]?.notes).toEqual(['sale_price: holds for some variations alone, and is left out'])
    expect(await findByKey('woocommerce:some')).toMatchObject({
      prices: ['INR 2000'],
      discounts: [],
      variants: ['/S:9999', '/M:9999'],
    })
  })

  test('that none of the rows names leave nothing to buy', async () => {
    const { rows } = await importRows(fileOf(variable('empty')), inRupees)
    expect(rows[0]).toMatchObject({ outcome: 'new', notes: ['variations: there is none to buy'] })
    expect(await findByKey('woocommerce:empty')).toMatchObject({ prices: [] })
  })
})

describe('a product', () => {
  test('that is out of stock has none, and the number counts where there is one', async () => {
    await importRows(
      fileOf(
        simple('out', { 'In stock?': '0' }),
        simple('four', { Stock: '4' }),
        simple('minus', { Stock: '-2' }),
      ),
      inRupees,
    )
    for (const [sku, stock] of [
      ['out', 0],
      ['four', 4],
      ['minus', 0],
    ] as const)
      expect((await findByKey(`woocommerce:${sku}`)).stock).toBe(stock)
  })

  test('keeps a sale price to come, also one that no whole percentage leads to', async () => {
    const dates = {
      'Date sale price starts': '2026-12-01',
      'Date sale price ends': '2026-12-24',
    }
    const { rows } = await importRows(
      fileOf(
        simple('coming', { 'Sale price': '15', ...dates }),
        simple('odd', { 'Sale price': '17.99', ...dates }),
        simple('when', { 'Date sale price ends': 'soon' }),
      ),
      inRupees,
    )
    const from = Date.parse('2026-12-01T00:00:00+05:30')
    expect((await findByKey('woocommerce:coming')).discounts).toEqual([
      { percent: 25, fromAt: from, untilAt: Date.parse('2026-12-25T00:00:00+05:30') },
    ])
    expect(rows[1]?.notes).toEqual([])
    expect((await findByKey('woocommerce:odd')).discounts).toMatchObject([{ fromAt: from }])
    expect(rows[2]?.reasons).toEqual(['date_sale_price_ends: "soon" is not a day (YYYY-MM-DD)'])
    const again = await importRows(
      fileOf(simple('coming', { 'Sale price': '15', ...dates })),
      inRupees,
    )
    expect(again.totals).toMatchObject({ same: 1 })
  })

  test('finds the shop’s category in its paths, weighs in the header’s unit, keeps line breaks', async () => {
    const { rows } = await importRows(
      fileOf(
        simple('placed', {
          ...{ Categories: 'Home > Furniture > Chairs, Odds', 'Weight (oz)': '.5' },
          Description: 'One\n\nTwo',
        }),
      ),
      inRupees,
    )
    expect(rows[0]?.notes).toEqual(['categories: the shop has none called "Odds"'])
    expect(await findByKey('woocommerce:placed')).toMatchObject({
      ...{ categories: ['furniture'], weightGrams: 14, html: '<p>One</p><p>Two</p>' },
    })
  })

  test('that is a draft is not offered; of a type that is not known it is refused', async () => {
    const { rows } = await importRows(
      fileOf(simple('draft', { Published: '-1' }), simple('booked', { Type: 'booking' })),
      inRupees,
    )
    expect((await findByKey('woocommerce:draft')).withdrawnAt).toBe(noon)
    expect(rows[1]?.reasons).toEqual([
      'type: "booking" is none of simple, variable, external, grouped, downloadable, virtual',
    ])
  })

  test('of a SKU that came before is refused; without a SKU it is known by number or name', async () => {
    const { rows } = await importRows(
      fileOf(
        simple('twice'),
        simple('twice'),
        simple('', { ID: '77', Name: 'By number' }),
        simple('', { Name: 'By name' }),
      ),
      inRupees,
    )
    expect(rows.map(({ key, reasons }) => [key, ...reasons])).toEqual([
      ['woocommerce:twice'],
      ['woocommerce:twice', 'key: the same as in line 2'],
      ['woocommerce:id:77'],
      ['woocommerce:name:by-name'],
    ])
  })
})

describe('too many variations', () => {
  const row = (type: string, sku: string, parent = '') =>
    new RowCells(new Map(Object.entries({ type, sku, parent, name: sku, regular_price: '5' })))
  const fileRows = (all: RowCells[]) =>
    Readable.from(all.map((cells, n) => ({ line: n + 2, ok: true as const, cells })))

  test('of a product refuse it in words, and no other', async () => {
    const [few, many] = [row('variation', '', 'few'), row('variation', '', 'many')]
    const all = [row('variable', 'few'), few, row('variable', 'many')]
    const rows = () => fileRows([...all, ...Array.from({ length: 150_000 }, () => many)])
    const reads = []
    for await (const read of woocommerce.read(rows, inRupees)) reads.push(withSentences(read))
    expect(reads).toMatchObject([
      { key: 'woocommerce:few', rows: 2, reasons: [] },
      { key: 'woocommerce:many', rows: 150_001, reasons: ['variations: more than 1000'] },
    ])
    expect(reads[1]?.record).toBeUndefined()
  })

  test('of a file refuse the products that have those past the limit', async () => {
    const all = ['a', 'b', 'a', 'c', 'c', 'b', 'd'].map((parent) => row('variation', '', parent))
    const { families } = await findFamilies(fileRows(all), {}, { inFile: 3, ofProduct: 9 })
    const announced = [...families].map(([name, { variations, rows, fault }]) => [
      ...[name, variations.length, rows, fault?.sentence],
    ])
    const fault = 'variations: the file has more than 3; give its products in several files'
    expect(announced).toEqual([
      ['sku:a', 2, 2, undefined],
      ['sku:b', 0, 2, fault],
      ['sku:c', 0, 2, fault],
      ['sku:d', 1, 1, undefined],
    ])
  })
})
