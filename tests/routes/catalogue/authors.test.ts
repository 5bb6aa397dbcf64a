import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const context = async (path: string) => (await newShopper()).visit(path)
const names = 'main .names a'

describe('/authors', () => {
  test('lists 20 by family name, each with its books, and goes on by links', async () => {
    const shopper = await context('/authors')
    expect(shopper.texts(names)).toHaveLength(20)
    expect(shopper.texts(names)[0]).toMatch(/^Alain-Fournier ?1 book$/)
    await shopper.follow('Load 20 more')
    expect(shopper.url).toBe('/authors?page=2')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe('http://shop.test/authors?page=2')
    expect(shopper.text('title')).toBe('Authors, page 2 · Octavo')
  })

  test('has a way to each letter that somebody begins with', async () => {
    const shopper = await context('/authors')
    expect(shopper.texts('.letters a')).toContain('B')
    expect(shopper.texts('.letters span')).toContain('Q')
    expect(shopper.texts('.letters a')).not.toContain('Q')
    await shopper.follow('A', { within: '.letters' })
    expect(shopper.url).toBe('/authors?letter=A')
    expect(shopper.text('h1')).toBe('Authors: A')
    expect(shopper.texts(names).join()).toContain('Jane Austen')
    expect(shopper.attr('.letters [aria-current=page]', 'href')).toBe('/authors?letter=A')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe('http://shop.test/authors?letter=A')
  })

  test('finds a name, folded, for people and not for search engines', async () => {
    const shopper = await context('/de/authors?filter=BRONTE')
    expect(shopper.texts(names)).toHaveLength(2)
    expect(shopper.attr('#filter', 'value')).toBe('BRONTE')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    await shopper.follow('Alle Autorinnen und Autoren')
    expect(shopper.url).toBe('/de/authors')
  })

  test.each(['/authors?page=9', '/authors?letter=A&page=2', '/authors?filter=austen&page=2'])(
    '%s lies beyond the end: 404',
    async (path) => {
      expect((await context(path)).status).toBe(404)
    },
  )

  test('with a page that is none is the first, and says so', async () => {
    const shopper = await context('/authors?page=last')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .note')).toContain('There is no page “last” in this list')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe('http://shop.test/authors')
  })

  test('with a name that nobody has says so', async () => {
    const shopper = await context('/authors?filter=nobody-at-all')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main')).toContain('We have no author by that name.')
  })
})

describe('the books of an author', () => {
  test('stand under the name and the life', async () => {
    const shopper = await context('/authors?letter=A')
    await shopper.follow('Jane Austen 1 book')
    expect(shopper.url).toBe('/books?author=jane-austen')
    expect(shopper.texts('h1')).toEqual(['Jane Austen'])
    expect(shopper.text('main .person')).toContain('Hampshire')
    expect(shopper.text('title')).toBe('Books by Jane Austen · Octavo')
    expect(shopper.attr('meta[name=description]', 'content')).toContain('Jane Austen (1775')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe(
      'http://shop.test/books?author=jane-austen',
    )
    expect(shopper.texts('main .card__by')).toEqual(['Jane Austen', 'Paperback'])
    await shopper.follow('Authors', { within: '.crumbs' })
    expect(shopper.url).toBe('/authors')
  })

  test('have a life in each language', async () => {
    expect((await context('/fr/books?author=jane-austen')).text('main .person .lede')).not.toBe(
      (await context('/de/books?author=jane-austen')).text('main .person .lede'),
    )
  })

  test('of nobody are not found', async () => {
    expect((await context('/books?author=nobody')).status).toBe(404)
    expect((await context('/books?publisher=jane-austen')).status).toBe(404)
  })
})
