import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { runTax } from '#app/command/shop/tax.server.ts'
import { db } from '#app/database/database.server.ts'
import { findCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

/** It is the evening of December 31 in London, and January 1 in Delhi. */
const now = Date.parse('2026-12-31T20:00:00Z')
const run = (args: string | string[]) => runLine(runTax, args, { now })

const stored = () =>
  db.read
    .selectFrom('taxRate')
    .selectAll()
    .orderBy('country')
    .orderBy('kind')
    .orderBy('fromDay')
    .execute()
let sample: Awaited<ReturnType<typeof stored>>
beforeAll(async () => {
  sample = await stored()
})

const header = 'country,kind,rate,from,until'
const kinds = ['book', 'e-book', 'e-book-only', 'audiobook', 'goods']
/** Returns rows for each kind of a country but those given. */
const rowsOf = (country: string, ...others: string[]) =>
  kinds.filter((kind) => !others.includes(kind)).map((kind) => `${country},${kind},8.1,2020-01-01,`)

function aFile(lines: string[] | string | Buffer): string {
  const file = join(aFolder(), 'tax.csv')
  writeFileSync(file, Array.isArray(lines) ? `${lines.join('\n')}\n` : lines)
  return file
}

afterEach(async () => {
  replaceShopSettings(sampleShopSettings)
  await db.write(async (trx) => {
    await trx.deleteFrom('taxRate').execute()
    await trx.insertInto('taxRate').values(sample).execute()
    await trx.deleteFrom('audit').execute()
  })
})

describe('shop tax set', () => {
  test('sets a rate from a day on, which ends the one before', async () => {
    const version = await findCatalogueVersion(now)
    expect(await run('set DE book=5,5 goods=20% --from 2027-07-01')).toEqual({
      code: 0,
      printed: 'DE book from 2027-07-01: 5.5 % added\nDE goods from 2027-07-01: 20 % added\n',
    })
    const { printed } = await run('list DE')
    expect(printed).toContain(
      'DE book 7 % from 2020-01-01 until 2027-06-30\nDE book 5.5 % from 2027-07-01\n',
    )
    expect(await changesOf('tax DE')).toEqual([
      {
        command: 'tax set',
        changes: [
          { country: 'DE', kind: 'book', fromDay: '2027-07-01', after: 550 },
          { country: 'DE', kind: 'goods', fromDay: '2027-07-01', after: 2000 },
        ],
      },
    ])
    expect(await findCatalogueVersion(now + 3_000)).not.toBe(version)
  })

  test('without a day it begins today, on the calendar of the country', async () => {
    expect((await run('set IN goods=28')).printed).toBe('IN goods from 2027-01-01: 28 % added\n')
    expect((await run('set GB goods=21')).printed).toBe('GB goods from 2026-12-31: 21 % added\n')
  })

  test('until a day: the rate before applies again afterwards', async () => {
    await run('set DE book=5 --from 2027-07-01 --until 2027-12-31')
    const on = async (day: string) => (await findTaxRates('DE', day)).book
    expect([await on('2027-06-30'), await on('2027-07-01')]).toEqual([700, 500])
    expect([await on('2027-12-31'), await on('2028-01-01')]).toEqual([500, 700])
  })

  test('until a day: a rate that was planned within is replaced, and goes on afterwards', async () => {
    await run('set DE book=6 --from 2027-10-01')
    await run('set DE book=5 --from 2027-07-01 --until 2027-12-31')
    expect((await run('list DE')).printed).toContain(
      'DE book 5 % from 2027-07-01 until 2027-12-31\nDE book 6 % from 2028-01-01\n',
    )
  })

  test('a new country gets a rate for each kind at once', async () => {
    const { code, printed } = await run('set CH book=2.6 e-book=2.6 --from 2027-01-01')
    expect(code).toBe(1)
    expect(printed).toContain('CH has no rate for goods; a country has one for each of book')
    expect(await stored()).toEqual(sample)
    const all = kinds.map((kind) => `${kind}=${kind === 'goods' ? 8.1 : 2.6}`).join(' ')
    expect((await run(`set CH ${all} --from 2027-01-01`)).code).toBe(0)
    expect(await findTaxRates('CH', '2027-01-01')).toMatchObject({ book: 260, goods: 810 })
  })

  test('the same rate again changes nothing and is not recorded', async () => {
    expect(await run('set DE book=7 --from 2020-01-01')).toEqual({
      code: 0,
      printed: 'The rates are so already.\n',
    })
    expect(await changesOf('tax DE')).toEqual([])
  })

  test.each([
    ['DE book=190', 'book is "190", but a rate is a percentage from 0 to 50, such as 5.5.'],
    ['DE book=50.01', 'book is "50.01", but a rate is a percentage from 0 to 50'],
    ['DE book=-7', 'book is "-7", but a rate is a percentage from 0 to 50'],
    ['DE book=seven', 'book is "seven", which is no number'],
    ['DE book=', 'book is "", which is no number'],
    ['DE book=5.555', 'book is "5.555", but has at most two decimals'],
    ['DE book=1e1', 'book is "1e1", which is no number'],
    ['XX book=7', 'COUNTRY is "XX", no country that the shop knows; use one of IN, DE'],
    ['DE bok=7', 'KIND is "bok", no kind of product; use one of book, e-book'],
    ['DE book', 'Write each rate as KIND=RATE, such as book=7, not "book".'],
    ['DE', 'KIND=RATE is missing.'],
    ['DE book=7 book=8', 'book has two rates; give one.'],
    ['DE book=7 --from 2027-02-30', '--from is "2027-02-30", which is no day'],
    [
      'DE book=7 --from 1.2.2027',
      '--from is "1.2.2027", which is no day; write it like 2027-01-31.',
    ],
    ['DE book=7 --from 9999-01-01', '--from is 9999-01-01, but must be from 2000-01-01 to 2099'],
    [
      'DE book=7 --from 2027-07-01 --until 2027-06-30',
      'until is 2027-06-30, which is before from, 2027-07-01.',
    ],
    ['DE book=5 --until 2099-12-31', 'until is 2099-12-31, the last day there is; leave it out.'],
    ['DE book=7 --from 2019-01-01', 'DE e-book has no rate before 2020-01-01'],
    [
      'CH book=7 --until 2027-06-30',
      'after which CH book has no rate; set one without until first',
    ],
  ])('refuses "%s" with a sentence, and changes nothing', async (args, sentence) => {
    const { code, printed } = await run(`set ${args}`)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await stored()).toEqual(sample)
  })
})

describe('shop tax remove', () => {
  test('takes back a planned rate, and the one before goes on', async () => {
    await run('set DE book=5 --from 2027-07-01')
    expect(await run('remove DE book --from 2027-07-01')).toEqual({
      code: 0,
      printed: 'DE book from 2027-07-01: 5 % removed\n',
    })
    expect(await stored()).toEqual(sample)
  })

  test('ends all tax of a country', async () => {
    const { code, printed } = await run('remove DE')
    expect(code).toBe(0)
    expect(printed).toMatch(/DE has no rate now: the shop charges no tax there, and says so\.\n$/)
    expect((await run('list DE')).printed).toBe('DE has no rate.\n')
  })

  test.each([
    ['DE book', 'DE has no rate for book; a country has one for each of'],
    ['DE book --from 2027-07-01', 'DE book has no rate from 2027-07-01.'],
    ['CH', 'CH has no rate, and so no tax.'],
  ])('refuses "%s" with a sentence, and changes nothing', async (args, sentence) => {
    const { code, printed } = await run(`remove ${args}`)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await stored()).toEqual(sample)
  })
})

describe('shop tax export and import', () => {
  test('a table that is exported, edited and imported replaces the rates', async () => {
    await run('set DE book=5 --from 2027-07-01')
    const file = join(aFolder(), 'rates.csv')
    expect((await run(['export', file])).printed).toBe(`Written: ${file} (146 rates)\n`)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('DE,book,7,2020-01-01,2027-06-30\nDE,book,5,2027-07-01,\n')
    expect((await run(['import', file])).printed).toBe('The rates are so already.\n')
    const edited = aFile(text.replace('DE,book,5,2027', 'DE,book,5.5,2027'))
    const change = 'DE book from 2027-07-01: 5 % becomes 5.5 %\n'
    expect((await run(['import', edited, '--dry-run'])).printed).toBe(
      `${change}Nothing was written (--dry-run).\n`,
    )
    expect((await findTaxRates('DE', '2027-07-01')).book).toBe(500)
    expect((await run(['import', edited])).printed).toBe(change)
    expect((await findTaxRates('DE', '2027-07-01')).book).toBe(550)
    expect((await run(['export', file])).printed).toContain('is there already; name a new file.')
  })

  test('a file of a German spreadsheet is read: byte order mark, semicolons and commas', async () => {
    const lines = rowsOf('CH').map((row) => row.replace('8.1', '8.10').replaceAll(',', ';'))
    const text = `\uFEFF${header.replaceAll(',', ';')}\r\n${lines.join('\r\n').replaceAll('8.10', '8,1')}\r\n`
    expect((await run(['import', aFile(text)])).code).toBe(0)
    expect(await stored()).toHaveLength(5)
    expect(await findTaxRates('CH', '2027-01-01')).toMatchObject({ book: 810, goods: 810 })
  })

  const de = rowsOf('DE', 'book')
  test.each([
    ['a rate of 190 %', ['DE,book,190,2020-01-01,', ...de], 'line 2: rate is "190", but a rate is'],
    ['a negative one', ['DE,book,-7,2020-01-01,', ...de], 'line 2: rate is "-7", but a rate is'],
    ['a word', ['DE,book,much,2020-01-01,', ...de], 'line 2: rate is "much", which is no number'],
    ['no rate', ['DE,book,,2020-01-01,', ...de], 'line 2: rate is "", which is no number'],
    ['three decimals', ['DE,book,5.125,2020-01-01,', ...de], 'line 2: rate is "5.125", but has'],
    [
      'a country',
      [...de, 'Germany,book,7,2020-01-01,'],
      'line 6: country is "Germany", no country',
    ],
    ['a kind', [...de, 'DE,books,7,2020-01-01,'], 'line 6: kind is "books", no kind of product'],
    ['a day', [...de, 'DE,book,7,01/01/2020,'], 'line 6: from is "01/01/2020", which is no day'],
    [
      'reversed days',
      [...de, 'DE,book,7,2020-01-01,2019-12-31'],
      'line 6: until is 2019-12-31, which is before from, 2020-01-01',
    ],
    [
      'an overlap',
      ['DE,book,5,2027-07-01,', ...de, 'DE,book,7,2020-01-01,2027-12-31'],
      'line 7: until is 2027-12-31, which overlaps the next rate for DE book (line 2, from 2027-07-01); it must be 2027-06-30 or empty.',
    ],
    [
      'a gap',
      ['DE,book,5,2027-07-01,', ...de, 'DE,book,7,2020-01-01,2027-05-31'],
      'line 7: until is 2027-05-31, which leaves a gap before the next rate for DE book (line 2, from 2027-07-01); it must be 2027-06-30 or empty.',
    ],
    [
      'an end without another rate',
      [...de, 'DE,book,7,2020-01-01,2027-05-31'],
      'line 6: until is 2027-05-31, after which DE book has no rate; leave it empty, or add a row from 2027-06-01 on.',
    ],
    [
      'a day twice',
      [...rowsOf('DE'), 'DE,book,5,2020-01-01,'],
      'line 7: from is 2020-01-01, on which line 2 has a rate for DE book already; one of them must go.',
    ],
    ['a kind that is missing', de, 'DE has no rate for book; a country has one for each of'],
    [
      'a kind that begins later',
      [...de, 'DE,book,7,2021-01-01,'],
      'DE book has no rate before 2021-01-01, but other kinds have one from 2020-01-01 on',
    ],
    ['too few cells', [...de, 'DE,book'], 'line 6: the row has 2 cells, the header 5'],
    [
      'an unquoted comma',
      ['DE,book,5,5,2020-01-01,', ...de],
      'line 2: from is "5", which is no day',
    ],
    ['no row', [], 'has no row below the names of its columns'],
  ])('refuses a table with %s, and changes nothing', async (_, lines, sentence) => {
    for (const more of [[], ['--dry-run']]) {
      const { code, printed } = await run(['import', aFile([header, ...lines]), ...more])
      expect(code).toBe(1)
      expect(printed).toContain(sentence)
    }
    expect(await stored()).toEqual(sample)
    expect(await db.read.selectFrom('audit').selectAll().execute()).toEqual([])
  })

  test.each([
    [
      'another table',
      'id,name\n1,a\n',
      'does not name the columns country, kind, rate, from, until',
    ],
    ['a column that is missing', 'country,kind,rate\nDE,book,7\n', 'lacks the column from'],
    ['a column too many', `${header},note\n`, 'has a column "note"; the columns are country, kind'],
    ['a column twice', `${header},kind\n`, 'has the column kind twice'],
    ['nothing', '', 'is empty'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 sheet'), 'is a spreadsheet or an archive'],
    ['no text', Buffer.alloc(500, 0).fill('%PDF-1.7', 0, 8), 'is no text'],
    ['too much', `${header}\n`.padEnd(1_000_001, 'DE,book,7,2020-01-01,\n'), 'is longer than'],
    ['an open quotation mark', `${header}\n"DE,book,7,2020-01-01,\n`, 'is never closed'],
  ])('refuses a file with %s', async (_, content, sentence) => {
    const { code, printed } = await run(['import', aFile(content)])
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await stored()).toEqual(sample)
  })

  test('refuses a file that is not there', async () => {
    const { code, printed } = await run(['import', join(aFolder(), 'none.csv')])
    expect([code, printed]).toEqual([1, expect.stringContaining('There is no file')])
  })

  test('names twenty faults of a long table, and how many more there are', async () => {
    const rows = Array.from({ length: 30 }, () => 'XX,book,7,2020-01-01,')
    const { printed } = await run(['import', aFile([header, ...rows])])
    expect(printed.split('\n')).toHaveLength(22)
    expect(printed).toContain('\n… and 10 more.\n')
  })
})

test('a backup carries the rates', async () => {
  await run('set DE book=5 --from 2027-07-01')
  const [before, file] = [await stored(), join(aFolder(), 'shop.gz')]
  expect((await runLine(runBackup, [file])).code).toBe(0)
  await run('remove DE')
  expect((await runLine(runRestore, [file, '--replace', '--yes'])).code).toBe(0)
  expect(await stored()).toEqual(before)
})

test('shop check warns of a market without a rate', async () => {
  const warnings = async () =>
    (await runLine(runCheck, '--verbose', { now })).printed.match(/market .*/g)
  expect(await warnings()).toBeNull()
  await run('remove DE')
  expect(await warnings()).toEqual([
    'market DE: has no tax rate for anything today, so no tax is charged (tax set DE)',
  ])
  replaceShopSettings({ ...sampleShopSettings, markets: ['AT', 'CH'], homeMarket: 'AT' })
  expect(await warnings()).toEqual([
    'market CH: has no tax rate for anything today, so no tax is charged (tax set CH)',
  ])
})
