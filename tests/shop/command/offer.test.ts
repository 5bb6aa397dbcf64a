import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runOffer } from '#app/command/catalogue/offer.server.ts'
import { db } from '#app/database/database.server.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { titleIn } from '#app/shop/catalogue/offers/offer.ts'
import { findOffer } from '#app/shop/catalogue/offers/offers.server.ts'
import { aBook, aThing, priceFixed } from '../../fixtures/catalogue.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const run = (args: string[], at = now) => runLine(runOffer, args, { now: at })

const texts = [
  ...['--title-en', 'Winter', '--title-fr', 'Hiver', '--title-de', 'Winter'],
  ...['--text-en', 'Long ones.', '--text-fr', 'Des longs.', '--text-de', 'Lange.'],
]
const add = (slug: string, ...args: string[]) => run(['add', slug, ...texts, ...args])
const term = ['--percent', '20', '--until', '2026-12-24']

const rowsOf = (slug: string) =>
  db.read
    .selectFrom('discount')
    .select(['productId', 'percent', 'fromAt', 'untilAt'])
    .where('offer', '=', slug)
    .orderBy('productId')
    .execute()

describe('shop offer add', () => {
  test('begins an offer with the books that are named and those of a file', async () => {
    const [one, two, three] = [
      await aBook({ id: 'o1', sku: 'O-1' }),
      await aBook({ id: 'o2', isbn13: '9780306406157' }),
      await aBook({ id: 'o3' }),
    ]
    const file = join(aFolder(), 'books.csv')
    writeFileSync(file, '\uFEFF# for the winter\r\n"978-0-306-40615-7",Numbered\r\n\r\no3;x\r\n')
    expect(await add('winter', ...term, '--book', 'O-1', '--books', file)).toEqual({
      code: 0,
      printed: 'Added: winter: 20 % off 3 books, 2026-11-21 to 2026-12-24: running, "Winter"\n',
    })
    const untilAt = Date.parse('2026-12-25T00:00:00+05:30')
    expect(await rowsOf('winter')).toEqual(
      [one, two, three].map((productId) => ({ productId, percent: 20, fromAt: now, untilAt })),
    )
    expect(await changesOf('winter')).toMatchObject([
      { command: 'offer add', percent: 20, books: 3 },
    ])
  })

  test('begins on its day', async () => {
    const id = await aBook()
    const { printed } = await add('later', ...term, '--from', '2026-12-01', '--book', id)
    expect(printed).toContain('2026-12-01 to 2026-12-24: coming')
  })

  test('says where a price stays fixed', async () => {
    const { printed } = await add('fixed', ...term, '--book', await priceFixed())
    expect(printed).toContain('1 of them keeps its price where its publisher fixes it.')
  })

  test.each([
    [['--until', '2026-12-24', '--book', 'x'], '--percent is missing.'],
    [['--percent', '100', '--until', '2026-12-24', '--book', 'x'], '--percent 100 is not'],
    [['--percent', '0', '--until', '2026-12-24', '--book', 'x'], '--percent 0 is not'],
    [['--percent', '10', '--book', 'x'], '--until is missing.'],
    [['--percent', '10', '--until', '2026-11-20', '--book', 'x'], 'before the offer begins'],
    [['--percent', '10', '--until', '2026-02-30', '--book', 'x'], 'is not a day'],
    [[...term, '--from', '2026-11-20', '--book', 'x'], '--from 2026-11-20 is past.'],
    [term, 'Name its books with --book or --books.'],
    [[...term, '--book', 'no-such'], 'No product has the SKU, ISBN or id no-such'],
    [[...term, '--books', '/no/such/file'], 'cannot be read (ENOENT)'],
    [[...term, '--books', '/dev/zero'], '/dev/zero is no file.'],
    [[...term, '--what'], 'Unknown option'],
  ])('refuses %j with words, and writes nothing', async (args, words) => {
    const { code, printed } = await add('refused', ...args)
    expect(code).toBe(1)
    expect(printed).toContain(words)
    expect(await rowsOf('refused')).toEqual([])
    expect(await changesOf('refused')).toEqual([])
  })

  test.each(['Winter', 'a--b', '../x', 'a'.repeat(61)])('refuses the address %s', async (slug) => {
    const { code, printed } = await add(slug, ...term, '--book', 'x')
    expect([code, printed]).toEqual([1, expect.stringContaining('is not an address')])
  })

  test('wants its words in all three languages', async () => {
    const { code, printed } = await run(['add', 'one', ...texts.slice(0, -2), ...term])
    expect([code, printed]).toEqual([1, expect.stringContaining('--text-de is missing.')])
  })

  test('wants them in no language that the shop does not offer, and pages have others', async () => {
    replaceShopSettings({ ...sampleShopSettings, languages: ['de'] })
    try {
      const german = ['--title-de', 'Nur deutsch', '--text-de', 'Kurz.', '--book', await aBook()]
      const { printed } = await run(['add', 'german', ...german, ...term])
      expect(printed).toContain('"Nur deutsch"')
      expect(titleIn((await findOffer('german'))!, 'fr')).toBe('Nur deutsch')
    } finally {
      replaceShopSettings(sampleShopSettings)
    }
  })

  test('is for books alone, and once', async () => {
    const [mug, book] = [await aThing(), await aBook()]
    expect((await add('mugs', ...term, '--book', mug)).printed).toContain('Offers are for books')
    expect((await add('once', ...term, '--book', book)).code).toBe(0)
    expect(await add('once', ...term, '--book', book)).toEqual({
      code: 1,
      printed: 'There is an offer once already; an offer cannot be changed, only ended.\n',
    })
  })
})

describe('shop offer list, show and end', () => {
  test('tell programs and people how it stands', async () => {
    const id = await aBook({ id: 'shown', sku: 'SHOWN', name: 'A\u001b[31mB' })
    await add('shown', ...term, '--book', id)
    const listed = JSON.parse((await run(['list', '--json'])).printed) as { slug: string }[]
    expect(listed.find(({ slug }) => slug === 'shown')).toEqual({
      slug: 'shown',
      path: '/offers/books/shown',
      state: 'running',
      percent: 20,
      from: '2026-11-21',
      until: '2026-12-24',
      title: { en: 'Winter', fr: 'Hiver', de: 'Winter' },
      text: { en: 'Long ones.', fr: 'Des longs.', de: 'Lange.' },
      books: 1,
    })
    const { printed } = await run(['show', 'shown'])
    expect(printed).toContain('  shown  SHOWN  A[31mB\n')
    expect(JSON.parse((await run(['show', 'shown', '--json'])).printed)).toMatchObject({
      books: [{ id: 'shown' }],
    })
  })

  test('end one once', async () => {
    await add('ending', ...term, '--book', await aBook())
    expect((await run(['end', 'ending'], now + 1)).printed).toBe('ending has ended.\n')
    expect((await run(['end', 'ending'], now + 2)).printed).toBe('ending had ended before.\n')
    expect(await run(['end', 'no-such'])).toEqual({
      code: 1,
      printed: 'There is no offer "no-such".\n',
    })
    expect(await changesOf('ending')).toMatchObject([
      { command: 'offer add' },
      { command: 'offer end' },
    ])
  })

  test.each([[[]], [['sell']], [['list', 'x']], [['show']], [['end']]])(
    '%j is 1 with the usage',
    async (args) => {
      const { code, printed } = await run(args)
      expect([code, printed]).toEqual([1, expect.stringContaining('Usage: npm run shop -- offer')])
    },
  )

  test('--help is 0', async () => {
    expect((await run(['add', '--help'])).code).toBe(0)
  })
})
