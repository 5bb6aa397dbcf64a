import { beforeAll, describe, expect, test } from 'vitest'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'

beforeAll(async () => {
  const written = (name: string) => [{ name, role: 'A01' }]
  await aBook({
    id: 'ecume',
    name: 'L’Écume des jours',
    language: 'fr',
    inLanguage: 'fr',
    authors: written('Boris Vian'),
  })
  await aBook({
    id: 'berg',
    name: 'Der Zauberberg',
    language: 'de',
    inLanguage: 'de',
    authors: written('Thomas Mann'),
  })
  await aBook({
    id: 'strasse',
    name: 'Die Straßen der Häuser',
    language: 'de',
    inLanguage: 'de',
  })
  await aBook({ id: 'moby', name: 'Moby-Dick; or, The Whale', isbn13: '9780142437247' })
  await aBook({ id: 'hobbit', name: 'The Hobbit', authors: written('J. R. R. Tolkien') })
})

const umlautBooks = ['umlaut-body', 'umlaut-title', 'umlaut-written']
beforeAll(async () => {
  const german = { language: 'de', inLanguage: 'de' }
  await aBook({ id: 'umlaut-title', name: 'Märchen der Brüder', ...german })
  await aBook({ id: 'umlaut-written', name: 'Maerchenland', ...german })
  const de = { name: 'Sagen', shortDescription: '', fullDescription: '<p>Viele Märchen.</p>' }
  await aBook({ id: 'umlaut-body', name: 'Sagen', ...german, texts: { de } })
  await aBook({
    id: 'march',
    name: 'Little Women',
    texts: { de: { ...de, fullDescription: 'Meg March' } },
  })
})

async function found(q: string) {
  const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
  const listing = await findListingPage('/books', requested, aViewer())
  return listing?.cards.map((card) => card.id).sort()
}

describe('words', () => {
  test.each([
    ['ecume', ['ecume']],
    ['ÉCUME DES JOURS', ['ecume']],
    ['l’écume', ['ecume']],
    ["l'ecume", ['ecume']],
    ['jour', ['ecume']],
    ['strassen', ['strasse']],
    ['Straße', ['strasse']],
    ['haus', ['strasse']],
    ['haeuser', ['strasse']],
    ['moby dick', ['moby']],
    ['mobydick', ['moby']],
    ['whales', ['moby']],
    ['tolkien', ['hobbit']],
    ['J.R.R. Tolkien', ['hobbit']],
    ['jrr tolkien hobbit', ['hobbit']],
    ['zauber', ['berg']],
    ['mann zauberberg', ['berg']],
  ])('%s find %j', async (q, ids) => {
    expect(await found(q)).toEqual(ids)
  })

  test.each(['Märchen', 'marchen', 'maerchen', 'MAERCHEN'])(
    'with an umlaut find the same however it is written: %s',
    async (q) => {
      expect(await found(q)).toEqual(expect.arrayContaining(umlautBooks))
      expect(await found(q)).toEqual(await found('märchen'))
    },
  )

  test('count twelve at most, of forty letters each', () => {
    const terms = searchTermsOf(Array.from({ length: 50 }, (_, n) => `to${n}`).join(' '))
    expect(terms).toHaveLength(12)
    const [long] = searchTermsOf('x'.repeat(100))
    expect(long).toEqual({ forms: ['x'.repeat(40)], prefix: true })
  })

  test('count once, where they stand last', () => {
    const terms = searchTermsOf('of the sea of the')
    expect(terms.map(({ forms }) => forms[0])).toEqual(['sea', 'of', 'the'])
  })

  test('the last one may be the beginning of a longer one, the others not', () => {
    expect(searchTermsOf('moby di').map((term) => term.prefix)).toEqual([false, true])
  })
})

describe('an ISBN', () => {
  test.each([
    '9780142437247',
    '978-0-14-243724-7',
    '978 0 14 243724 7',
    '0142437247',
    '0-14-243724-7',
    'ISBN 978-0-14-243724-7',
    '142437247',
  ])('typed as %s leads to its book', async (typed) => {
    expect(await findIsbn(typed)).toEqual({ kind: 'found', path: '/book/moby' })
  })

  test('that nobody has here is named with its hyphens', async () => {
    expect(await findIsbn('9780306406157')).toEqual({ kind: 'unknown', isbn: '978-0-306-40615-7' })
  })

  test('with a wrong check digit is known for one', async () => {
    expect(await findIsbn('9780142437248')).toEqual({ kind: 'check-digit' })
  })

  test.each(['1984', 'moby dick', '97801424372479780142'])('is not %s', async (typed) => {
    expect(await findIsbn(typed)).toBeUndefined()
  })
})
