import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import type { ListingPath } from '#app/shop/catalogue/listing/listing-page.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { openDemo } from '../../demo.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { expectRelevance } from './expect-relevance.ts'
import { expectedFinds, sherlockIsbn, type ExpectedFind } from './whole-shop-table.ts'

beforeAll(async () => {
  await openDemo()
  const { id, isbn13 } = sherlockIsbn
  await db.write((trx) => trx.updateTable('product').set({ isbn13 }).where('id', '=', id).execute())
})

/** Returns the ids of the first three cards that the search field of a page leads to; an ISBN leads to one. */
async function findFirstThree({ query: q, language = 'en' }: ExpectedFind): Promise<string[]> {
  const isbn = await findIsbn(q)
  if (isbn?.kind === 'found') return [isbn.path.replace('/book/', '')]
  const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
  const listing = await findListingPage('/catalogue', requested, aViewer({ language }))
  return listing?.cards.slice(0, 3).map(({ id }) => id) ?? []
}

const workOf = (id: string) => id.replace(/^(b\d\d)[eh]$/, '$1')

function isRight({ one, all, only }: ExpectedFind, first: string[]): boolean {
  const shows = (wanted: string) => first.some((id) => id === wanted || workOf(id) === wanted)
  if (one) return one.some(shows)
  if (all) return all.every(shows)
  return first.length > 0 && first.every((id) => only!.includes(id))
}

test('the search field of every page shows what was meant among the first three', () =>
  expectRelevance('whole shop', { searches: expectedFinds, findFirstThree, isRight }))

test('an accent tells a word from one that most texts hold', async () => {
  for (const query of ['thé', 'thés', 'thé vert'])
    expect((await findFirstThree({ query, language: 'fr' })).slice(0, 2)).toEqual(['72', '52'])
  const { suggestions } = await findSuggestions('thé', aViewer({ language: 'fr' }))
  expect(suggestions.map(({ name }) => name)).toContain('Darjeeling de printemps, 100 g')
})

test('a German noun finds the compounds that end with it, in the singular and the plural', async () => {
  const namesOf = async (q: string) => {
    const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
    const viewer = aViewer({ language: 'de' })
    return (await findListingPage('/catalogue', requested, viewer))!.cards.map(({ name }) => name)
  }
  const both = ['Gestreifter Baumwollpullover', 'Lammwollpullover „Nachtzug“']
  expect(await namesOf('Pullover')).toEqual(expect.arrayContaining(both))
  const lamps = ['Leselampe für die zweite Nachthälfte', 'Stehlampe mit Zugschalter']
  for (const q of ['Lampe', 'Lampen']) expect((await namesOf(q)).slice(0, 2)).toEqual(lamps)
})

test.each([
  ['Katzenfutter', ['60', '63'], 'Treffer für „katzen futter“, nicht „Katzenfutter“'],
  ['Geburtstagskuchen', ['58'], 'Treffer für „geburtstags kuchen“, nicht „Geburtstagskuchen“'],
  ['Kinderbücher', [], 'Treffer für „kinder bücher“, nicht „Kinderbücher“'],
  ['Zimmerpflanze', ['42'], 'Kein Treffer enthält alle Wörter aus „Zimmerpflanze“'],
])(
  'a German compound that no text holds finds what its parts name: %s',
  async (q, ids, heading) => {
    const listing = await findGerman(`q=${q}`)
    expect(listing?.heading).toBe(heading)
    expect(listing?.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  },
)

test('the end of a compound in a name comes before a word in a description', async () => {
  const shelves = await findGerman('q=Regal')
  expect(shelves?.cards.slice(0, 2).map(({ id }) => id)).toEqual(['36', '37'])
  expect(await findFirstThree({ query: 'chair' })).toEqual(['34', '24', '33'])
})

test('goods that the page names with the word come before those that another language names so', async () => {
  const pullovers = await findFirstThree({ query: 'pull', language: 'fr' })
  expect(pullovers.slice(0, 2).sort()).toEqual(['2', '6'])
  expect((await findFirstThree({ query: 'pull' }))[0]).toBe('35')
  const { suggestions } = await findSuggestions('pull', aViewer({ language: 'fr' }))
  expect(suggestions[0]?.name).toMatch(/^Pull/)
})

test('of words that nothing holds together those of a title count', async () => {
  expect(await findFirstThree({ query: 'blaues T-Shirt', language: 'de' })).toEqual(
    expect.arrayContaining(['8', '13']),
  )
  expect(await findFirstThree({ query: 'green tea' })).toContain('52')
})

test('a format alone is a filter, even if a name ends with its letters', async () => {
  for (const query of ['ebook', 'E-Books', 'e‑book']) {
    const ids = await findFirstThree({ query })
    expect(ids, query).toHaveLength(3)
    expect(
      ids.every((id) => id.endsWith('e')),
      query,
    ).toBe(true)
  }
  // A word that begins like the token of a compound's end is searched as any other.
  expect(await findFirstThree({ query: '007 ebook' })).not.toContain('b45h')
  const inGoods = await findGerman('q=Kafka gebunden&kind=goods')
  expect(inGoods?.cards.map(({ id }) => id)).toEqual(['b45h'])
})

const findGerman = (search: string, path: ListingPath = '/catalogue') =>
  findListingPage(
    path,
    parseListingQuery(new URLSearchParams(search), 'INR'),
    aViewer({ language: 'de' }),
  )

test('a search without a result in a category leads to what the whole shop has', async () => {
  const listing = await findGerman('q=mug&category=book&format=hardback')
  const whole = await findGerman('q=mug')
  expect(listing).toMatchObject({ heading: 'Treffer für „mug“', kinds: [], count: 0 })
  expect(listing?.wider).toEqual({
    words: `0 Treffer in „Bücher“, ${whole?.count} im gesamten Sortiment`,
    link: `Alle ${whole?.count} Treffer anzeigen`,
    path: '/catalogue?q=mug',
  })
})

test('a list puts a language first only if it holds books in several', async () => {
  const isRecommended = async (...search: Parameters<typeof findGerman>) =>
    (await findGerman(...search))?.isRecommended ?? false
  expect(await isRecommended('', '/books')).toBe(false)
  expect(await isRecommended('language=de', '/books')).toBe(true)
  expect(await isRecommended('')).toBe(true)
  expect(await isRecommended('kind=goods')).toBe(true)
})
