import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findContributorsPage } from '#app/shop/catalogue/contributors/contributors-page.server.ts'
import { parseContributorsQuery } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { findContributorHead } from '#app/shop/catalogue/contributors/contributor-head.server.ts'
import {
  initialsOf,
  shortenDescription,
} from '#app/shop/catalogue/contributors/contributor-text.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'

const now = Date.now()
const viewer = { language: 'en' as const, now }
const by = (name: string, role = 'A01') => ({ name, role })

beforeAll(async () => {
  for (let n = 0; n < 21; n++)
    await aBook({ authors: [by(`Writer ${String.fromCharCode(66 + n)}`)] })
  const press = { name: 'Papier & Sel', postalAddress: '3 quai du Sel, Nantes', email: 'a@b.test' }
  for (const name of ['One', 'Two'])
    await aBook({ name, authors: [by('Émile Zola'), by('Zoë Zed', 'B06')], publisher: press })
  await aBook({
    name: 'One',
    workKey: 'two-editions',
    authors: [by('Émile Zola')],
    publisher: press,
  })
  await aBook({
    name: 'One',
    workKey: 'two-editions',
    format: 'hardback',
    authors: [by('Émile Zola'), by('Émile Zola', 'A15')],
    publisher: press,
    price: 99_900,
  })
  await db.write((trx) =>
    trx
      .updateTable('author')
      .set({ lifeEn: 'He wrote.', lifeFr: 'Il écrivit.', lifeDe: null })
      .where('slug', '=', 'emile-zola')
      .execute(),
  )
})

const request = (search: string, kind: 'author' | 'publisher' = 'author') =>
  findContributorsPage(kind, parseContributorsQuery(new URLSearchParams(search)), viewer)
const names = async (search: string) => (await request(search))?.people.map(({ name }) => name)

describe('a list of authors', () => {
  test('holds 20 by family name, and says where the next are', async () => {
    const page = await request('')
    expect(page?.people).toHaveLength(20)
    expect(page?.people[0]).toMatchObject({ name: 'Writer B', count: '1 book' })
    expect(page?.pager).toMatchObject({ total: 23, seen: 20, next: { to: '/authors?page=2' } })
    expect(await names('page=2')).toEqual(['Writer V', 'Zoë Zed', 'Émile Zola'])
  })

  test('counts each book of theirs once, as their list does', async () => {
    const [person] = (await request('filter=zola'))!.people
    expect(person).toMatchObject({ count: '3 books', path: '/books?author=emile-zola' })
    const { query, ignored } = parseListingQuery(new URLSearchParams('author=emile-zola'), 'INR')
    const listing = await findListingPage('/books', { query, ignored }, aViewer({ now }))
    expect(listing?.count).toBe(3)
  })

  test.each([
    ['letter=Z', ['Zoë Zed', 'Émile Zola']],
    ['letter=z', ['Zoë Zed', 'Émile Zola']],
    ['letter=X', []],
    ['filter=EMILE', ['Émile Zola']],
    ['filter=zo', ['Zoë Zed', 'Émile Zola']],
    ['filter=zo&letter=B', []],
  ])('?%s holds %j', async (search, contents) => {
    expect(await names(search)).toEqual(contents)
  })

  test('links the letters that somebody’s name begins with, and no other', async () => {
    const links = (await request('letter=Z'))!.letters.links
    expect(links).toHaveLength(26)
    expect(links.find(({ letter }) => letter === 'A')).not.toHaveProperty('search')
    expect(links.at(-1)).toMatchObject({ letter: 'Z', search: '?letter=Z', isCurrent: true })
  })

  test.each(['page=3', 'letter=Z&page=2', 'filter=zola&page=2'])(
    'ends before ?%s',
    async (search) => {
      expect(await request(search)).toBeUndefined()
    },
  )

  test.each([
    ['page=two', 'There is no page “two” in this list, so the first one is shown.'],
    ['page=0', 'There is no page “0” in this list, so the first one is shown.'],
    ['letter=zz', 'Letter: “zz” was not recognised and has been ignored.'],
    ['filter=%3F%3F', 'Name: “??” was not recognised and has been ignored.'],
  ])('?%s is the whole list, and says so', async (search, words) => {
    const page = await request(search)
    expect(page?.notices).toEqual([words])
    expect(page?.people).toHaveLength(20)
  })
})

test('a list of publishers counts their books', async () => {
  expect((await request('', 'publisher'))?.people).toEqual([
    {
      slug: 'papier-and-sel',
      name: 'Papier & Sel',
      count: '3 books',
      path: '/books?publisher=papier-and-sel',
    },
  ])
})

describe('the head of somebody’s books', () => {
  const head = (search: string, language: 'en' | 'fr' | 'de' = 'en') =>
    findContributorHead(parseListingQuery(new URLSearchParams(search), 'INR').query, language)

  test('is the author’s life in the language of the page', async () => {
    expect(await head('author=emile-zola')).toMatchObject({
      name: 'Émile Zola',
      text: 'He wrote.',
      title: 'Books by Émile Zola',
      description: 'He wrote.',
    })
    expect(await head('author=emile-zola', 'fr')).toMatchObject({ text: 'Il écrivit.' })
    expect(await head('author=emile-zola', 'de')).toMatchObject({
      text: '',
      description: 'Alle Bücher von Émile Zola bei Octavo, mit Preisen und Verfügbarkeit.',
    })
  })

  test('names how a publisher is reached', async () => {
    expect(await head('publisher=papier-and-sel')).toMatchObject({
      contact: { lines: ['3 quai du Sel', 'Nantes'], email: 'a@b.test' },
    })
  })

  test.each([
    ['author=nobody', 'unknown'],
    ['publisher=emile-zola', 'unknown'],
    ['', undefined],
    ['author=emile-zola&author=zoe-zed', undefined],
    ['author=emile-zola&publisher=papier-and-sel', undefined],
    ['author=emile-zola&q=one', undefined],
  ])('of ?%s is %s', async (search, found) => {
    expect(await head(search)).toEqual(found)
  })
})

test.each([
  ['Jane Austen', 'JA'],
  ['J. R. R. Tolkien', 'JT'],
  ['Voltaire', 'V'],
  ['Émile Zola', 'ÉZ'],
  ['42', '4'],
  ['♥ ♥', '♥♥'],
  ['हरिवंश राय बच्चन', 'हब'],
  ['कीर्ति', 'की'],
  ['เอก ใจดี', 'อจ'],
  ['村上春樹', '村'],
  ['نجيب محفوظ', 'ن'],
  ['\u200b', ''],
  [`a${'\u0331'.repeat(4_000)}`, 'a'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a long text is cut between words', () => {
  const text = `${'word '.repeat(40)}end`
  expect(shortenDescription(text).length).toBeLessThanOrEqual(162)
  expect(shortenDescription(text)).toMatch(/word …$/)
  expect(shortenDescription('short')).toBe('short')
})
