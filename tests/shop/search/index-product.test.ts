import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listSimilarWords } from '#app/database/search-index.server.ts'
import { matchProducts } from '#app/database/search.server.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import { stemOf } from '#app/shop/catalogue/search/stems.ts'
import { aBook, idsOf, take } from '../import/records.ts'

/** Returns the products found by what is typed: each word, or its stem in a language. */
async function find(typed: string, language = 'en'): Promise<string[]> {
  const terms = foldedWordsOf(typed).map((word) => ({
    forms: [word, stemOf(word, language)],
    prefix: false,
  }))
  const { rows } = await sql<{ id: string }>`
    select id from ${matchProducts(terms)} as hit order by id`.execute(db.read)
  return rows.map(({ id }) => id)
}

const text = (name: string) => ({ name, shortDescription: '', fullDescription: '' })

beforeAll(async () => {
  await idsOf([
    aBook({
      id: 'ring',
      sourceKey: 'ring',
      name: 'The Fellowship of the Ring',
      authors: [{ name: 'J.R.R. Tolkien', role: 'A01' }],
      seriesName: 'The Lord of the Rings',
      publisher: { name: 'Lantern & Quill' },
      isbn13: '9780439023481',
      subjects: ['FM'],
      tags: ['elves', 'rain'],
      categories: ['book'],
      texts: { fr: text('La Communauté de l’anneau'), de: text('Die Gefährten') },
    }),
    aBook({
      id: 'ecume',
      sourceKey: 'ecume',
      name: 'L’Écume des jours',
      language: 'fr',
      inLanguage: 'fr',
      authors: [{ name: 'Boris Vian', role: 'A01' }],
    }),
    aBook({
      id: 'haus',
      sourceKey: 'haus',
      name: 'Die Häuser an der Straße',
      language: 'de',
      inLanguage: 'de',
    }),
    aBook({ id: 'dont', sourceKey: 'dont', name: 'Don’t Look Back, Moby-Dick' }),
    aBook({
      id: 'plant',
      sourceKey: 'plant',
      kind: 'goods',
      format: null,
      inLanguage: '',
      name: 'Leafy friend',
      categories: ['plant'],
    }),
    aBook({
      id: 'hat',
      sourceKey: 'hat',
      kind: 'goods',
      format: null,
      inLanguage: '',
      name: 'Sun shade',
      tags: ['straw'],
      variants: [
        { color: 'green', colorName: 'green', size: 'xl', stock: 1 },
        { color: 'red', colorName: 'red', size: 'm', stock: 0 },
      ],
    }),
  ])
})

describe('a product is found by', () => {
  test.each([
    ['its title', 'fellowship ring', 'ring'],
    ['another form of a word in it', 'rings', 'ring'],
    ['its title in another language', 'gefährten', 'ring'],
    ['its title without accents', 'communaute', 'ring'],
    ['its author', 'Tolkien', 'ring'],
    ['initials in one', 'jrr tolkien', 'ring'],
    ['initials with stops', 'J.R.R. Tolkien', 'ring'],
    ['initials apart', 'j r r tolkien', 'ring'],
    ['its series', 'lord rings', 'ring'],
    ['its publisher', 'lantern quill', 'ring'],
    ['its ISBN-13', '9780439023481', 'ring'],
    ['its ISBN-10', '0439023483', 'ring'],
    ['its subject', 'FM', 'ring'],
    ['its tag', 'elves', 'ring'],
    ['its tag in another language', 'pluie', 'ring'],
    ['words behind an apostrophe', 'écume', 'ecume'],
    ['an apostrophe typed', 'l’écume', 'ecume'],
    ['an apostrophe left out', 'lecume', 'ecume'],
    ['an English apostrophe left out', 'dont look', 'dont'],
    ['a hyphen left out', 'mobydick', 'dont'],
    ['ss for ß', 'strasse', 'haus'],
  ])('%s', async (_by, typed, id) => {
    expect(await find(typed)).toContain(id)
  })

  test.each([
    ['haus', 'de', 'haus'],
    ['häuser', 'de', 'haus'],
    ['jour', 'fr', 'ecume'],
  ])('%s, in %s', async (typed, language, id) => {
    expect(await find(typed, language)).toContain(id)
  })

  test('the name of its category where it is no book', async () => {
    expect(await find('pflanze', 'de')).toEqual(['plant'])
    expect(await find('book')).not.toContain('ring')
  })
})

describe('goods are found by', () => {
  test.each([
    ['a colour', 'green', 'en'],
    ['a colour in another language', 'grüner', 'de'],
    ['a colour that is sold out', 'rouge', 'fr'],
    ['a size', 'xl', 'en'],
    ['the word for size', 'taille m', 'fr'],
  ])('%s', async (_by, typed, language) => {
    expect(await find(typed, language)).toEqual(['hat'])
  })

  test('their tag among what corrects a typing error', async () => {
    expect((await listSimilarWords('strwa', 1)).map(({ word }) => word)).toContain('straw')
  })
})

describe('indexing again', () => {
  test('forgets the words that are gone', async () => {
    const record = aBook({ id: 'gone', sourceKey: 'gone', name: 'Xylophone' })
    await take(record)
    await take({ ...record, name: 'Yodelling' })
    expect(await find('xylophone')).toEqual([])
    expect(await find('yodelling')).toEqual(['gone'])
  })
})

test('stems follow the language of the book, whatever its region', () => {
  expect(stemOf('Running', 'en-GB')).toBe('run')
  expect(stemOf('Häuser', 'de')).toBe('haus')
  expect(stemOf('étoiles', 'fr')).toBe('etoil')
  expect(stemOf('Étoiles', 'nl')).toBe('etoiles')
  expect(stemOf('x', '')).toBe('x')
})
