import { beforeAll, describe, expect, test } from 'vitest'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await aBook({
    id: 'hobbit',
    name: 'The Hobbit',
    authors: [{ name: 'J.R.R. Tolkien', role: 'A01' }],
    isbn13: '9780618260300',
  })
})

const context = async (path: string) => (await newShopper()).visit(path)

describe('the search field of any page', () => {
  test('leads to corrected results, from there to what was typed, and from there to the correction', async () => {
    const shopper = await context('/books?q=tolkein')
    expect(shopper.text('h1')).toBe('Results for “tolkien”, not “tolkein”')
    expect(shopper.attr('input[name=q]', 'value')).toBe('tolkein')
    expect(shopper.texts('main .card__title a')).toEqual(['The Hobbit'])
    await shopper.visit(shopper.attr('main a[href*="exact=1"]', 'href')!)
    expect(shopper.status).toBe(200)
    expect(shopper.texts('main .card__title a')).toEqual([])
    await shopper.visit(shopper.attr('main a[href="/books?q=tolkien"]', 'href')!)
    expect(shopper.text('h1')).toBe('Results for “tolkien”')
  })

  test.each([
    ['fr', 'Résultats pour « tolkien », et non « tolkein »'],
    ['de', 'Treffer für „tolkien“, nicht „tolkein“'],
  ])('says so in %s', async (language, words) => {
    expect((await context(`/${language}/books?q=tolkein`)).text('h1')).toBe(words)
  })

  test.each(['9780618260300', '978-0-618-26030-0', '978 0 618 26030 0', '0618260307'])(
    'leads from the ISBN %s straight to its book',
    async (isbn) => {
      expect((await context(`/books?q=${encodeURIComponent(isbn)}`)).url).toBe('/book/hobbit')
      expect((await context(`/catalogue?q=${encodeURIComponent(isbn)}`)).url).toBe('/book/hobbit')
    },
  )

  test('says that a check digit is wrong', async () => {
    expect((await context('/books?q=9780618260301')).html).toContain('does not match the others')
  })

  test.each(["'", '"', '%00x', 'NEAR(a b)', '<script>', '(((', '%f0%9f%8c%99'])(
    'takes %s',
    async (typed) => {
      expect([200, 400]).toContain((await context(`/books?q=${typed}`)).status)
    },
  )
})

describe('suggestions', () => {
  test('are JSON that anybody may keep, in three languages, without a cookie', async () => {
    for (const prefix of ['', '/fr', '/de']) {
      const shopper = await context(`${prefix}/suggestions?q=hobb`)
      expect(shopper.status).toBe(200)
      expect(shopper.cookieNames()).toEqual([])
      const { suggestions } = JSON.parse(shopper.html) as { suggestions: { path: string }[] }
      expect(suggestions.map(({ path }) => path)).toEqual([`${prefix}/book/hobbit`])
    }
    expect((await context('/xx/suggestions?q=hobb')).status).toBe(404)
  })

  test('have the prices that their address names, whatever the visitor chose', async () => {
    const shopper = await context('/books')
    await shopper.post('/books', { intent: 'currency.choose', currency: 'EUR' })
    const priceAt = async (search: string) => {
      const { html } = await shopper.visit(`/suggestions?q=hobb${search}`)
      return (JSON.parse(html) as { suggestions: { price: string }[] }).suggestions[0]?.price
    }
    expect(await priceAt('')).toMatch(/^₹/)
    expect(await priceAt('&currency=USD&country=US')).toMatch(/^\$/)
    expect(await priceAt('&currency=XAU&country=../etc')).toMatch(/^₹/)
  })
})
