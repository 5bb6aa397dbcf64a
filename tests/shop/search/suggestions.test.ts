import { beforeAll, describe, expect, test } from 'vitest'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { aBook, aThing, manyBooks } from '../../fixtures/catalogue.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
  await aBook({
    id: 'hobbit',
    name: 'The Hobbit',
    authors: [
      { name: 'J.R.R. Tolkien', role: 'A01' },
      { name: 'Alan Lee', role: 'A12' },
    ],
  })
  await aThing({
    id: 'mug',
    name: 'Whale mug',
    categories: ['handmade', 'cakes'],
    texts: { de: { name: 'Walbecher', shortDescription: '', fullDescription: '' } },
  })
  await manyBooks(20, (n) => ({ name: `Lantern number ${n}` }))
})

const find = (typed: string, facts: Partial<Viewer> = {}) => findSuggestions(typed, aViewer(facts))

describe('suggestions', () => {
  test('show cover, title, author and price of a book, and its page in the language of the visit', async () => {
    expect((await find('hobb')).suggestions).toEqual([
      {
        name: 'The Hobbit',
        by: 'J.R.R. Tolkien',
        image: { src: expect.stringMatching(/^\/art\/cover\/hobbit-/) as string, kind: 'book' },
        price: '₹499.00',
        path: '/book/hobbit',
      },
    ])
    expect((await find('hobb', { language: 'de' })).suggestions[0]).toMatchObject({
      path: '/de/book/hobbit',
      lang: 'en',
    })
  })

  test('show goods with their name and first category in the language', async () => {
    expect((await find('walb', { language: 'de' })).suggestions[0]).toMatchObject({
      name: 'Walbecher',
      by: 'Handgemachtes',
      image: { kind: 'thing' },
    })
    expect((await find('wha')).suggestions[0]).toMatchObject({ name: 'Whale mug', by: 'Handmade' })
  })

  test('name the price in the currency of the visit, and none of what is not for sale', async () => {
    await aBook({ id: 'gone', name: 'Silmarillion', price: null })
    expect((await find('hobb', { currency: 'EUR' })).suggestions[0]?.price).toMatch(/^€\d/)
    expect((await find('silmar')).suggestions[0]?.price).toBe('')
  })

  test('stay small, however long a name is', async () => {
    await manyBooks(8, (n) => ({
      name: `Zeppelin ${n} ${'x'.repeat(900)}`,
      authors: [{ name: 'y'.repeat(300), role: 'A01' }],
    }))
    const found = await find('zeppelin')
    expect(found.suggestions).toHaveLength(8)
    expect(JSON.stringify(found).length).toBeLessThan(4_096)
  })

  test('are eight at most, and say how many', async () => {
    const { suggestions, words } = await find('lantern')
    expect(suggestions).toHaveLength(8)
    expect(words).toBe('8 suggestions. Choose with the arrow keys.')
  })

  test('forgive a typing error', async () => {
    expect((await find('tolkein')).suggestions[0]?.path).toBe('/book/hobbit')
  })

  test.each(['', ' ', 'h', '*', '"'])('are none for %j', async (typed) => {
    expect(await find(typed)).toEqual({ words: '', suggestions: [] })
  })

  test('read sixty letters at most', async () => {
    expect((await find(`hobbit${' '.repeat(60)}zzz`)).suggestions).toHaveLength(1)
  })
})
