import { beforeAll, describe, expect, test } from 'vitest'
import { pageNumbers } from '#app/components/page-numbers.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { sorts } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { manyBooks } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

const count = 55

beforeAll(async () => {
  // All alike in what they are ordered by, so that only the id decides.
  await manyBooks(count, (n) => ({ id: `b${n}`, name: 'Same Name', saleCount: 3 }))
})

const find = (search: string) =>
  findListingPage('/books', parseListingQuery(new URLSearchParams(search), 'INR'), aViewer())

describe('a list of 55 books', () => {
  test.each([
    [1, 24, 'You have viewed 24 of 55 books', 'Load 24 more'],
    [2, 24, 'You have viewed 48 of 55 books', 'Load 7 more'],
    [3, 7, 'You have viewed 55 of 55 books', undefined],
  ])('page %i has %i cards', async (page, cards, seen, next) => {
    const listing = await find(`page=${page}`)
    expect(listing?.cards).toHaveLength(cards)
    expect(listing?.seenWords).toBe(seen)
    expect(listing?.next?.words).toBe(next)
  })

  test('has no fourth page', async () => {
    expect(await find('page=4')).toBeUndefined()
  })

  test('leads on with the filters and the order that were chosen', async () => {
    const listing = await find('format=paperback&sort=title&page=2')
    expect(listing?.next?.search).toBe('?format=paperback&sort=title&page=3')
    expect(listing?.pages).toEqual([
      { page: 1, search: '?format=paperback&sort=title' },
      { page: 2, search: '?format=paperback&sort=title&page=2' },
      { page: 3, search: '?format=paperback&sort=title&page=3' },
    ])
  })

  test.each(sorts)('by %s shows each book once over its pages, ties and all', async (sort) => {
    const seen = new Set<string>()
    for (const page of [1, 2, 3]) {
      const listing = await find(`q=same&sort=${sort}&page=${page}`)
      for (const card of listing?.cards ?? []) seen.add(card.id)
    }
    expect(seen.size).toBe(count)
  })
})

describe('the numbers of pages', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 417, '1 2 gap 417'],
    [2, 5, '1 2 3 4 5'],
    [5, 417, '1 gap 4 5 6 gap 417'],
    [4, 417, '1 2 3 4 5 gap 417'],
    [417, 417, '1 gap 416 417'],
  ])('on page %i of %i are %s', (page, last, numbers) => {
    expect(pageNumbers(page, last).join(' ')).toBe(numbers)
  })
})
