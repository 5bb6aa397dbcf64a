import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { decodeEntities } from '#app/shop/catalogue/text/decode-entities.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import { findByKey, inRupees } from './foreign-shops.ts'
import { importRows } from './records.ts'

const table: [written: string, read: string][] = [
  ['Tom & Jerry', 'Tom & Jerry'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
  ['Tom &amp;amp;amp; Jerry', 'Tom & Jerry'],
  ['AT&T', 'AT&T'],
  ['AT&amp;T', 'AT&T'],
  ['AT&amp;amp;T', 'AT&T'],
  ['R&D; and more', 'R&D; and more'],
  ['Rock &#38; Roll', 'Rock & Roll'],
  ['Writer&#8217;s', 'Writer’s'],
  ['Writer&amp;#8217;s', 'Writer’s'],
  ['Writer&amp;amp;#8217;s', 'Writer’s'],
  ['Writer&#x2019;s', 'Writer’s'],
  ['Writer&amp;#X2019;s', 'Writer’s'],
  ['Writer&#146;s', 'Writer’s'],
  ['Caf&eacute;', 'Café'],
  ['Caf&amp;eacute;', 'Café'],
  ['5&Prime; disk', '5″ disk'],
  ['5&quot; disk', '5" disk'],
  ['It&apos;s', "It's"],
  ['It&#039;s', "It's"],
  ['a&nbsp;b', 'a b'],
  ['a&amp;nbsp;b', 'a b'],
  ['1 &lt; 2', '1 < 2'],
  ['Learn &lt;b&gt;', 'Learn <b>'],
  ['Learn &amp;lt;b&amp;gt;', 'Learn <b>'],
  ['Learn <b>', 'Learn <b>'],
  ['&notanentity; here', '&notanentity; here'],
  ['Q&A;', 'Q&A;'],
  ['&', '&'],
  ['', ''],
]

test.each(table)('%s is read as %s', (written, read) => {
  expect(normaliseLine(decodeEntities(written))).toBe(read)
})

test('nothing is decoded more often than three times, however it is escaped', () => {
  expect(decodeEntities(`A ${'&amp;'.replace('&', `&${'amp;'.repeat(9)}`)} B`)).toContain('&amp;')
})

test('text without entities is left as it is, and decoding comes to an end', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const bare = text.replaceAll('&', '+')
      expect(decodeEntities(bare)).toBe(bare)
      expect(decodeEntities(text).length).toBeLessThanOrEqual(text.length * 2)
    }),
  )
})

const tagsOf = async (key: string) => {
  const { id } = await findByKey(key)
  const rows = await db.read
    .selectFrom('productTag')
    .select('tag')
    .where('productId', '=', id)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

const colorNames = async (key: string) => {
  const { id } = await findByKey(key)
  const rows = await db.read
    .selectFrom('variant')
    .select(['colorName', 'size'])
    .where('productId', '=', id)
    .execute()
  return rows.map(({ colorName, size }) => `${colorName}/${size}`)
}

const csv = (cells: Record<string, string>) =>
  [Object.keys(cells), Object.values(cells)]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')

describe('names of a Shopify export', () => {
  test('are read without entities: title, tags, type, options, vendor', async () => {
    await importRows(
      csv({
        ...{ Handle: 'amp', Title: 'Salt &amp;amp; Pepper&amp;#8217;s', Published: 'true' },
        ...{ Vendor: 'Dorling &amp;amp; Kindersley', Tags: 'Food &amp;amp; Drink, R&amp;D' },
        ...{ Type: 'Black &amp;amp; White', 'Option1 Name': 'Colo&amp;#117;r' },
        ...{ 'Option1 Value': 'Black &amp;amp; Blue', 'Option2 Name': 'Size' },
        ...{ 'Option2 Value': '&lt;40&quot;', 'Variant Price': '5.00' },
      }),
      inRupees,
    )
    expect((await findByKey('shopify:amp')).name).toBe('Salt & Pepper’s')
    expect(await tagsOf('shopify:amp')).toEqual(['black & white', 'food & drink', 'r&d'])
    expect(await colorNames('shopify:amp')).toEqual(['Black & Blue/<40"'])
  })

  test('so is the publisher of a book', async () => {
    await importRows(
      csv({
        ...{ Handle: 'amp-book', Title: 'AT&amp;T', Published: 'true', 'Variant Price': '5.00' },
        ...{ Vendor: 'Faber &amp;amp; Faber', 'Variant Barcode': '9780439023481' },
      }),
      inRupees,
    )
    const { name, publisher } = await findByKey('shopify:amp-book')
    expect({ name, publisher }).toEqual({ name: 'AT&T', publisher: 'faber-and-faber' })
  })

  test('a type that is escaped is found among the shop’s categories', async () => {
    const { rows } = await importRows(
      csv({
        ...{ Handle: 'amp-type', Title: 'A', Published: 'true', 'Variant Price': '5.00' },
        ...{ Type: 'Blume &amp;gt; x', 'Product Category': 'Home &amp;gt; Furniture' },
      }),
      inRupees,
    )
    expect((await findByKey('shopify:amp-type')).categories).toEqual(['furniture'])
    expect(rows[0]?.notes).toEqual(['categories: the shop has none called "Blume > x"'])
  })
})

describe('names of a WooCommerce export', () => {
  test('are read without entities: name, categories, tags, attributes and their values', async () => {
    const head = { ID: '', Type: '', SKU: '', Name: '', Published: '1', 'Regular price': '' }
    const attributes = {
      ...{ 'Attribute 1 name': 'Farbe', 'Attribute 1 value(s)': '' },
      ...{ 'Attribute 2 name': 'Weight &amp;amp; Size', 'Attribute 2 value(s)': '' },
    }
    const rows = [
      {
        ...head,
        ...{ ID: '1', Type: 'variable', SKU: 'amp-woo', Name: 'Salt &amp;amp; Pepper&amp;#8217;s' },
        ...{ Categories: 'Home &amp;gt; Furniture', Tags: 'Food &amp;amp; Drink', Parent: '' },
        ...attributes,
        ...{ 'Attribute 1 value(s)': 'Black &amp;amp; Blue', 'Attribute 2 value(s)': 'A &amp; B' },
      },
      {
        ...head,
        ...{ ID: '2', Type: 'variation', SKU: 'amp-woo-1', Name: 'x', 'Regular price': '5' },
        ...{ Categories: '', Tags: '', Parent: 'amp-woo' },
        ...attributes,
        ...{ 'Attribute 1 value(s)': 'Black &amp;amp; Blue', 'Attribute 2 value(s)': 'A &amp; B' },
      },
    ]
    const file = [csv(rows[0]!), csv(rows[1]!).split('\n')[1]].join('\n')
    const read = await importRows(file, inRupees)
    expect(read.rows[0]?.notes).toEqual(['options: Weight & Size is kept as the size'])
    const product = await findByKey('woocommerce:amp-woo')
    expect(product).toMatchObject({ name: 'Salt & Pepper’s', categories: ['furniture'] })
    expect(await tagsOf('woocommerce:amp-woo')).toEqual(['food & drink'])
    expect(await colorNames('woocommerce:amp-woo')).toEqual(['Black & Blue/A & B'])
  })

  test('a SKU is a key, and stays as it is written', async () => {
    await importRows(
      csv({ Type: 'simple', SKU: 'A&amp;B', Name: 'A', 'Regular price': '5', Published: '1' }),
      inRupees,
    )
    expect(await findByKey('woocommerce:A&amp;B')).toMatchObject({ sku: 'A&amp;B' })
  })
})
