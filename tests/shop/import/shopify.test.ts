import { describe, expect, test } from 'vitest'
import { findByKey, hasShared, importShared, inRupees } from './foreign-shops.ts'
import { importRows } from './records.ts'

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
]

type Row = Record<string, string>

/** A file of an export; rows name their cells by column. */
const fileOf = (...rows: Row[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')

const alone = (handle: string, more: Row = {}): Row => ({
  Handle: handle,
  Title: `Thing ${handle}`,
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '10.00',
  ...more,
})

describe.skipIf(!hasShared)('the given exports', () => {
  test.each([
    ['apparel', 22],
    ['home-and-garden', 21],
    ['jewelery', 41],
  ])(
    '%s.csv: %i rows are 20 products, and the second import changes nothing',
    async (name, rows) => {
      const file = `shopify/${name}.csv`
      const { totals } = await importShared(file, inRupees)
      expect(totals).toMatchObject({ kind: 'Shopify', rows, new: 20, refused: 0, withoutPrice: 0 })
      const again = await importShared(file, inRupees)
      expect(again.totals).toMatchObject({ rows, same: 20, new: 0, changed: 0, refused: 0 })
    },
  )

  test('rows without a price are pictures, and a price above is a reduction to exactly the price', async () => {
    const found = await findByKey('shopify:leather-anchor')
    expect(found).toMatchObject({ variants: ['gold/:9999'], prices: ['INR 8500'] })
    expect(found.discounts).toMatchObject([{ percent: 17, untilAt: null }])
  })
})

describe('a product', () => {
  test('is not for sale while no currency is named, and says so; then it is', async () => {
    const file = fileOf(alone('no-currency', { 'Variant Price': '12.50' }))
    const { rows, totals } = await importRows(file)
    expect(totals).toMatchObject({ new: 1, withoutPrice: 1, lacksCurrency: true })
    expect(rows[0]?.notes).toEqual(['price: 12.50 of no currency is left out (--currency)'])
    expect(await findByKey('shopify:no-currency')).toMatchObject({ sortPrice: null, prices: [] })
    await importRows(file, { currency: 'EUR' })
    expect(await findByKey('shopify:no-currency')).toMatchObject({ prices: ['EUR 1250'] })
  })

  test('without variants is one by itself, and its stock counts where somebody counts it', async () => {
    await importRows(
      fileOf(
        alone('untracked', { 'Variant Inventory Qty': '7' }),
        alone('tracked', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '7' }),
        alone('below', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-3' }),
        alone('nothing', { 'Variant Inventory Tracker': 'shopify' }),
      ),
      inRupees,
    )
    for (const [handle, stock] of [
      ['untracked', null],
      ['tracked', 7],
      ['below', 0],
      ['nothing', 0],
    ] as const)
      expect(await findByKey(`shopify:${handle}`)).toMatchObject({ stock, hasVariants: 0 })
  })

  test('maps colour and size by any of their names, and keeps all other options as the size', async () => {
    const option = (handle: string, first: string, one: string, second: string, two: string) =>
      alone(handle, {
        ...{ 'Option1 Name': first, 'Option1 Value': one },
        ...{ 'Option2 Name': second, 'Option2 Value': two },
      })
    const { rows } = await importRows(
      fileOf(
        option('british', 'Size', 'M', 'Colour', 'Deep blue'),
        option('german', 'Farbe', 'Grün', 'Größe', 'XL'),
        option('material', 'Color', 'Red', 'Material', 'Wool'),
      ),
      inRupees,
    )
    const variants = async (handle: string) => (await findByKey(`shopify:${handle}`)).variants
    expect(await variants('british')).toEqual(['deep-blue/M:9999'])
    expect(await variants('german')).toEqual(['grun/XL:9999'])
    expect(await variants('material')).toEqual(['red/Wool:9999'])
    expect(rows.map(({ notes }) => notes)).toEqual([
      [],
      [],
      ['options: Material is kept as the size'],
    ])
  })

  test('leaves out variants at another price than most, in words', async () => {
    const size = (value: string, price: string): Row => ({
      ...{ Handle: 'sizes', 'Option1 Value': value, 'Variant Price': price },
    })
    const { rows } = await importRows(
      fileOf(
        alone('sizes', { 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '9.00' }),
        size('M', '9.00'),
        size('XXL', '11.00'),
      ),
      inRupees,
    )
    expect(rows[0]?.notes).toEqual([
      'variant XXL: is left out, since its price 11.00 is not the 9.00 of the others',
    ])
    expect(await findByKey('shopify:sizes')).toMatchObject({
      variants: ['/S:9999', '/M:9999'],
      prices: ['INR 900'],
    })
  })

  test('takes a compare-at price as a reduction only where it is above the price', async () => {
    const { rows } = await importRows(
      fileOf(
        alone('above', { 'Variant Price': '75.00', 'Variant Compare At Price': '100.00' }),
        alone('equal', { 'Variant Price': '75.00', 'Variant Compare At Price': '75.00' }),
        alone('under', { 'Variant Price': '75.00', 'Variant Compare At Price': '50.00' }),
      ),
      inRupees,
    )
    expect(await findByKey('shopify:above')).toMatchObject({
      prices: ['INR 10000'],
      discounts: [{ percent: 25 }],
    })
    for (const handle of ['equal', 'under'])
      expect(await findByKey(`shopify:${handle}`)).toMatchObject({
        prices: ['INR 7500'],
        discounts: [],
      })
    expect(rows[2]?.notes).toEqual([
      'compare-at price: 50.00 is not above the price and is left out',
    ])
  })

  test('loses script, frames, styles and pictures of its body', async () => {
    const body =
      '<meta charset="utf-8"><style>p{}</style><p style="color:red" onclick="x()">Fine <img src="https://evil.example/x.gif"></p><script>alert(1)</script><iframe src="//evil"></iframe>'
    await importRows(fileOf(alone('body', { 'Body (HTML)': body })), inRupees)
    expect((await findByKey('shopify:body')).html).toBe('<p>Fine </p>')
  })

  test('is a book where its barcode is an ISBN, which a spreadsheet guards by an apostrophe', async () => {
    await importRows(
      fileOf(alone('isbn', { 'Variant Barcode': "'9780439023481", Vendor: 'Scholastic' })),
      inRupees,
    )
    expect(await findByKey('shopify:isbn')).toMatchObject({
      ...{ kind: 'book', isbn13: '9780439023481', publisher: 'scholastic', categories: ['book'] },
    })
  })

  test('that is not published is neither listed nor for sale', async () => {
    await importRows(fileOf(alone('draft', { Published: 'false' })), inRupees)
    const draft = await findByKey('shopify:draft')
    expect(draft).toMatchObject({ editionRank: null, sortPrice: null, prices: [] })
    expect(draft.withdrawnAt).not.toBeNull()
  })

  test('finds the shop’s category by type and tag, and tells a type that the shop does not have', async () => {
    const { rows } = await importRows(
      fileOf(
        alone('placed', { Type: 'Möbel', Tags: 'women, Oak' }),
        alone('lost', { Type: 'Vase' }),
      ),
      inRupees,
    )
    expect((await findByKey('shopify:placed')).categories).toEqual(['furniture', 'women'])
    expect(rows[1]?.notes).toEqual(['categories: the shop has none called "Vase"'])
  })

  test('costing nothing is not for sale, and a price above the maximum retail price is refused', async () => {
    const { totals } = await importRows(
      fileOf(alone('free', { 'Variant Price': '0.00' })),
      inRupees,
    )
    expect(totals).toMatchObject({ new: 1, withoutPrice: 1 })
    const { rows } = await importRows(
      'Handle,Title,Variant Price,MRP\ndear,Dear,120.00,100.00\n',
      inRupees,
    )
    expect(rows[0]).toMatchObject({
      outcome: 'refused',
      reasons: ['price: is above the maximum retail price (mrp)'],
    })
  })
})

describe('rows', () => {
  test('of one handle that stand apart are one product all the same', async () => {
    const { rows, totals } = await importRows(
      fileOf(alone('apart', { 'Option1 Name': 'Size', 'Option1 Value': 'S' }), alone('between'), {
        Handle: 'apart',
        'Option1 Value': 'M',
        'Variant Price': '10.00',
      }),
      inRupees,
    )
    expect(totals).toMatchObject({ rows: 3, new: 2, refused: 0 })
    expect(rows.map(({ line, key }) => [line, key])).toEqual([
      [3, 'shopify:between'],
      [2, 'shopify:apart'],
    ])
    expect((await findByKey('shopify:apart')).variants).toEqual(['/S:9999', '/M:9999'])
  })

  test('that cannot be read spoil the product amid which they stand, and no other', async () => {
    const file = fileOf(
      alone('whole'),
      alone('hurt', { 'Option1 Name': 'Size', 'Option1 Value': 'S' }),
      { Handle: 'hurt', 'Option1 Value': 'M', 'Variant Price': '10.00' },
    ).replace('"hurt","","","","","","","","M"', '"x"y,\r\n"hurt","","","","","","","","M"')
    const { rows } = await importRows(file, inRupees)
    expect(rows.map(({ line, outcome, reasons }) => [line, outcome, ...reasons])).toEqual([
      [2, 'new'],
      [4, 'refused', 'text stands after a closing quotation mark'],
      [3, 'refused', 'line 4, amid its rows, is not read'],
    ])
  })

  test('without a handle, or whose handle has no title, are refused in words', async () => {
    const { rows } = await importRows(fileOf(alone(''), alone('untitled', { Title: '' })), inRupees)
    expect(rows.map(({ reasons }) => reasons)).toEqual([
      ['handle: is empty'],
      ['name: is empty', 'texts en name: is empty'],
    ])
  })

  test('may have the names of today’s exports', async () => {
    await importRows(
      'Title,URL handle,Description,SKU,Price,Compare-at price,Inventory tracker,Inventory quantity,Status\nMug,mug-2026,<p>A mug</p>,M1,8.00,,shopify,4,Active\n',
      inRupees,
    )
    expect(await findByKey('shopify:mug-2026')).toMatchObject({
      ...{ sku: 'M1', stock: 4, prices: ['INR 800'], html: '<p>A mug</p>' },
    })
  })
})
