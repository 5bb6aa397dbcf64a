import { beforeAll, describe, expect, test } from 'vitest'
import { listAuthors, listPublishers } from '#app/shop/api/contributors.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'

const authors = [
  'Émile Zola',
  'Voltaire',
  'Jane Austen',
  'J. R. R. Tolkien',
  'Дон-Аминадо',
  'O’Brien',
]

beforeAll(async () => {
  for (const name of authors) {
    const sortName = name === 'Voltaire' ? 'Arouet, François-Marie' : undefined
    await aBook({
      authors: [{ name, role: 'A01', ...(sortName !== undefined && { sortName }) }],
      publisher: { name: name === 'Voltaire' ? 'The Folio Society' : 'Smith & Sons' },
    })
  }
})

const page = (filter: string) => ({ pageNumber: 1, pageSize: 20, filter })
const named = async (filter: string) =>
  (await listAuthors(page(filter), 'en')).authors.map(({ name }) => name)

describe('authors', () => {
  test('come by their sort names', async () => {
    expect(await named('')).toEqual([
      'Voltaire',
      'Jane Austen',
      'O’Brien',
      'J. R. R. Tolkien',
      'Émile Zola',
      'Дон-Аминадо',
    ])
  })

  test.each([
    ['zola', ['Émile Zola']],
    ['EMILE', ['Émile Zola']],
    ['émile z', ['Émile Zola']],
    ['zola emile', ['Émile Zola']],
    ['tolk r', ['J. R. R. Tolkien']],
    ['voltaire', ['Voltaire']],
    ['Arouet', ['Voltaire']],
    ['дон', ['Дон-Аминадо']],
    ["o'brien", ['O’Brien']],
    ['zola austen', []],
    ['z%a', ['Émile Zola']],
    ['%', []],
    ['_', []],
  ])('with "%s" in their name are %j', async (filter, names) => {
    expect(await named(filter)).toEqual(names)
  })
})

describe('a page', () => {
  test.each([
    [1, 6, 6],
    [2, 4, 2],
    [2, 6, 0],
    [999_999_999_999_999, 100, 0],
  ])('(%i of %i each) holds %i, and says of how many', async (pageNumber, pageSize, contents) => {
    const { page: text, authors: listed } = await listAuthors(
      { pageNumber, pageSize, filter: '' },
      'en',
    )
    expect(listed).toHaveLength(contents)
    expect(text).toEqual({ number: pageNumber, size: pageSize, total: 6 })
  })
})

describe('publishers', () => {
  test.each([
    ['the folio', ['The Folio Society']],
    ['society', ['The Folio Society']],
    ['smith and', ['Smith & Sons']],
    ['', ['The Folio Society', 'Smith & Sons']],
  ])('with "%s" in their name are %j', async (filter, names) => {
    const { publishers, page: text } = await listPublishers(page(filter), 'en')
    expect(publishers.map(({ name }) => name)).toEqual(names)
    expect(text.total).toBe(names.length)
  })
})
