import { beforeAll, describe, expect, test } from 'vitest'
import type {
  AuthorsAnswer,
  BannersAnswer,
  CategoriesAnswer,
  PublishersAnswer,
} from '#app/shop/api/answers.schema.ts'
import { openDemo } from '../../demo.ts'
import { builtShop, newShopper } from '../../shopper.ts'
import { callApi } from './caller.ts'

beforeAll(async () => {
  await openDemo()
})

const authors = async (query = '') =>
  (await callApi<AuthorsAnswer>(`/authors/list${query}`)).content
const inLanguage = (language: string) => ({ headers: { 'Accept-Language': language } })

describe('the list of authors', () => {
  test('is the first 20 by name, and says of how many', async () => {
    const { page, authors: listed } = await authors()
    expect(page).toMatchObject({ number: 1, size: 20 })
    expect(page.total).toBeGreaterThan(30)
    expect(listed).toHaveLength(20)
    expect(listed.map(({ letter }) => letter)).toEqual(
      listed.map(({ letter }) => letter).toSorted(),
    )
    expect(listed.every(({ _id, slug }) => _id === slug)).toBe(true)
  })

  test('goes on page by page until each was named once', async () => {
    const { page } = await authors()
    const slugs: string[] = []
    for (let number = 1; number <= Math.ceil(page.total / 7); number++) {
      const listed = await authors(`?pageNumber=${number}&pageSize=7`)
      expect(listed.page).toEqual({ number, size: 7, total: page.total })
      slugs.push(...listed.authors.map(({ slug }) => slug))
    }
    expect(slugs).toHaveLength(page.total)
    expect(new Set(slugs).size).toBe(page.total)
  })

  test.each(['?pageNumber=99', '?pageNumber=999999999999999&pageSize=100'])(
    'beyond its end (%s) is empty',
    async (query) => {
      const { page, authors: listed } = await authors(query)
      expect(listed).toEqual([])
      expect(page.total).toBeGreaterThan(30)
    },
  )

  test.each(['?pageNumber=&pageSize=&filter=', '?pageNumber=0&pageSize=00', '?other=1'])(
    '%s counts as nothing given',
    async (query) => {
      expect(await authors(query)).toEqual(await authors())
    },
  )

  test.each(['101', '5000', '999999999999999'])('a page size of %s is 100', async (size) => {
    expect((await authors(`?pageSize=${size}`)).page.size).toBe(100)
  })

  test.each([
    ['pageNumber', 'two'],
    ['pageNumber', '-1'],
    ['pageNumber', '1.5'],
    ['pageNumber', '1e3'],
    ['pageNumber', '0x10'],
    ['pageNumber', '9999999999999999'],
    ['pageNumber', '1;drop table author'],
    ['pageNumber', '%00'],
    ['pageNumber', '٣'],
    ['pageNumber', 'NaN'],
    ['pageNumber', '1&pageNumber=2'],
    ['pageSize', '-5'],
    ['pageSize', 'all'],
    ['filter', 'a&filter=b'],
  ])('with %s=%s is 400 and names it', async (name, value) => {
    const { status, content } = await callApi(`/authors/list?${name}=${value}`)
    expect([status, content.message]).toEqual([400, `“${name}” is missing or wrong.`])
  })

  test('with a filter of more than 100 characters is 400', async () => {
    expect((await authors(`?filter=${'a'.repeat(100)}`)).authors).toEqual([])
    const { status, content } = await callApi(`/authors/list?filter=${'a'.repeat(101)}`)
    expect([status, content.message]).toEqual([400, '“filter” is too long.'])
  })

  test.each(['austen', 'Jane Austen', 'jane aus', 'JANE', ' austen  jane '])(
    'filtered by "%s" holds Jane Austen',
    async (filter) => {
      const { page, authors: listed } = await authors(`?filter=${encodeURIComponent(filter)}`)
      expect(listed.map(({ name }) => name)).toContain('Jane Austen')
      expect(page.total).toBeLessThan(5)
    },
  )

  test('filtered without accents finds them, and with them too', async () => {
    for (const filter of ['bronte', 'Brontë']) {
      const { authors: listed } = await authors(`?filter=${encodeURIComponent(filter)}`)
      expect(listed.length).toBeGreaterThan(0)
      expect(listed.every(({ name }) => name.includes('Brontë'))).toBe(true)
    }
  })

  test.each(['nobody of that name', '!!!', '%', '_', "' or 1=1 --", '%00'])(
    'filtered by "%s" is empty',
    async (filter) => {
      const { page, authors: listed } = await authors(`?filter=${encodeURIComponent(filter)}`)
      expect([page.total, listed]).toEqual([0, []])
    },
  )

  test('tells lives, and leads to pages, in the language that is asked for', async () => {
    const [english, german] = [
      await callApi<AuthorsAnswer>('/authors/list?filter=austen', inLanguage('en')),
      await callApi<AuthorsAnswer>('/authors/list?filter=austen', inLanguage('de-AT, en;q=0.5')),
    ]
    expect(english.content.authors[0]?.path).toBe('/books?author=jane-austen')
    expect(german.content.authors[0]?.path).toBe('/de/books?author=jane-austen')
    expect(german.headers.get('Content-Language')).toBe('de')
    expect(german.content.authors[0]?.life).not.toBe(english.content.authors[0]?.life)
  })

  test('leads to pages that there are', async () => {
    const shopper = await newShopper()
    const { authors: listed } = await authors('?pageSize=3')
    for (const { path } of listed) expect((await shopper.visit(path)).status).toBe(200)
  })
})

describe('the list of publishers', () => {
  test('is a page of them, and honours the query', async () => {
    const { content } = await callApi<PublishersAnswer>('/publishers/list')
    expect(content.page).toMatchObject({ number: 1, size: 20 })
    expect(content.publishers).toHaveLength(Math.min(20, content.page.total))
    const [first, second] = content.publishers
    const { content: rest } = await callApi<PublishersAnswer>(
      '/publishers/list?pageSize=1&pageNumber=2',
    )
    expect(rest.publishers).toEqual([second])
    const filter = encodeURIComponent(first!.name)
    const { content: found } = await callApi<PublishersAnswer>(`/publishers/list?filter=${filter}`)
    expect(found.publishers).toContainEqual(first)
    expect((await callApi('/publishers/list?pageNumber=x')).status).toBe(400)
  })
})

describe('the list of categories', () => {
  test('holds each with its name, parent, count, page and picture', async () => {
    const { content } = await callApi<CategoriesAnswer>('/categories/list')
    const fashion = content.categories.find(({ slug }) => slug === 'fashion')
    expect(fashion).toMatchObject({ name: 'Fashion', parent: null })
    expect(fashion?.count).toBeGreaterThan(5)
    const children = content.categories.filter(({ parent }) => parent === 'fashion')
    expect(children.map(({ slug }) => slug).sort()).toEqual(['kids', 'men', 'women'].sort())
    const shopper = await newShopper()
    expect((await shopper.visit(fashion!.path)).status).toBe(200)
    const shop = await builtShop()
    const picture = await shop(new Request(new URL(fashion!.image, 'http://shop.test')))
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
  })

  test('is in the language that is asked for', async () => {
    const nameIn = async (language: string) => {
      const { content } = await callApi<CategoriesAnswer>('/categories/list', inLanguage(language))
      return content.categories.find(({ slug }) => slug === 'electronics')?.name
    }
    expect(await Promise.all(['en', 'fr', 'de', 'xx'].map(nameIn))).toEqual([
      'Electronics',
      'Électronique',
      'Elektronik',
      'Electronics',
    ])
  })
})

describe('the list of banners', () => {
  test('holds those of all places that run now', async () => {
    const { content } = await callApi<BannersAnswer>('/banners/list')
    expect(content.banners.map(({ _id, place, category }) => [_id, place, category])).toEqual([
      ['sixty-classics', 'home-hero', null],
      ['a-chair-for-the-book', 'home-row', null],
      ['twenty-four-boxes', 'category-top', 'christmas'],
    ])
  })

  test('leads to pages in the language that is asked for', async () => {
    const { content } = await callApi<BannersAnswer>('/banners/list', inLanguage('fr'))
    expect(content.banners[0]?.title).toMatch(/classiques/)
    const shopper = await newShopper()
    for (const { path } of content.banners) {
      expect(path).toMatch(/^\/fr\//)
      expect((await shopper.visit(path)).status).toBe(200)
    }
  })
})

describe('a list that anybody may read', () => {
  test.each(['/categories/list', '/authors/list', '/publishers/list', '/banners/list'])(
    '(%s) may be kept for a minute, by language',
    async (path) => {
      const { headers } = await callApi(path)
      expect(headers.get('Cache-Control')).toBe('public, max-age=60')
      expect(headers.get('Vary')).toBe('Accept-Language, Origin')
      expect(headers.get('Set-Cookie')).toBeNull()
    },
  )
})
