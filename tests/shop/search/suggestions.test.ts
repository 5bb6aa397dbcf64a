import { beforeAll, describe, expect, test } from 'vitest'
import { findSuggestions } from '#app/shop/catalogue/search/suggestions.server.ts'
import { aBook, aThing, manyBooks } from '../../fixtures/catalogue.ts'

beforeAll(async () => {
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
    texts: { de: { name: 'Walbecher', shortDescription: '', fullDescription: '' } },
  })
  await manyBooks(20, (n) => ({ name: `Lantern number ${n}` }))
})

const find = (typed: string, language: 'en' | 'fr' | 'de' = 'en') =>
  findSuggestions(typed, language, Date.now())

describe('suggestions', () => {
  test('name the work, who wrote it, and its page in the language of the visit', async () => {
    expect((await find('hobb')).suggestions).toEqual([
      { name: 'The Hobbit', by: 'J.R.R. Tolkien', path: '/book/hobbit' },
    ])
    expect((await find('hobb', 'de')).suggestions[0]?.path).toBe('/de/book/hobbit')
  })

  test('call things by their name in the language', async () => {
    expect((await find('walb', 'de')).suggestions[0]?.name).toBe('Walbecher')
    expect((await find('wha')).suggestions[0]?.name).toBe('Whale mug')
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
