import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankWorks, type RankedProduct } from '#app/shop/catalogue/search/rank.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'

const edition = (id: string, workId: string, inLanguage = 'en'): RankedProduct => ({
  id,
  workId,
  inLanguage,
  name: 'Emma',
  sortName: 'emma',
  seriesNumber: null,
  editionRank: 0,
  title: 'emma',
  author: 'jane austen',
  series: '',
  stems: '',
  isForSale: true,
  saleCount: 1,
  stars: 0,
})

test('works and editions that are alike stand in one order, however a database hands them over', () => {
  const alike = [
    edition('a', '1'),
    edition('b', '1'),
    edition('c', '1', 'de'),
    edition('d', '2'),
    edition('e', '2'),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(alike, { minLength: alike.length }), (handed) => {
      expect(rankWorks('emma', searchTermsOf('emma'), handed)).toEqual(['c', 'a', 'd'])
    }),
  )
})

test('the very name of an author comes before a title with a stem of it', () => {
  const whale = {
    ...edition('whale', '1'),
    title: 'moby dick',
    stems: 'mobi',
    sortName: 'moby dick',
  }
  const novel = { ...edition('novel', '2'), author: 'charles dickens' }
  expect(rankWorks('dickens', searchTermsOf('dickens'), [whale, novel])).toEqual(['novel', 'whale'])
  expect(rankWorks('dick', searchTermsOf('dick'), [novel, whale])).toEqual(['whale', 'novel'])
})
