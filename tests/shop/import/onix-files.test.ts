import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'
import { importFile, type ImportedRow } from '#app/shop/exchange/import/import-file.server.ts'
import { readOnix } from '#app/shop/exchange/import/onix/read-onix.server.ts'
import { noon } from './records.ts'

/** The files are no part of the repository. */
const shared = process.env['SHARED_DATA'] ?? '../shared/data'
const isThere = existsSync(`${shared}/manifest.json`)

type Facts = { products: number; isbn13_valid: number }
type Entry = { file: string; onix?: Facts }
const manifest = isThere
  ? (JSON.parse(readFileSync(`${shared}/manifest.json`, 'utf8')) as Entry[])
  : []
const files = manifest.flatMap(({ file, onix }) => (onix ? [{ file, ...onix }] : []))

/** Files whose one product has no title, which no shop can show. */
const untitled = [
  ...['invalid_onix3_ref', 'invalid_onix_root', 'valid_onix3_ref_ns', 'valid_onix3_short'],
  ...['invalid_textformat', 'invalid_textformat_cdata', 'invalid_textformat_cdata_xhtml'],
  ...['invalid_textformat_text'],
].map((name) => new RegExp(`_${name}\\.xml$`))

async function readAll(file: string): Promise<ReadResult[]> {
  const reads: ReadResult[] = []
  for await (const read of readOnix(`${shared}/${file}`, {}, noon)) reads.push(read)
  return reads
}

async function importShared(file: string) {
  const rows: ImportedRow[] = []
  const totals = await importFile(`${shared}/${file}`, {}, (row) => rows.push(row), noon)
  return { totals, rows }
}

const pricesOf = async (file: string) =>
  (await readAll(file)).flatMap(({ record }) => record?.prices ?? [])

describe.skipIf(!isThere)('the given ONIX files', () => {
  test.each(files)('$file has $products products', async ({ file, products, isbn13_valid }) => {
    const reads = await readAll(file)
    expect(reads).toHaveLength(products)
    const isUntitled = untitled.some((one) => one.test(file))
    for (const { record, reasons } of reads)
      expect(record ? [] : reasons.map(({ sentence }) => sentence)).toEqual(
        isUntitled ? ['title: is missing'] : [],
      )
    const isbns = reads.filter(({ key }) => key.startsWith('isbn:'))
    expect(isbns).toHaveLength(isbn13_valid)
  })

  test('are all taken, but for what has no title', async () => {
    const counts = { taken: 0, refused: 0 }
    for (const { file } of files) {
      const { totals, rows } = await importShared(file)
      counts.taken += totals.rows - totals.refused
      counts.refused += totals.refused
      for (const row of rows)
        if (row.outcome === 'refused')
          expect(row.reasons.map(({ sentence }) => sentence).join()).toMatch(
            /^title: is missing$|^key: the same as in line \d+$/,
          )
    }
    // Two of the 21 books of jonix have the same ISBN, in both releases.
    expect(counts).toEqual({ taken: 92 - untitled.length - 2, refused: untitled.length + 2 })
  })

  test('the same 21 books in 2.1 and in 3.0 give the same catalogue', async () => {
    const old = await importShared('onix21/jonix_onix2-multiple.xml')
    expect(old.totals).toMatchObject({ rows: 21, refused: 1 })
    const before = await catalogue()
    const young = await importShared('onix3/jonix_onix3-multiple.xml')
    expect(young.totals).toMatchObject({ rows: 21, same: 20, refused: 1 })
    expect(await catalogue()).toEqual(before)
  })

  test('without a price in a currency of the shop are not for sale', async () => {
    expect(await pricesOf('onix3/jonix_onix3-multiple.xml')).toEqual([])
    expect(await pricesOf('onix3/onixcheck_invalid_google_onix_3.xml')).toEqual([])
    expect(await pricesOf('onix3/im_onix_price_to_be_announced.xml')).toEqual([])
    expect(await pricesOf('onix21/jonix_single-book-onix2.xml')).toEqual([])
  })

  test('keep the price of each country, valid today, with tax', async () => {
    const prices = await pricesOf('onix3/im_onix_audio1.xml')
    const euros = prices.filter(({ currency }) => currency === 'EUR')
    expect(euros.length).toBeGreaterThan(15)
    expect(new Set(euros.map(({ amountMinor }) => amountMinor))).toEqual(new Set([1599]))
    const periods = await pricesOf('onix3/fragments/im_onix_test_prices1.xml')
    expect(periods).toContainEqual({ currency: 'EUR', market: 'FR', amountMinor: 1499 })
    expect(periods.filter(({ amountMinor }) => amountMinor === 499)).toEqual([])
    expect(await pricesOf('onix3/jonix_single-book-onix3.xml')).toEqual([
      { currency: 'GBP', market: 'GB', amountMinor: 799 },
    ])
  })

  test('say the same in short tags as in reference tags', async () => {
    const [one] = await readAll('onix3/jonix_Onix3.1-single-ref.xml')
    const [other] = await readAll('onix3/jonix_Onix3.1-single-short.xml')
    expect(other?.record).toEqual(one?.record)
    expect(one?.record).toMatchObject({
      name: 'Roseanna',
      seriesName: 'The Martin Beck series',
      seriesNumber: '1',
      subjects: ['FFP', 'FYT', '1DNS', '3MPQS', 'FIC022000'],
      originalLanguage: 'sv',
      firstPublished: 1965,
      weightGrams: 195,
      numberOfPages: 245,
      images: ['https://www.harpercollins.co.uk/covers/9780007232833.jpg'],
    })
  })
})

async function catalogue() {
  const products = await db.read
    .selectFrom('product')
    .selectAll()
    .where('sourceKey', 'like', 'isbn:%')
    .orderBy('id')
    .execute()
  const texts = await db.read.selectFrom('productText').selectAll().orderBy('productId').execute()
  const authors = await db.read
    .selectFrom('productAuthor')
    .selectAll()
    .orderBy('productId')
    .orderBy('position')
    .execute()
  return { products, texts, authors }
}
