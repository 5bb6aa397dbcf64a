import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { goodbooks, parseSeries } from '#app/shop/exchange/import/csv/goodbooks.ts'
import { importFile, type ImportedRow } from '#app/shop/exchange/import/import-file.server.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { importRows, noon, withSentences } from './records.ts'

const hungerGames = {
  book_id: '1',
  work_id: '2792775',
  isbn: '439023483',
  isbn13: '9.78043902348e+12',
  authors: 'Suzanne Collins',
  original_publication_year: '2008.0',
  original_title: 'The Hunger Games',
  title: 'The Hunger Games (The Hunger Games, #1)',
  language_code: 'eng',
  average_rating: '4.34',
}

function read(cells: Partial<typeof hungerGames>, options = {}) {
  const row = new RowCells(new Map(Object.entries({ ...hungerGames, ...cells })))
  const { record, notes } = goodbooks.readRow(row, options)
  return withSentences({ record, notes, reasons: row.reasons })
}

describe('a row of goodbooks-10k', () => {
  test('is a paperback in the category of books, not for sale', () => {
    expect(read({})).toMatchObject({
      notes: [],
      reasons: [],
      record: {
        sourceKey: 'goodbooks:1',
        workKey: 'goodbooks-work:2792775',
        name: 'The Hunger Games',
        seriesName: 'The Hunger Games',
        seriesNumber: '1',
        isbn13: '9780439023481',
        authors: [{ name: 'Suzanne Collins', role: 'A01' }],
        inLanguage: 'en',
        firstPublished: 2008,
        ratingTenths: 43,
        format: 'paperback',
        weightGrams: 300,
        categories: ['book'],
      },
    })
    expect(read({}).record).not.toHaveProperty('prices')
    expect(read({}).record).not.toHaveProperty('stock')
  })

  test('takes price and stock from the options', () => {
    expect(read({}, { price: 1290, stock: 3, currency: 'EUR' }).record).toMatchObject({
      prices: [{ currency: 'EUR', market: '', amountMinor: 1290 }],
      stock: 3,
    })
  })

  test('mends double spaces in names, and parts them at commas', () => {
    const { record } = read({ authors: 'J.K. Rowling, Mary  GrandPré,  Rufus Beck' })
    expect(record.authors.map(({ name }) => name)).toEqual([
      'J.K. Rowling',
      'Mary GrandPré',
      'Rufus Beck',
    ])
  })

  test('takes years before 0, and none', () => {
    expect(read({ original_publication_year: '-720.0' }).record.firstPublished).toBe(-720)
    expect(read({ original_publication_year: '' }).record.firstPublished).toBeNull()
  })

  test('leaves out a language cell that names none, with a note', () => {
    const { record, notes, reasons } = read({ language_code: 'Hugo Award (1999)\nhttps://x' })
    expect(record.inLanguage).toBe('und')
    expect(reasons).toEqual([])
    expect(notes).toEqual([
      'language_code: "Hugo Award (1999) https://x" names no language and is left out',
    ])
    expect(read({ language_code: '' })).toMatchObject({ notes: [], record: { inLanguage: 'und' } })
  })

  test('leaves out numbers that are no ISBN, with a note, and takes the book', () => {
    expect(read({ isbn: '439023484' })).toMatchObject({
      record: { isbn13: null },
      notes: [
        'isbn: "439023484" is left out (length)',
        'isbn13: "9.78043902348e+12" is left out (rounded)',
      ],
    })
  })

  test('takes the longer number only where it proves to be whole', () => {
    expect(read({ isbn: '', isbn13: '9.7801401693e+12' }).record.isbn13).toBe('9780140169300')
  })

  test('without a number of its own is refused', () => {
    expect(read({ book_id: '' }).reasons).toEqual(['book_id: "" is not a number'])
  })

  test('with a title above 500 characters is not searched for a series, above 1,000 refused', () => {
    const title = `x (${'#a'.repeat(250)}`
    expect(parseSeries(`${title})`)).toMatchObject({ name: `${title})`, seriesName: null })
    expect(checkRecord(read({ title }).record)).toMatchObject({ ok: true })
    expect(checkRecord(read({ title: 'x'.repeat(1001) }).record)).toMatchObject({
      ok: false,
      reasons: [{ sentence: 'name: is longer than 1000 characters' }],
    })
  })

  const all = [
    ...['book_id', 'goodreads_book_id', 'best_book_id', 'work_id', 'books_count', 'isbn', 'isbn13'],
    ...['authors', 'original_publication_year', 'original_title', 'title', 'language_code'],
    ...['average_rating', 'ratings_count', 'work_ratings_count'],
  ]
  const needed = ['book_id', 'title', 'authors']

  test.each(all.filter((column) => !needed.includes(column)))(
    'is known in a file without the column %s',
    (column) => {
      expect(goodbooks.recognises(all.filter((one) => one !== column))).toBe(true)
    },
  )

  test('is taken with the few columns that a copy of the list has', async () => {
    expect(goodbooks.recognises(['book_id', 'title', 'authors', 'isbn', 'average_rating'])).toBe(
      true,
    )
    expect(goodbooks.recognises(needed)).toBe(false)
    expect(goodbooks.recognises(['id', 'name', 'sku', 'isbn', 'authors'])).toBe(false)
    const { totals } = await importRows(
      'book_id,isbn,title,authors,average_rating\n88001,439023483,Gone,A B,4.3\n',
    )
    expect(totals).toMatchObject({ kind: 'goodbooks-10k', new: 1, refused: 0 })
  })

  test.each([
    ['Dune', 'Dune', null, null],
    ['Heretics of Dune (Dune Chronicles #5)', 'Heretics of Dune', 'Dune Chronicles', '5'],
    ['A (B, #0.4, 0.5, 2.5)', 'A', 'B', '0.4, 0.5, 2.5'],
    ['A (B, #4.1, #4.3)', 'A', 'B', '4.1, 4.3'],
    ['A (B #5, C #1)', 'A', 'B', '5'],
    ['A (B, #1-3; C, #1-3)', 'A', 'B', '1-3'],
    ['A (B (US 2nd), #1)', 'A', 'B (US 2nd)', '1'],
    ['A (B,#6)', 'A', 'B', '6'],
    ['A (And Other Concerns)', 'A (And Other Concerns)', null, null],
    ['Saga #1', 'Saga #1', null, null],
    ['(B, #1)', '(B, #1)', null, null],
  ])('%s: %s, %s, %s', (title, name, seriesName, seriesNumber) => {
    expect(parseSeries(title)).toEqual({ name, seriesName, seriesNumber })
  })
})

const file = `${process.env.SHARED_DATA ?? '../shared/data'}/goodbooks/books.csv`

describe.skipIf(!existsSync(file))('the whole list of 10,000 books', () => {
  // Its products are counted below.
  beforeAll(async () => {
    await db.write((trx) => trx.deleteFrom('product').execute())
  })

  const run = async (options = {}) => {
    const rows: ImportedRow[] = []
    let peak = 0
    const totals = await importFile(
      file,
      options,
      (row) => {
        peak = Math.max(peak, process.memoryUsage().rss)
        rows.push(row)
      },
      noon,
    )
    return { rows, totals, peak }
  }
  const count = async (column: 'isbn13' | 'workId' | 'id') => {
    const { n } = await db.read
      .selectFrom('product')
      .select((e) => e.fn.count<number>(column).distinct().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  test('is taken whole, and the second time changes nothing', { timeout: 300_000 }, async () => {
    const before = process.memoryUsage().rss
    const first = await run({ price: 49_900, stock: 12 })
    expect(first.totals).toMatchObject({ rows: 10_000, new: 10_000, refused: 0, withoutPrice: 0 })
    // Of a process that has run other tests; the benchmarks measure one of its own.
    expect(first.peak - before).toBeLessThan(500_000_000)
    expect(await count('id')).toBe(10_000)
    // 9,277 whole ISBN-10 and 15 longer numbers that prove to be whole.
    expect(await count('isbn13')).toBe(9292)

    const authors = await db.read.selectFrom('author').select(['name', 'slug']).execute()
    expect(authors.filter(({ name }) => /\s\s/.test(name))).toEqual([])
    const stray = await db.read
      .selectFrom('product')
      .select('name')
      .where((e) =>
        e.or([e('name', 'like', ' %'), e('name', 'like', '% '), e('name', 'like', '%  %')]),
      )
      .execute()
    expect(stray).toEqual([])
    const series = await db.read
      .selectFrom('product')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('seriesName', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(series.n).toBeGreaterThanOrEqual(4436)
    const ancient = await db.read
      .selectFrom('product')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('firstPublished', '<', 0)
      .executeTakeFirstOrThrow()
    expect(ancient.n).toBe(31)

    const products = () =>
      db.read.selectFrom('product').select(['id', 'sourceKey', 'updatedAt']).orderBy('id').execute()
    const known = await products()
    const second = await run({ price: 49_900, stock: 12 })
    expect(second.totals).toMatchObject({ rows: 10_000, same: 10_000, new: 0, changed: 0 })
    expect(await products()).toEqual(known)
  })
})
