import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { importRows } from './records.ts'

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price
mug,Stoneware mug,"<p>Grey, ""heavy""</p>",Kiln,Furniture,home,TRUE,Color,Grey,M-1,shopify,4,12.00
mug,,,,,,,,Blue,M-2,shopify,0,12.00
`
const wooCommerce = `ID,Type,SKU,Name,Published,"Is featured?","In stock?",Stock,"Sale price","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"
1,variable,W-1,Shirt,1,0,1,,,,Clothing > Shirts,,Size,"S, M"
2,variation,W-1-S,Shirt - S,1,0,1,3,9,10,,W-1,Size,S
`
const onix = `<?xml version="1.0"?><ONIXMessage release="3.0"><Product><RecordReference>a</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780141439518</IDValue></ProductIdentifier><DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Pride &amp; Prejudice</TitleText></TitleElement></TitleDetail><Contributor><ContributorRole>A01</ContributorRole><PersonName>Jane Austen</PersonName></Contributor></DescriptiveDetail><ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price></SupplyDetail></ProductSupply></Product></ONIXMessage>`
/** One of each kind, small: what is torn stands among rows that are read. */
const files = [
  readFileSync('tests/fixtures/import/catalogue.csv'),
  ...[shopify, wooCommerce, onix].map((text) => Buffer.from(text)),
]

type Change = { at: number; length: number; put: Uint8Array }
const pieces = ['"', '""', ',', ';', '\n', '\r\n', '<', '>', '&', '&x;', '\0', '\ufeff', '=', "'"]
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  put: fc.oneof(
    fc.constantFrom(...pieces).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom('<Product>', '</Product>', '<!DOCTYPE x [<!ENTITY a "b">]>', '1e999', '-1')
      .map((text) => Buffer.from(text)),
  ),
})

const changed = (whole: Buffer, changes: Change[]) =>
  changes.reduce((bytes, { at, length, put }) => {
    const from = at % (bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)])
  }, whole)

/** Takes a file in, which either is refused whole, in a sentence, or tells of each of its rows. */
async function takeIn(bytes: Buffer) {
  try {
    const { rows, totals } = await importRows(bytes, { currency: 'INR' })
    const { new: added, changed: other, same, refused } = totals
    // A product of some exports is several rows.
    expect(added + other + same + refused).toBeLessThanOrEqual(totals.rows)
    for (const { outcome, reasons, line } of rows) {
      expect(line).toBeGreaterThan(0)
      if (outcome === 'refused') expect(reasons.length).toBeGreaterThan(0)
      for (const reason of reasons) expect(reason.length).toBeLessThan(1_000)
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    expect(error.message.length).toBeGreaterThan(10)
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  const found: string[] = []
  for await (const finding of checkShop())
    if (finding.level === 'fault') found.push(`${finding.about}: ${finding.says}`)
  expect(found).toEqual([])
  const products = await db.read.selectFrom('product').select(['name', 'stock']).execute()
  for (const { name, stock } of products) {
    expect(name).not.toMatch(/[\0\r\n]/)
    expect(stock ?? 0).toBeGreaterThanOrEqual(0)
  }
})

describe('a file of the import', { timeout: fuzzTimeout }, () => {
  test('is taken as it is, or nothing was tried', async () => {
    for (const file of files) {
      const { totals } = await importRows(file, { currency: 'INR' })
      expect(totals.new + totals.same).toBeGreaterThan(0)
    }
  })

  test('of which bytes are lost, doubled or others is taken or refused, row by row', async () => {
    const torn = fc.tuple(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 6 }),
    )
    await fc.assert(
      fc.asyncProperty(torn, ([whole, changes]) => takeIn(changed(whole, changes))),
      tries(60),
    )
  })

  test('of any bytes at all is taken or refused', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 }).map((one) => Buffer.from(one))
    const any = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      text,
      text.map((rest) => Buffer.concat([Buffer.from('sku,name,price,stock\n'), rest])),
      text.map((rest) => Buffer.concat([Buffer.from('<ONIXMessage release="3.0">'), rest])),
    )
    await fc.assert(
      fc.asyncProperty(any, (bytes) => takeIn(bytes)),
      tries(60),
    )
  })
})
