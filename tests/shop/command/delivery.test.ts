import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { findCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { listDelivery } from '#app/shop/pricing/delivery/delivery.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runDelivery, args)

const header =
  'zone,countries,method,name_en,name_fr,name_de,from_grams,to_grams,from_sum,to_sum,currency,price,free_from,days_from,days_to'

function aFile(...rows: string[]): string {
  const file = join(aFolder(), 'delivery.csv')
  writeFileSync(file, [header, ...rows, ''].join('\n'))
  return file
}

const importRows = (...rows: string[]) => run(['import', aFile(...rows)])

async function exported(): Promise<string> {
  const file = join(aFolder(), 'exported.csv')
  expect((await run(['export', file])).code).toBe(0)
  return readFileSync(file, 'utf8')
}

/** What each method of a parcel costs with goods of this sum. */
async function costs(market: Country, currency: Currency, lineMinor: number, weightGrams = 100) {
  const line = { kind: 'goods', format: null, weightGrams, quantity: 1, lineMinor } as const
  const offer = await listDelivery({ market, currency, rates: shippedRates.rates, lines: [line] })
  if (!offer.ok) return offer.reason
  return Object.fromEntries(offer.options.map(({ method, minor }) => [method, minor]))
}

let sample: string
beforeAll(async () => {
  sample = await exported()
})
const restore = async () => {
  await resetShopSettings()
  const file = join(aFolder(), 'sample.csv')
  writeFileSync(file, sample)
  expect((await run(['import', file])).code).toBe(0)
}
afterEach(restore)
afterAll(async () => expect(await exported()).toBe(sample))

const home = 'IN,IN,post,,,,0,30000,0,,INR,49,,2,4'

describe('shop delivery', () => {
  test('a table that is exported and imported again is the same', async () => {
    const file = join(aFolder(), 'same.csv')
    writeFileSync(file, sample)
    expect(await run(['import', file])).toEqual({
      code: 0,
      printed:
        'Prices: 54 (0 added, 0 changed, 0 removed). Zones: 6 (0 changed). Own names: 0 (0 changed).\n',
    })
    expect(await exported()).toBe(sample)
  })

  test('a file replaces all, and cached pages are stale', async () => {
    const before = await findCatalogueVersion(Date.now())
    const { code, printed } = await importRows(home, 'EU,DE AT,post,,,,0,2000,,,EUR,4.90,30,2,4')
    expect([code, printed]).toEqual([
      0,
      'Prices: 2 (0 added, 2 changed, 52 removed). Zones: 2 (5 changed). Own names: 0 (0 changed).\n',
    ])
    expect(await costs('AT', 'EUR', 1000)).toEqual({ post: 490 })
    expect(await costs('DE', 'EUR', 3000)).toEqual({ post: 0 })
    expect(await costs('FR', 'EUR', 1000)).toBe('country-not-served')
    expect(await findCatalogueVersion(Date.now() + 5000)).not.toBe(before)
    expect((await changesOf('delivery')).at(-1)).toEqual({
      ...{ command: 'delivery import', added: 0, changed: 2, removed: 52, zones: 5, names: 0 },
    })
  })

  test('a dry run says what it would do, and changes nothing', async () => {
    const audited = (await changesOf('delivery')).length
    const { code, printed } = await run(['import', aFile(home), '--dry-run'])
    expect([code, printed]).toEqual([
      0,
      'Nothing was changed.\nPrices: 1 (0 added, 1 changed, 53 removed). Zones: 1 (5 changed). Own names: 0 (0 changed).\n',
    ])
    expect(await exported()).toBe(sample)
    expect(await changesOf('delivery')).toHaveLength(audited)
  })

  test('prices by the sum of goods, the last one free', async () => {
    await importRows(
      home,
      'DE,DE,post,,,,0,30000,0,20,EUR,4.90,,2,4',
      'DE,,post,,,,0,30000,20,50,EUR,"2,90",,2,4',
      'DE,,post,,,,0,30000,50,,EUR,0,,2,4',
    )
    expect(await costs('DE', 'EUR', 1999)).toEqual({ post: 490 })
    expect(await costs('DE', 'EUR', 2000)).toEqual({ post: 290 })
    expect(await costs('DE', 'EUR', 5000)).toEqual({ post: 0 })
    const line = { kind: 'goods', format: null, weightGrams: 1, quantity: 1 } as const
    const { free } = await listDelivery({
      ...{ market: 'DE', currency: 'EUR', rates: shippedRates.rates },
      lines: [{ ...line, lineMinor: 4000 }],
    })
    expect(free).toEqual({ kind: 'missing', minor: 1000 })
  })

  test('a price in another currency counts there, and is converted elsewhere', async () => {
    await importRows(
      home,
      'GB,GB,post,,,,0,2000,,,GBP,3.50,,2,4',
      'GB,,post,,,,0,2000,,,EUR,4.20,,2,4',
    )
    expect(await costs('GB', 'GBP', 1000)).toEqual({ post: 350 })
    expect(await costs('GB', 'EUR', 1000)).toEqual({ post: 420 })
    const { post } = (await costs('GB', 'INR', 1000)) as { post: number }
    expect(post).toBeGreaterThan(350 * 80)
    const again = aFile(...(await exported()).trim().split('\n').slice(1))
    expect((await run(['import', again])).printed).toContain('0 added, 0 changed, 0 removed')
  })

  test('a backup brings the whole table back', async () => {
    await importRows(
      home,
      'DE,DE,bike,Bike,Vélo,Rad,0,30000,0,20,EUR,4.90,,0,1',
      'DE,,bike,,,,0,30000,20,,EUR,0,,0,1',
      'DE,,bike,,,,0,30000,,,GBP,4.20,,0,1',
    )
    const own = await exported()
    const backup = join(aFolder(), 'own.gz')
    expect((await runLine(runBackup, [backup])).code).toBe(0)
    await importRows(home)
    expect((await runLine(runRestore, [backup, '--replace', '--yes'])).code).toBe(0)
    expect(await exported()).toBe(own)
  })

  test('a list names zones, countries and prices', async () => {
    expect((await run('list')).printed).toContain(
      'DE: DE\n  post, 0–500 g, 3.90 EUR, free from 35.00, 2–4 days\n',
    )
    const json = JSON.parse((await run('list --json')).printed) as {
      zones: object
      prices: object[]
    }
    expect(json.zones).toMatchObject({ WORLD: ['*'] })
    expect(json.prices).toHaveLength(54)
  })

  test('semicolons, a byte order mark and columns in another order are read', async () => {
    const file = join(aFolder(), 'excel.csv')
    const columns = header.split(',').reverse()
    const cells = home.split(',').reverse()
    writeFileSync(file, `\uFEFF${columns.join(';')}\r\n${cells.join(';')}\r\n`)
    expect((await run(['import', file])).code).toBe(0)
    expect(await costs('IN', 'INR', 1000)).toEqual({ post: 4900 })
  })
})

describe('a delivery table with a fault changes nothing', () => {
  const post = (more: string) => `DE,DE,post,,,,${more}`

  test.each([
    [
      'a gap',
      [post('0,500,,,EUR,3,,2,4'), post('1000,2000,,,EUR,5,,2,4')],
      'line 4 (DE post): from_grams is 1000; it must be 500, or there is a gap',
    ],
    [
      'an overlap',
      [post('0,500,,,EUR,3,,2,4'), post('400,2000,,,EUR,5,,2,4')],
      'line 4 (DE post): from_grams is 400; it must be 500, or the rows overlap',
    ],
    [
      'a row twice',
      [post('0,500,,,EUR,3,,2,4'), post('0,500,,,EUR,3,,2,4')],
      'line 4 (DE post): from_sum is 0.00; the row before it has no end, so they overlap',
    ],
    [
      'a gap at the start',
      [post('100,500,,,EUR,3,,2,4')],
      'line 3 (DE post): from_grams is 100; it must be 0, or there is a gap',
    ],
    [
      'a gap of sums',
      [post('0,500,0,20,EUR,3,,2,4'), post('0,500,30,,EUR,2,,2,4')],
      'line 4 (DE post): from_sum is 30.00; it must be 20.00, or there is a gap',
    ],
    [
      'sums with an end',
      [post('0,500,0,20,EUR,3,,2,4')],
      'line 3 (DE post): to_sum is 20.00; it must be empty in the last row',
    ],
    [
      'a negative price',
      [post('0,500,,,EUR,-1.00,,2,4')],
      'line 3 (DE post): price is "-1.00"; it must be an amount such as 4.90, not negative',
    ],
    [
      'a price with words',
      [post('0,500,,,EUR,free,,2,4')],
      'price is "free"; it must be an amount',
    ],
    ['no price', [post('0,500,,,EUR,,,2,4')], 'price is empty; it must be an amount'],
    [
      'an unknown country',
      ['DE,DE XX,post,,,,0,500,,,EUR,3,,2,4'],
      'line 3 (DE post): countries has "XX", no country that the shop knows; use * for all others',
    ],
    [
      'a country in two zones',
      [post('0,500,,,EUR,3,,2,4'), 'EU,AT DE,post,,,,0,500,,,EUR,3,,2,4'],
      'countries of EU has DE, which DE has too; a country is in one zone',
    ],
    [
      'no countries',
      ['DE,,post,,,,0,500,,,EUR,3,,2,4'],
      'line 3 (DE post): countries is empty; the first row of a zone must name its countries',
    ],
    [
      'two statements of countries',
      [post('0,500,,,EUR,3,,2,4'), 'DE,AT,post,,,,500,900,,,EUR,3,,2,4'],
      'line 4 (DE post): countries differs from an earlier row of DE',
    ],
    [
      'an unknown currency',
      [post('0,500,,,XYZ,3,,2,4')],
      'line 3 (DE post): currency is "XYZ"; it must be one of INR, USD, EUR, GBP',
    ],
    [
      'days reversed',
      [post('0,500,,,EUR,3,,4,2')],
      'line 3 (DE post): days_from is 4; it must be at most days_to, 2',
    ],
    [
      'other days in a band',
      [post('0,500,0,9,EUR,3,,2,4'), post('0,500,9,,EUR,3,,1,2')],
      'line 4 (DE post): days are 1 to 2; for one weight they must be the same, 2 to 4',
    ],
    [
      'other weights in a currency',
      [post('0,500,,,EUR,3,,2,4'), post('0,900,,,GBP,3,,2,4')],
      'line 4 (DE post): to_grams in GBP is 900; it must be as in EUR: 500',
    ],
    [
      'a weight reversed',
      [post('500,100,,,EUR,3,,2,4')],
      'to_grams is 100; it must be more than from_grams, 500',
    ],
    [
      'a weight in words',
      [post('0,5 kg,,,EUR,3,,2,4')],
      'to_grams is "5 kg"; it must be a whole number of grams',
    ],
    [
      'free from beside sums',
      [post('0,500,0,9,EUR,3,20,2,4'), post('0,500,9,,EUR,2,,2,4')],
      'free_from is 20.00; it must be empty where prices depend on the sum',
    ],
    [
      'a method without names',
      ['DE,DE,bike,Bike,,Rad,0,500,,,EUR,3,,2,4'],
      'the method bike has no name_fr; each language of the shop needs a name of it',
    ],
    [
      'an odd method',
      ['DE,DE,by bike!,,,,0,500,,,EUR,3,,2,4'],
      'method is "by bike!"; it must be a name of up to 20 letters',
    ],
    [
      'a price below the French floor',
      ['FR,FR,post,,,,0,500,,,EUR,2.99,,2,4'],
      'line 3 (FR post): price is 2.99 EUR, but new books worth less than 35.00 EUR are delivered to France for at least 3.00 EUR (arrêté of 4 April 2023, loi Lang)',
    ],
    [
      'free in France too soon',
      ['FR,FR,post,,,,0,500,,,EUR,3,34.99,2,4'],
      'line 3 (FR post): free_from is 34.99 EUR, but new books',
    ],
    [
      'free in France by the sum',
      ['FR,FR,post,,,,0,500,0,30,EUR,3,,2,4', 'FR,,post,,,,0,500,30,,EUR,0,,2,4'],
      'line 4 (FR post): price is 0.00 EUR, but new books',
    ],
    [
      'France among all others',
      ['WORLD,*,post,,,,0,500,,,USD,1,,2,4'],
      'line 3 (WORLD post): price is 1.00 USD, but new books',
    ],
    [
      'cells too many',
      [`${post('0,500,,,EUR,3,,2,4')},x`],
      'line 3: the row has 16 cells, the header 15',
    ],
  ])('%s', async (_, rows, fault) => {
    const { code, printed } = await importRows(home, ...rows)
    expect(printed).toContain(fault)
    expect(code).toBe(1)
    expect(await exported()).toBe(sample)
  })

  test('France from its limit on may be free for what is no book', async () => {
    const { code } = await importRows(home, 'FR,FR,post,,,,0,500,,,EUR,3,35,2,4')
    expect(code).toBe(0)
  })

  test.each([
    ['', 'is empty'],
    ['zone,price\nDE,3\n', 'lacks the column countries; the columns are zone, countries, method,'],
    [`${header},colour\n`, 'has a column "colour"; the columns are zone, countries, method,'],
    [`${header}\n`, 'has no row below the names of its columns'],
  ])('a file that is no such table: %j', async (content, fault) => {
    const file = join(aFolder(), 'other.csv')
    writeFileSync(file, content)
    const { code, printed } = await run(['import', file])
    expect([code, printed]).toEqual([1, expect.stringContaining(fault)])
  })
})

describe('markets and delivery', () => {
  const set = (line: string[]) => runLine(runSettings, line)

  test('a market of the shop keeps a method', async () => {
    expect((await set(['set', 'markets', 'IN,DE'])).code).toBe(0)
    const { code, printed } = await importRows(home)
    expect([code, printed]).toEqual([
      1,
      'DE is a market of the shop (setting markets), and no zone with a price has it; add it to countries of a zone, or change the setting first.\n',
    ])
    expect(await exported()).toBe(sample)
  })

  test('the home market keeps a method where no markets are set', async () => {
    const { code, printed } = await importRows('DE,DE,post,,,,0,500,,,EUR,3,,2,4')
    expect(code).toBe(1)
    expect(printed).toContain('IN is a market of the shop (setting homeMarket)')
  })

  test('a country without a method is not switched on', async () => {
    await importRows(home)
    const { code, printed } = await set(['set', 'markets', 'IN,DE'])
    expect([code, printed]).toEqual([
      1,
      'markets has DE, to which the shop has no delivery price; add one (delivery add) or a place to collect orders (delivery pickup add) first.\n',
    ])
  })
})

describe('a single price of delivery', () => {
  test('is added in a zone of its own, which takes its country from another', async () => {
    const { code, printed } = await run(
      'add at bike 4.5 --to-grams 2000 --days-from 0 --days-to 1 --countries AT --currency EUR --name-en Bike --name-fr Vélo --name-de Rad',
    )
    expect([code, printed]).toEqual([0, 'AT: AT\n  bike "Bike", 0–2000 g, 4.50 EUR, 0–1 days\n'])
    expect(await costs('AT', 'EUR', 1000)).toEqual({ bike: 450 })
    expect(await costs('AT', 'EUR', 1000, 2001)).toBe('too-heavy')
    expect((await changesOf('AT bike')).at(-1)).toMatchObject({
      ...{ command: 'delivery add', price: 450, to_grams: 2000, countries: ['AT'] },
    })
  })

  test('divides the band that holds its weight', async () => {
    await run('add DE post 3.5 --to-grams 1000 --days-from 2 --days-to 4')
    expect(await costs('DE', 'EUR', 100, 501)).toMatchObject({ post: 350 })
    expect(await costs('DE', 'EUR', 100, 1001)).toMatchObject({ post: 390 })
    expect((await run('list')).printed).toContain('post, 1000–2000 g, 3.90 EUR')
  })

  test('is changed alone, or with all of its method', async () => {
    await run('set DE post --to-grams 500 --price 2.90')
    expect(await costs('DE', 'EUR', 100)).toMatchObject({ post: 290 })
    expect(await costs('DE', 'EUR', 100, 501)).toMatchObject({ post: 390 })
    await run('set DE post --free-from none --days-to 9')
    expect(await costs('DE', 'EUR', 9900)).toMatchObject({ post: 290 })
    expect((await run('list')).printed).toContain('DE: DE\n  post, 0–500 g, 2.90 EUR, 2–9 days\n')
  })

  test('is removed alone, with its method, or with its zone', async () => {
    await run('remove DE post --to-grams 500')
    expect((await run('list')).printed).toContain('DE: DE\n  post, 0–2000 g, 3.90 EUR')
    await run('remove DE post')
    expect(await costs('DE', 'EUR', 100)).toEqual({ courier: 790 })
    expect((await run('remove DE')).printed).toBe('DE was removed.\n')
    const elsewhere = (await costs('DE', 'USD', 100)) as object
    expect(elsewhere).toEqual({ post: 1290, courier: 2490 })
  })

  test('zones change their countries, and methods their names', async () => {
    await run('set DE --countries DE,AT')
    expect(await costs('AT', 'EUR', 100)).toMatchObject({ post: 390 })
    expect((await run('list')).printed).not.toMatch(/EU: AT/)
    await run(['name', 'post', '--name-de', 'Mit der Post'])
    expect((await run('list')).printed).toContain('post "Mit der Post", 0–500 g, 3.90 EUR')
  })

  test.each([
    [
      'add AT post 4 --to-grams 1 --days-from 1 --days-to 2',
      'the zone AT is new; say its --countries',
    ],
    [
      'add DE post 4 --to-grams 1 --days-from 1 --days-to 2 --countries AT',
      'the zone DE is there; change its countries by',
    ],
    [
      'add DE post 4 --to-grams 500 --days-from 1 --days-to 2',
      'DE post up to 500 g from a sum of 0.00 in EUR has a price already',
    ],
    [
      'set DE post --from-sum 20.5 --price 3',
      'no price for DE post from a sum of 20.50 in EUR; "delivery',
    ],
    ['add DE post 4 --days-from 1 --days-to 2', '--to-grams is missing.'],
    [
      'add DE post -4 --to-grams 1 --days-from 1 --days-to 2',
      'price is "-4"; it must be an amount',
    ],
    ['add DE post x --to-grams 1 --days-from 1 --days-to 2', 'price is "x"; it must be an amount'],
    ['add DE bike 4 --to-grams 9 --days-from 1 --days-to 2', 'the method bike has no name_en'],
    [
      'add DE post 4 --to-grams 9 --days-from 3 --days-to 2',
      'DE post up to 9 g: days_from is 3; it must be at most days_to, 2',
    ],
    [
      'set DE post --to-grams 700 --price 3',
      'there is no price for DE post up to 700 g in EUR; "delivery list" shows all',
    ],
    ['set DE post', 'Say what changes: --price,'],
    ['set DE', 'Say METHOD with what changes of its prices, or --countries'],
    ['set FR post --price 2.5', 'FR post up to 500 g: price is 2.50 EUR, but new books'],
    ['set DE --countries DE,XX', 'countries has "XX", no country that the shop knows'],
    ['set EU --countries DE', 'countries of DE is empty; a zone has at least one country'],
    ['set XX --countries DE', 'there is no zone XX'],
    ['name bike --name-de Rad', 'there is no method bike'],
    ['name post', 'Say --name-en, --name-fr or --name-de.'],
    ['remove XX', 'there is no price for XX'],
  ])('is not changed by: %s', async (line, fault) => {
    const { code, printed } = await run(line)
    expect([code, printed]).toEqual([1, expect.stringContaining(fault)])
    expect(await exported()).toBe(sample)
  })

  test('the last one of a market is not removed', async () => {
    await importRows(home, 'DE,DE,post,,,,0,500,,,EUR,3,,2,4')
    await runLine(runSettings, 'set markets IN,DE')
    const { code, printed } = await run('remove DE post')
    expect([code, printed]).toEqual([1, expect.stringContaining('DE is a market of the shop')])
  })
})

test('a price of several currencies is changed in one that is named', async () => {
  const two = await importRows(
    'GB,GB,post,,,,0,1000,,,GBP,3.50,,2,4',
    'GB,,post,,,,0,1000,,,EUR,4.50,,2,4',
    'WORLD,*,post,,,,0,1000,,,EUR,9.00,,2,4',
  )
  expect(two.code).toBe(0)
  const { code, printed } = await run('set GB post --price 4')
  expect(code).toBe(1)
  expect(printed).toContain('has prices in GBP and EUR; say --currency')
  expect((await run('set GB post --price 4 --currency GBP')).code).toBe(0)
  expect(await exported()).toMatch(/GBP,4\.00[\s\S]*EUR,4\.50/)
})
