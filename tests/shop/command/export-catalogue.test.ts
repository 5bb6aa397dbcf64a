import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { recordsOfDemo } from '#app/demo/demo-records.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { backupTables } from '#app/shop/maintenance/backup/backup-tables.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { ensureCategories } from '#app/shop/exchange/import/categories.server.ts'
import { csvRow, unguarded } from '#app/shop/exchange/csv/csv-writing.ts'
import { upsertRecords } from '#app/shop/exchange/import/upsert-record.server.ts'
import { aBook, aDress, aThing } from '../../fixtures/catalogue.ts'
import { aFolder, runLine } from './run-command.ts'

/** Tables of the catalogue, and what in them the shop's own CSV does not say. */
const compared = {
  product: [
    'source',
    'sourceHash',
    'createdAt',
    'updatedAt',
    'editionRank',
    'publisher',
    'sortPrice',
    // The facts of a file, which is in no table and without which an e-book is not for sale.
    'ebookContent',
    'ebookSize',
    'ebookWords',
  ],
  productText: [],
  productAuthor: [],
  productCategory: [],
  productTag: [],
  productSubject: [],
  variant: [],
  sample: [],
  price: ['id', 'fromAt'],
  discount: ['id', 'fromAt'],
} satisfies Partial<Record<(typeof backupTables)[number], string[]>>

async function catalogue() {
  const contents: Record<string, string[]> = {}
  for (const [table, leftOut] of Object.entries(compared)) {
    const rows = await db.read
      .selectFrom(table as 'product')
      .selectAll()
      .execute()
    contents[table] = rows
      .filter((row) => !('offer' in row) || row.offer === null)
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([name]) => !(leftOut as string[]).includes(name))
            .sort(),
        ),
      )
      // The import makes every space of a name a plain one.
      .map((row) => row.replace(/\s/g, ' '))
      .sort()
  }
  return contents
}

const cleared = () =>
  db.write(async (trx) => {
    await clearSearch(trx)
    for (const table of [...backupTables].reverse())
      if (!/^(tax|delivery|exchange)/.test(table)) await trx.deleteFrom(table).execute()
  })

/** As the import makes one for a product without: in English, of the name alone. */
const texts = (name: string) => ({ en: { name, shortDescription: '', fullDescription: '' } })

/** Every sixth product of the demo; the whole of it, with its offers, takes long. */
const loadSome = (now: number) =>
  db.write(async (trx) => {
    await ensureCategories(trx)
    const some = recordsOfDemo(now).filter((_, n) => n % 6 === 0)
    await upsertRecords(trx, some, now)
  })

beforeAll(async () => {
  if (process.env.LONG) await loadDemo(Date.now())
  else await loadSome(Date.now() - dayMs)
  await aBook({
    id: 'formula',
    texts: texts('=HYPERLINK("http://x.test")'),
    name: '=HYPERLINK("http://x.test")',
    sku: '@sum',
    tags: ['-x'],
  })
  await aBook({
    id: 'old',
    texts: texts("'+quoted'"),
    name: "'+quoted'",
    datePublished: '-0720',
    firstPublished: -720,
  })
  await aBook({
    id: 'accessible',
    texts: texts('The Moonstone'),
    format: 'e-book',
    accessibility: [],
    ageFrom: 3,
  })
  await aBook({
    id: 'uncounted',
    texts: texts('The Moonstone'),
    stock: null,
    price: null,
    publisher: { name: 'A; B' },
  })
  await aDress({ id: 'dress', texts: texts('Linen summer dress'), fixedPriceMarkets: [] })
  await aThing({
    id: 'everywhere',
    texts: texts('Stoneware mug'),
    prices: [
      { currency: 'INR', market: '', amountMinor: 50_000 },
      { currency: 'EUR', market: 'CH', amountMinor: 712 },
      { currency: 'EUR', market: 'DE', amountMinor: 650 },
      { currency: 'USD', market: '', amountMinor: 799 },
    ],
    discount: { percent: 15, untilAt: Date.parse('2999-01-31T10:00:00Z') },
  })
})

describe('shop export catalogue', () => {
  test('taken in again changes nothing, row by row', async () => {
    const path = join(aFolder(), 'again.csv')
    await runLine(runExport, `catalogue --csv --to ${path}`)
    const before = await catalogue()
    const { printed } = await runLine(runImport, path)
    expect(printed).toMatch(/: 0 new, 0 changed, \d+ the same, 0 refused/)
    expect(await catalogue()).toEqual(before)
  })

  test('gives back what the import takes: an empty shop has the same products then', async () => {
    const path = join(aFolder(), 'catalogue.csv')
    const before = await catalogue()
    const { code, printed } = await runLine(runExport, `catalogue --csv --to ${path}`)
    expect(printed).toMatch(/^Written: /)
    expect(code).toBe(0)
    await cleared()
    const imported = await runLine(runImport, [path])
    expect(imported.printed).not.toContain('refused:')
    expect(imported.printed).toContain(' 0 refused ')
    const after = await catalogue()
    for (const table of Object.keys(compared)) {
      const contents = new Set(after[table])
      const lost = before[table]!.filter((row) => !contents.has(row))
      expect({ table, lost, rows: after[table]!.length }).toEqual({
        ...{ table, lost: [], rows: before[table]!.length },
      })
    }
    // And once more nothing is changed.
    const again = join(aFolder(), 'again.csv')
    await runLine(runExport, `catalogue --csv --to ${again}`)
    const second = await runLine(runImport, [again])
    expect(second.printed).toMatch(/: 0 new, 0 changed, \d+ the same, 0 refused/)
  })

  test('holds no formula', async () => {
    const { printed } = await runLine(runExport, 'catalogue --csv')
    const row = printed.split('\n').find((line) => line.includes('HYPERLINK'))
    expect(row).toContain(`"'=HYPERLINK(""http://x.test"")"`)
    expect(row).toContain(`,'@sum,`)
  })
})

describe('a cell of CSV', () => {
  test.each([
    '=1',
    '+1 2',
    '-x',
    '@a',
    "'=1",
    "''@",
    '\tx',
    '\n=1',
    'Asha;=1',
    "a;'=1;;@b\t+c\r\n-d;-5",
    '＝1',
    "'s Gravenhage",
    '',
    '-720',
    '"',
    'a,b',
  ])('is no formula, and %j again when it is read', (text) => {
    const cell = csvRow([text]).slice(0, -1)
    const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    // Excel separates cells by semicolons where a comma begins the decimals, whatever quotes stand around them.
    for (const part of inner.split(/[;\n]/)) expect(part).not.toMatch(/^[=+@\t]|^-[^\d]/)
    expect(unguarded(inner)).toBe(text)
  })
})
