import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import { importFile } from '#app/shop/exchange/import/import-file.server.ts'
import { aViewer } from '../catalogue/viewers.ts'

const columns = [
  ...['key', 'kind', 'name', 'language', 'description', 'short_description'],
  ...['price', 'sale_count', 'authors'],
]
const ruled = 'Ruled paper.'
const short = 'A night at sea and what became of it.'
const bookOf = (key: string, name: string, sales = 0, description = short, authors = '') =>
  csvRow([key, 'book', name, 'en', description, short, '199', sales, authors])

async function find(q: string, filters: Record<string, string> = {}) {
  const requested = parseListingQuery(new URLSearchParams({ q, ...filters }), 'INR')
  return (await findListingPage('/books', requested, aViewer()))!
}

const titles = async (...requested: Parameters<typeof find>) =>
  (await find(...requested)).cards.map(({ name }) => name)

// That they cost little is held by the benchmark of searches.
describe('three thousand books, nearly all of which hold a word', () => {
  beforeAll(async () => {
    const file = join(process.env.DATA_DIR!, 'books.csv')
    const many = Array.from({ length: 3_100 }, (_, n) => bookOf(`b${n}`, `The Voyage ${n}`))
    const last = [
      bookOf('us', 'When It Ends'),
      bookOf('it', 'It'),
      bookOf('other', 'Voyage', 5_000),
      bookOf('sold', 'The Whale', 9_000),
      bookOf('seldom', 'The Last Voyage of All', 0, short, 'Jane Seldom'),
      bookOf('sails', 'The Sails', 10, short, 'Jane Seldom'),
      ...Array.from({ length: 300 }, (_, n) => bookOf(`l${n}`, `A Lighthouse and Tale ${n}`)),
      bookOf('l', 'Lighthouse', 0, 'Of waves, of storms, of gulls '.repeat(60)),
      ...Array.from({ length: 2_100 }, (_, n) =>
        csvRow([`g${n}`, 'goods', `Notebook ${n}`, 'en', ruled, ruled, '199', 1, '']),
      ),
      bookOf('noted', 'Notes from a Notebook', 0, ruled),
    ]
    await writeFile(file, [csvRow(columns), ...many, ...last].join(''))
    await importFile(file, {}, () => undefined, Date.now())
  }, 120_000)

  test('those that it names come first, though they were the last to be had', async () => {
    expect((await titles('it')).slice(0, 2)).toEqual(['It', 'When It Ends'])
  })

  test('of those that it names nearly all the best sold come first', async () => {
    expect((await titles('the'))[0]).toBe('The Whale')
  })

  test('a title that holds one of two words is none that holds both', async () => {
    expect(await titles('voyage')).toContain('Voyage')
    expect(await titles('the voyage')).not.toContain('Voyage')
  })

  test('a list of a thousand of them is shown, and said to be a part', async () => {
    const { cards, total, outcome } = await find('of it')
    expect(cards).toHaveLength(24)
    expect(total).toContain('1,000')
    expect(outcome?.notes.join()).toContain('1,000')
  })

  test('a filter leaves what comes far behind among them, too', async () => {
    const bySeldom = { author: 'jane-seldom' }
    expect(await titles('voyage', bySeldom)).toEqual(['The Last Voyage of All'])
    expect(await titles('the', bySeldom)).toEqual(['The Sails', 'The Last Voyage of All'])
    const { outcome, total } = await find('the voyage', { language: 'en' })
    expect(total).toContain('3,101')
    expect(outcome?.notes).toEqual([])
  })

  test('books alone are all found among more things that hold it', async () => {
    expect(await titles('notebook')).toEqual(['Notes from a Notebook'])
    const requested = parseListingQuery(new URLSearchParams({ q: 'notebook' }), 'INR')
    const all = await findListingPage('/catalogue', requested, aViewer())
    expect(all?.total).toContain('1,000')
  })

  test('a filter is told what this visitor typed, whoever asked before', async () => {
    const inEnglish = { language: 'en' }
    expect(JSON.stringify(await find('voyaje', inEnglish))).toContain('voyaje')
    expect(JSON.stringify(await find('voyage', inEnglish))).not.toContain('voyaje')
  })

  test('no count is shown beside a filter where a part is listed, and the right ones after', async () => {
    const counts = ({ groups }: Awaited<ReturnType<typeof find>>) =>
      groups.flatMap(({ options }) => options.map(({ count }) => count))
    expect(new Set(counts(await find('the voyage')))).toEqual(new Set(['']))
    expect(counts(await find('the voyage', { language: 'en' }))).toContain('3,101')
  })

  test('asked in ten orders at one moment, a few are found whole and the rest in part', async () => {
    const [first, ...others] = ['the', 'of', 'and', 'it', 'at', 'night']
    const orders = others.flatMap((one, n) => {
      const rest = [...others.slice(n + 1), ...others.slice(0, n)]
      return [[first, one, ...rest].join(' '), [one, first, ...rest].join(' ')]
    })
    const request = (q: string) => find(q, { language: 'en' })
    const pages = await Promise.all(orders.map(request))
    const inPart = pages.filter(({ outcome }) => outcome?.notes.join().includes('1,000'))
    expect(inPart.length).toBeGreaterThan(1)
    expect(inPart.length).toBeLessThan(orders.length)
    const again = await request(orders.at(-1)!)
    expect(again.outcome?.notes).toEqual([])
    expect(again.total).toContain('3,')
  })

  test('the very title comes first, however long its description is', async () => {
    expect((await titles('lighthouse'))[0]).toBe('Lighthouse')
  })

  test('with a word that few hold all of these are found', async () => {
    expect(await titles('the whale')).toEqual(['The Whale'])
  })
})
