import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { csvColumns } from '#app/shop/exchange/csv/csv-columns.ts'
import { importFile } from '#app/shop/exchange/import/import-file.server.ts'
import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import { readLines } from '#app/shop/exchange/import/text-file.server.ts'
import { aFile, findProduct, importRows, noon } from './records.ts'

type Imported = Awaited<ReturnType<typeof importRows>>['rows'][number]

const short = ({ line, outcome, reasons }: Imported) =>
  [line, outcome, ...reasons].filter((one) => one !== '')

const findByKey = (sourceKey: string) =>
  db.read
    .selectFrom('product')
    .selectAll()
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirstOrThrow()

const count = async () => (await db.read.selectFrom('product').select('id').execute()).length

describe('the shop’s own CSV', () => {
  const sample = readFileSync('tests/fixtures/import/catalogue.csv', 'utf8')

  test('is taken in, row by row, and the second time changes nothing', async () => {
    const first = await importRows(sample)
    expect(first.rows.map(({ line, outcome, key }) => [line, outcome, key])).toEqual([
      [2, 'new', 'isbn:9780439023481'],
      [4, 'new', 'shelf:effi'],
      [7, 'new', 'shelf:tee'],
    ])
    expect(first.totals).toMatchObject({ rows: 3, new: 3, refused: 0, unknownColumns: [] })
    const second = await importRows(sample)
    expect(second.totals).toMatchObject({ rows: 3, same: 3, new: 0, changed: 0 })
  })

  test('says what changed, and only that', async () => {
    const { rows } = await importRows(sample.replace('999.00', '899.00'))
    expect(rows.map(short)).toEqual([
      [2, 'same'],
      [4, 'same'],
      [7, 'changed'],
    ])
    expect(await findByKey('shelf:tee')).toMatchObject({ sortPrice: 89_900, stock: 3 })
  })

  test('may have CRLF, a byte order mark, semicolons or tabs, and columns in any order', async () => {
    const rows = [
      ['\ufeffPRICE', 'Stock', 'SKU', 'Name', 'Kind'],
      ['5.00', '1', 'crlf', 'One', 'goods'],
    ]
    for (const delimiter of [',', ';', '\t'])
      for (const lineEnd of ['\r\n', '\n', '\r']) {
        const text = rows.map((cells) => cells.join(delimiter) + lineEnd).join('')
        const { totals } = await importRows(text)
        expect(totals).toMatchObject({ rows: 1, refused: 0 })
      }
    expect(await findByKey('sku:crlf')).toMatchObject({ name: 'One', stock: 1, sortPrice: 500 })
  })

  test('names the columns that it does not read', async () => {
    const { totals } = await importRows('name,sku,stock,Colour of spine\nA,unknown-column,1,red\n')
    expect(totals).toMatchObject({ new: 1, unknownColumns: ['colour_of_spine'] })
  })

  test('a key that comes twice is refused with the line of the first', async () => {
    const { rows } = await importRows('sku,name\ntwice,A\nother,B\ntwice,C\n')
    expect(rows.map(short)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'refused', 'key: the same as in line 2'],
    ])
  })

  test('a row refused does not take the key of one that follows', async () => {
    const { rows } = await importRows('sku,name,stock\nretry,A,many\nretry,B,1\n')
    expect(rows.map(short)).toEqual([
      [2, 'refused', 'stock: "many" is not a whole number'],
      [3, 'new'],
    ])
  })

  test('empty lines and rows of empty cells are no rows', async () => {
    const { totals } = await importRows('sku,name\n\n,\n  ,  \nempty-lines,A\n\n')
    expect(totals).toMatchObject({ rows: 1, new: 1 })
  })
})

describe('encodings', () => {
  const text = 'sku,name\ncafe,Café “Œuvre” – 4 €\n'

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    [
      'windows-1252',
      Buffer.concat([
        Buffer.from('sku,name\ncafe,Caf'),
        Buffer.from([0xe9, 0x20, 0x93, 0x8c]),
        Buffer.from('uvre'),
        Buffer.from([0x94, 0x20, 0x96, 0x20, 0x34, 0x20, 0x80, 0x0a]),
      ]),
    ],
  ])('%s is read', async (_name, bytes) => {
    await importRows(bytes)
    expect((await findByKey('sku:cafe')).name).toBe('Café “Œuvre” – 4 €')
  })

  test('one line in another encoding does not spoil the others', async () => {
    await importRows(
      Buffer.concat([
        Buffer.from('sku,name\nutf,Éluard\nlatin,'),
        Buffer.from([0xc9]),
        Buffer.from('luard\nutf2,Ödön\n'),
      ]),
    )
    for (const [key, name] of [
      ['sku:utf', 'Éluard'],
      ['sku:latin', 'Éluard'],
      ['sku:utf2', 'Ödön'],
    ] as const)
      expect((await findByKey(key)).name).toBe(name)
  })

  test('letters that fall between two pieces of the file stay whole', async () => {
    const lines = Array.from({ length: 40_000 }, (_, n) => `${'é'.repeat(n % 23)}€${n}`)
    const path = aFile(lines.join('\n'))
    const found: string[] = []
    for await (const line of readLines(path)) found.push(line)
    expect(found).toEqual(lines)
  })
})

describe('files that are not taken', () => {
  const refusal = async (path: string) => {
    const error: unknown = await importFile(path, {}, () => undefined, noon).catch(
      (e: unknown) => e,
    )
    if (!(error instanceof ImportRefused)) throw error
    expect(error.message).toContain(path)
    return error.reason
  }

  test('each say their own reason', async () => {
    const folder = join(dirname(aFile('')), 'folder')
    mkdirSync(folder)
    expect(await refusal(folder)).toBe('directory')
    expect(await refusal(join(folder, 'nothing.csv'))).toBe('missing')
    expect(await refusal(join(aFile('x'), 'below-a-file.csv'))).toBe('missing')
    expect(await refusal('/dev/zero')).toBe('unreadable')
    expect(await refusal(`/${'x'.repeat(5000)}`)).toBe('unreadable')
    expect(await refusal(aFile(''))).toBe('empty')
    expect(await refusal(aFile('\ufeff'))).toBe('empty')
    expect(await refusal(aFile(' \r\n\n\t'))).toBe('empty')
    expect(await refusal(aFile(Buffer.from('PK\x03\x04…')))).toBe('spreadsheet')
    expect(await refusal(aFile('hello\nworld\n'))).toBe('unknown-kind')
    expect(await refusal(aFile('<?xml version="1.0"?><rss/>'))).toBe('unknown-kind')
    expect(await refusal(aFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0])))).toBe('unknown-kind')
    expect(await refusal(aFile(Buffer.from([0x1f, 0x8b, 8, 0])))).toBe('packed')
    expect(await refusal(aFile('%PDF-1.7\nname,sku\n'))).toBe('no-text')
    expect(await refusal(aFile(Buffer.alloc(5000).fill('a\0b')))).toBe('no-text')
    expect(await refusal(aFile('x'.repeat(70_000)))).toBe('no-header')
    expect(await refusal(aFile(Buffer.from('\xd0\xcf\x11\xe0', 'latin1')))).toBe('spreadsheet')
    expect(await refusal(aFile('name,sku,price,Price\nA,b,1,2\n'))).toBe('column-twice')
  })
})

describe('hostile rows', () => {
  const header = 'sku,kind,name,price,mrp,stock,description'
  const good = (sku: string) => `${sku},goods,Good ${sku},499.00,599.00,3,Fine.`

  test('are refused with line and reason, and all others are taken', async () => {
    const bad: [row: string, reason: RegExp][] = [
      ['nul,goods,a\0b,1,,1,', /^name: holds a NUL character$/],
      ['nul\0key,goods,A,1,,1,', /^source key: holds a NUL character$/],
      [`huge,goods,A,1,,1,${'x'.repeat(1_000_000)}`, /^the row is longer than 500000 characters$/],
      [`long,goods,${'x'.repeat(1001)},1,,1,`, /^name: is longer than 1000 characters$/],
      [`text,goods,A,1,,1,${'x'.repeat(100_001)}`, /full description: is longer than 100000/],
      ['open,goods,"A,1,,1,', /^text stands after a closing quotation mark$/],
      ['junk,goods,"A"b,1,,1,', /^text stands after a closing quotation mark$/],
      ['inch,goods,A 5" disk,1,,1,', /^a quotation mark stands in a cell that has none around it$/],
      ['few,goods,A', /^the row has 3 cells, the header 7$/],
      ['many,goods,A,1,,1,,,x', /^the row has 9 cells, the header 7$/],
      ['neg,goods,A,-5,,1,', /^price: "-5" is not an amount/],
      ['zero,goods,A,0.00,,1,', /^price_inr: 0.00 INR is not from 0.01 INR/],
      ['nan,goods,A,NaN,,1,', /^price: "NaN" is not an amount/],
      ['big,goods,A,99999999999.00,,1,', /^price_inr: 99999999999.00 INR is not from/],
      ['long-price,goods,A,1e400,,1,', /^price: "1e400" is not an amount/],
      ['mrp,goods,A,600.00,599.00,1,', /^price: is above the maximum retail price/],
      ['stock,goods,A,1,,-1,', /^stock: must be a whole number from 0/],
      ['float,goods,A,1,,1.5,', /^stock: "1.5" is not a whole number$/],
      ['hex,goods,A,1,,0x10,', /^stock: "0x10" is not a whole number$/],
      ['formula,goods,A,=1+1,,1,', /^price: "=1\+1" is not an amount/],
      ['kind,animal,A,1,,1,', /^kind: "animal" is not one of book, goods$/],
      ['noname,goods,,1,,1,', /^name: is empty$/],
      ['sk\u00a0u,goods,A,1,,1,', /^sku: has the invisible character U\+00A0; remove it$/],
    ]
    // The row behind an open quotation mark is what closes it, so it has one itself.
    const lines = bad.flatMap(([row], n) => [
      row,
      good(`ok-${n}`).replace('Fine.', '"Fine, it is."'),
    ])
    const { rows, totals } = await importRows([header, ...lines, ''].join('\n'))
    for (const [n, [row, reason]] of bad.entries()) {
      const announced = rows.find(({ line }) => line === 2 + 2 * n)
      expect(announced?.outcome, row.slice(0, 40)).toBe('refused')
      expect(announced?.reasons[0]).toMatch(reason)
    }
    expect(totals).toMatchObject({ refused: bad.length, new: bad.length })
    for (const n of bad.keys()) await findByKey(`sku:ok-${n}`)
  })

  test('whatever the cells hold, each row is taken or refused', async () => {
    const columns = csvColumns.map(({ name }) => name)
    const cell = fc.oneof(
      { weight: 5, arbitrary: fc.constant('') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('1', '12', 'de', 'book', 'yes', '2024-01-01', '/:;|'),
      },
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    const rows = fc.sample(fc.tuple(...columns.map(() => cell)), { seed: 1, numRuns: 400 })
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    const lines = rows.map((cells) => cells.map(quote).join(','))
    const { totals } = await importRows([columns.join(','), ...lines].join('\n'))
    expect(totals.new + totals.changed + totals.same + totals.refused).toBe(totals.rows)
    expect(totals.rows).toBeGreaterThan(390)
  })

  test('texts are kept as text: quotes, formulas, emoji, markup', async () => {
    const { rows } = await importRows(
      [
        header,
        `emoji,goods,"“Quotes” 'and' 🎉 <b>",1,,1,<p>ok<script>alert(1)</script></p>`,
        `sum,goods,"=HYPERLINK(""https://evil.example"")",1,,1,=1+1`,
        `rtl,goods,ليتها تقرأ \u202e,1,,1,`,
      ].join('\n'),
    )
    expect(rows.map((row) => row.outcome)).toEqual(['new', 'new', 'new'])
    const emoji = await findByKey('sku:emoji')
    expect(emoji.name).toBe("“Quotes” 'and' 🎉 <b>")
    expect((await findByKey('sku:sum')).name).toBe('=HYPERLINK("https://evil.example")')
    expect((await findByKey('sku:rtl')).name).toBe('ليتها تقرأ')
    const text = await db.read
      .selectFrom('productText')
      .select('fullDescription')
      .where('productId', '=', emoji.id)
      .executeTakeFirstOrThrow()
    expect(text.fullDescription).toBe('<p>ok</p>')
  })

  test('a quotation mark left open at the end loses no other row', async () => {
    const { rows } = await importRows(`sku,name\nlast-1,A\nlast-2,"B\nlast-3,C\n`)
    expect(rows.map(short)).toEqual([
      [2, 'new'],
      [3, 'refused', 'a quotation mark is never closed'],
      [4, 'new'],
    ])
  })
})

describe('importing', () => {
  const manyRows = (count: number, sku: string) =>
    [
      'sku,name,price,authors',
      ...Array.from({ length: count }, (_, n) => `${sku}-${n},Thing ${n},9.00,Ann Lee`),
    ].join('\n')

  test('tells every row in the order of the file, over several transactions', async () => {
    const { rows, totals } = await importRows(manyRows(450, 'order'))
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 450 }, (_, n) => n + 2))
    expect(totals).toMatchObject({ rows: 450, new: 450 })
  })

  test('in a dry run reads and checks everything and writes nothing', async () => {
    const before = await count()
    const { totals } = await importRows(`${manyRows(250, 'dry')}\n,x,1,\n`, { dryRun: true })
    expect(totals).toMatchObject({ rows: 251, new: 250, refused: 1 })
    expect(await count()).toBe(before)
    const again = await importRows(manyRows(3, 'order'), { dryRun: true })
    expect(again.totals).toMatchObject({ same: 3 })
  })

  test('twice at the same moment takes each product once', async () => {
    const text = manyRows(120, 'race')
    const both = await Promise.all([importRows(text), importRows(text)])
    expect(both.map(({ totals }) => totals.new + totals.same)).toEqual([120, 120])
    const rows = await db.read
      .selectFrom('product')
      .select('id')
      .where('sourceKey', 'like', 'sku:race-%')
      .execute()
    expect(rows).toHaveLength(120)
    const prices = await db.read
      .selectFrom('price')
      .select('id')
      .where(
        'productId',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    expect(prices).toHaveLength(120)
  })

  test('into a shop without categories makes those of the specification first', async () => {
    const rows = await db.read.selectFrom('category').select('slug').execute()
    expect(rows.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['book', 'fashion', 'organic-food', 'auto-parts', 'christmas']),
    )
    expect(rows).toHaveLength(19)
  })

  test('gives what a file lacks, and counts what stays without a price', async () => {
    const file = 'sku,name\nlacks-1,A\n'
    expect((await importRows(file)).totals).toMatchObject({ new: 1, withoutPrice: 1 })
    const { totals } = await importRows(file, { price: 100, stock: 4 })
    expect(totals).toMatchObject({ changed: 1, withoutPrice: 0 })
    const { id } = await findByKey('sku:lacks-1')
    expect(await findProduct(id)).toMatchObject({ stock: 4, sortPrice: 100 })
  })

  test('holds only a few rows of a large file in memory', { timeout: 120_000 }, async () => {
    // 150 MB, of rows that are refused: so that the database is not what is measured.
    const row = `,,${'A large shop sells many things. '.repeat(480)}\n`
    const path = aFile(`sku,name,remarks\n${row.repeat(10_000)}`)
    const before = process.memoryUsage().rss
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10)
    const totals = await importFile(path, {}, () => undefined, noon)
    clearInterval(watch)
    expect(totals).toMatchObject({ rows: 10_000, refused: 10_000 })
    expect(peak - before).toBeLessThan(120_000_000)
  })
})
