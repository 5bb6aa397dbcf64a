import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

describe('the first page', () => {
  test('shows the shelf, new books, rooms, offers that end, best sellers, subjects and things', async () => {
    const shopper = await (await newShopper()).visit('/')
    expect(shopper.text('h1')).toBe('Good books, and good things beside them')
    expect(shopper.texts('.shelf__books li:not(.thing)')).toHaveLength(12)
    expect(shopper.texts('main .head h2')).toEqual([
      'Fresh from the bindery',
      'Walk through the house',
      'Offers ending soon',
      'What others are buying',
      'General and literary fiction',
      'For the armchair, the windowsill and the table',
    ])
    expect(shopper.texts('.tile')).toHaveLength(12)
    expect(shopper.texts('.promises li')).toHaveLength(4)
  })

  test('links only to pages that there are', async () => {
    const shopper = await (await newShopper()).visit('/')
    const paths = new Set(shopper.attrs('main a', 'href'))
    expect(paths.size).toBeGreaterThan(30)
    for (const path of paths) {
      if (path.startsWith('http')) continue
      expect((await (await newShopper()).visit(path)).status, path).toBe(200)
    }
  })

  test('shows nothing twice in its rows', async () => {
    const shopper = await (await newShopper()).visit('/')
    const paths = shopper.attrs('main .card__title a', 'href')
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('has each book of its shelf by title and author', async () => {
    const shopper = await (await newShopper()).visit('/')
    for (const words of shopper.attrs('.shelf__books a img', 'alt')) expect(words).toMatch(/\S, \S/)
  })
})

describe('the language of the bare address', () => {
  test('keeps the query on the way', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    expect((await shopper.visit('/?utm_source=x')).url).toBe('/de?utm_source=x')
  })

  test.each([
    ['fn', '/fr'],
    ['fr;q=0', '/'],
    ['en;q=0, *', '/fr'],
    ['fr;q=0, de;q=0.1', '/de'],
  ])('where the browser asks for %s is %s', async (accepted, path) => {
    const shopper = await newShopper({ 'Accept-Language': accepted })
    expect((await shopper.visit('/')).url).toBe(path)
  })

  test('once English is chosen, stays English, whatever the browser likes', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'fr' })
    expect((await shopper.visit('/')).url).toBe('/fr')
    await shopper.press('English')
    expect(shopper.url).toBe('/')
    expect((await shopper.visit('/books')).url).toBe('/books')
    expect((await shopper.visit('/')).url).toBe('/')
  })

  test('once German is chosen, leads there', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.visit('/books')
    await shopper.press('Deutsch')
    expect((await shopper.visit('/')).url).toBe('/de')
  })

  test('leads nowhere from any other page', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    expect((await shopper.visit('/books')).url).toBe('/books')
    expect((await shopper.visit('/fr')).url).toBe('/fr')
  })
})
