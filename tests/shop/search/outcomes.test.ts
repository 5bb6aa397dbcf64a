import { beforeAll, describe, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'

const written = (name: string) => [{ name, role: 'A01' }]

beforeAll(async () => {
  const book = (id: string, name: string, author: string, more = {}) =>
    aBook({ id, name, authors: written(author), ...more })
  await book('hobbit', 'The Hobbit', 'J.R.R. Tolkien')
  await book('towers', 'The Two Towers', 'J.R.R. Tolkien', {
    seriesName: 'The Lord of the Rings',
    seriesNumber: '2',
  })
  await book('life', 'Tolkien: A Life', 'Somebody Else')
  await book('potter', 'Harry Potter and the Sorcerer’s Stone', 'J. K. Rowling')
  await book('porter', 'Harry Porter', 'Anne Writer')
  await book('angels', 'Angels & Demons', 'Dan Brown', { publisher: { name: 'Lantern & Quill' } })
  await book('emma-sold', 'Emma', 'Jane Austen', { stock: 0, saleCount: 900 })
  await book('emma-here', 'Emma Woodhouse', 'Jane Austen')
  await book('emma-gone', 'Emma Returns', 'Jane Austen', { stock: 0, saleCount: 900 })
  await book('lamp', 'A Lamp', 'Ruth Emma', {
    subjects: ['FFC'],
    texts: {
      de: {
        name: 'Eine Lampe',
        shortDescription: 'Mit Emma.',
        fullDescription: '<p>Leuchtturm</p>',
      },
    },
  })
  await book('sapphire', 'Saphirblau', 'Kerstin Gier', { language: 'de', inLanguage: 'de' })
  await book('zoo', 'Kinder vom Bahnhof Zoo', 'Christiane F.', { language: 'de', inLanguage: 'de' })
  await book('ps', 'P.S. I Love You', 'Cecelia Ahern')
  const dune = { workKey: 'dune' }
  await book('dune', 'Dune', 'Frank Herbert', dune)
  await book('dune-hb', 'Dune', 'Frank Herbert', { ...dune, format: 'hardback', price: 90_000 })
  await book('paperback', 'The Last Paperback', 'Anne Writer')
  await book('boots', 'Le Chat botté', 'Charles Perrault', { language: 'fr', inLanguage: 'fr' })
  await book('red', 'Le Rouge et le Noir', 'Stendhal', { language: 'fr', inLanguage: 'fr' })
  await book('that', 'What Nor That', 'Anne Writer')
  await aThing({ id: 'mug', name: 'Hobit mugg', categories: ['handmade'] })
})

const find = (q: string, more = '', path: '/books' | '/catalogue' = '/books') =>
  findListingPage(
    path,
    parseListingQuery(new URLSearchParams(`q=${encodeURIComponent(q)}${more}`), 'INR'),
    aViewer(),
  )
const ids = async (q: string, more?: string, path?: '/books' | '/catalogue') =>
  (await find(q, more, path))?.cards.map((card) => card.id)

describe('a search finds by', () => {
  test.each([
    ['a publisher', 'lantern quill', 'angels'],
    ['a subject in English', 'classic crime', 'lamp'],
    ['a subject in French', 'policiers classiques', 'lamp'],
    ['a subject in German', 'klassische krimis', 'lamp'],
    ['its description', 'leuchtturm', 'lamp'],
    ['"and" where the title has &', 'angels and demons', 'angels'],
    ['a series and the number in it', 'lord of the rings 2', 'towers'],
    ['initials without stops', 'ps i love you', 'ps'],
    ['initials in one', 'jk rowling', 'potter'],
    ['initials apart', 'J R R Tolkien hobbit', 'hobbit'],
    ['a possessive without its apostrophe', 'sorcerers stone', 'potter'],
    ['a possessive split', 'sorcerer s stone', 'potter'],
  ])('%s', async (_by, typed, id) => {
    expect((await ids(typed))?.[0]).toBe(id)
  })
})

test('words that the shop knows are not corrected to those of another language', async () => {
  const found = await find('chat noir')
  expect(found?.outcome?.literally).toBeUndefined()
  expect(found?.cards.map(({ id }) => id)).not.toContain('that')
})

describe('the order', () => {
  test('is title before author before description', async () => {
    expect(await ids('tolkien')).toEqual(['life', 'hobbit', 'towers'])
    expect(await ids('emma')).toEqual(['emma-sold', 'emma-here', 'emma-gone', 'lamp'])
  })

  test('among alike puts what can be had before what is sold out, however well that sold', async () => {
    const found = await ids('emma')
    expect(found?.indexOf('emma-here')).toBeLessThan(found!.indexOf('emma-gone'))
  })
})

describe('a format among the words', () => {
  test.each(['dune hardback', 'Dune gebunden', 'dune relié', 'herbert Hardcover'])(
    'is a filter that shows that edition (%s)',
    async (typed) => {
      const page = await find(typed, '', '/catalogue')
      expect(page?.cards.map(({ id }) => id)).toEqual(['dune-hb'])
      expect(page?.chips.map(({ label }) => label)).toEqual(['Hardback'])
      expect(page?.chips[0]!.search).toMatch(/^\?q=(dune|herbert)$/i)
    },
  )

  test.each(['hardcover', 'Gebundene Ausgabe', 'relié'])(
    'is a filter without other words too (%s)',
    async (typed) => {
      const page = await find(typed, '', '/catalogue')
      expect(page?.cards.map(({ id }) => id)).toEqual(['dune-hb'])
      expect(page).toMatchObject({ heading: `Results for “${typed}”`, q: '', sort: 'own-language' })
      expect(page?.chips.map(({ label }) => label)).toEqual(['Hardback'])
    },
  )

  test('is a word in a title, alone, without such an edition, and where the words are exact', async () => {
    for (const typed of ['last paperback', 'paperback', 'dune audiobook'])
      expect((await find(typed))?.chips).toEqual([])
    expect((await find('dune hardback', '&exact=1'))?.chips).toEqual([])
    expect((await ids('last paperback'))?.[0]).toBe('paperback')
  })
})

describe('a typing error', () => {
  test('is corrected at once, said in the heading, with a link back to what was typed', async () => {
    const page = await find('tolkein')
    expect(page?.heading).toBe('Results for “tolkien”, not “tolkein”')
    expect(page?.cards.map(({ id }) => id)).toContain('hobbit')
    expect(page?.outcome?.literally).toEqual({
      words: 'Search for “tolkein” instead',
      search: '?q=tolkein&exact=1',
    })
    expect(page?.q).toBe('tolkein')
  })

  test('is looked up with the whole query: poter is Potter beside Harry and Stone', async () => {
    expect((await find('harry poter stone'))?.heading).toContain('“harry potter stone”')
  })

  test('with several likely corrections shows the best and links to the others', async () => {
    const page = await find('harry poter')
    expect(page?.cards).not.toEqual([])
    const others = page?.outcome?.didYouMean
    expect(others?.words).toBe('Did you mean:')
    expect(others?.others.length).toBeGreaterThanOrEqual(1)
    expect(others?.others.length).toBeLessThanOrEqual(2)
    const [other] = others!.others
    expect(`${page?.heading} ${other?.q}`).toMatch(
      /harry potter.*harry porter|harry porter.*harry potter/,
    )
    expect(other?.search).toBe(`?q=${other!.q.replace(' ', '+')}`)
  })

  test.each([
    ['two in one query', 'hary poter sorcerers stone', 'potter'],
    ['letters swapped', 'hobibt', 'hobbit'],
    ['a wrong first letter', 'yobbit', 'hobbit'],
    ['a compound split', 'saphir blau', 'sapphire'],
    ['words run together', 'kinder bahnhofzoo', 'zoo'],
    ['an umlaut written out', 'angels und daemons', 'angels'],
  ])('%s', async (_what, typed, id) => {
    expect(await ids(typed)).toContain(id)
  })

  test.each([
    ['hubbat', 'hobbit'],
    ['tobbet', 'hobbit'],
    ['zauphirblau', 'saphirblau'],
    ['zoq', 'zoo'],
  ])('too far from a word only offers it: %s', async (typed, near) => {
    const page = await find(typed)
    expect(page?.heading).toBe(`No results for “${typed}”`)
    expect(page?.cards).toEqual([])
    expect(page?.outcome?.didYouMean?.others.map(({ q }) => q)).toContain(near)
  })

  test('too far from a word is offered beside the results for the other words', async () => {
    const page = await find('sorcerer hirry pettar')
    expect(page?.cards.map(({ id }) => id)).toEqual(['potter'])
    expect(page?.heading).toContain('Nothing matches all the words')
    expect(page?.outcome?.didYouMean?.others[0]?.q).toBe('sorcerer harry potter')
  })

  test('of two letters in a long word that begins alike is corrected', async () => {
    expect((await find('saphyrblaw'))?.heading).toContain('“saphirblau”')
  })

  test('of what was typed on purpose is left alone, and still points to what was likely meant', async () => {
    const page = await find('tolkein', '&exact=1')
    expect(page?.cards).toEqual([])
    expect(page?.heading).toBe('No results for “tolkein”')
    expect(page?.outcome?.didYouMean?.others[0]).toEqual({ q: 'tolkien', search: '?q=tolkien' })
    expect(page?.categories).not.toEqual([])
  })

  test('is none where the words find something, were it only outside of books', async () => {
    const page = await find('hobit')
    expect(page?.outcome?.literally).toBeUndefined()
    expect(await ids('hobit', '', '/catalogue')).toEqual(['mug'])
  })

  test('keeps the filters, and its corrected results have them too', async () => {
    const page = await find('tolkein', '&format=paperback')
    expect(page?.outcome?.literally?.search).toBe('?q=tolkein&exact=1&format=paperback')
    expect(await ids('tolkein', '&format=hardback')).toEqual([])
  })
})

describe('a search without any hit', () => {
  test('shows what holds the most of its words, says so, and names the rooms', async () => {
    const page = await find('harry potter zzqqxx')
    expect(page?.heading).toBe('Nothing matches all the words in “harry potter zzqqxx”')
    expect(page?.cards.map(({ id }) => id)).toEqual(['potter'])
    expect(page?.outcome).toMatchObject({ hasCategories: true })
    expect(page?.outcome?.notes[0]).toContain('“harry potter”')
    expect(page?.categories).not.toEqual([])
  })

  test('of which only other things than books are near says nothing of them among no books', async () => {
    // Without a filter the search leads on to the whole catalogue.
    const page = await find('mugg zzqqxx', '&availability=in-stock')
    expect(page?.cards).toEqual([])
    expect(page?.heading).toBe('Results for “mugg zzqqxx”')
    expect(page?.outcome).toEqual({ notes: [], hasCategories: false })
    expect(page?.categories).not.toEqual([])
  })

  test('of which nothing is near names the rooms', async () => {
    const page = await find('zzqqxx wwkkjj')
    expect(page?.cards).toEqual([])
    expect(page?.categories).not.toEqual([])
  })
})

describe('a number', () => {
  test('of ISBN length with a wrong check digit is named as one, on the page too', async () => {
    expect(await findIsbn('978-0-14-243724-8')).toEqual({ kind: 'check-digit' })
    const isbn = await findIsbn('9780142437248')
    const requested = parseListingQuery(new URLSearchParams({ q: '9780142437248' }), 'INR')
    const page = await findListingPage('/books', { ...requested, isbn }, aViewer())
    expect(page?.notices).toHaveLength(1)
  })

  test.each(['978-0-306-40615-7', '978-0-14-243724-8', 'ISBN 978 0 14 243724 8'])(
    'read as the ISBN %s is neither corrected nor taken to pieces',
    async (typed) => {
      await aBook({ id: 'fourteen', name: '14 8' })
      const isbn = await findIsbn(typed)
      const requested = parseListingQuery(new URLSearchParams({ q: typed }), 'INR')
      const page = await findListingPage('/books', { ...requested, isbn }, aViewer())
      expect(page?.heading).toBe(`No results for “${typed}”`)
      expect(page?.notices).toHaveLength(1)
      expect(page?.cards).toEqual([])
      expect(page?.outcome).toEqual({ notes: [], hasCategories: false })
      expect(page?.categories).not.toEqual([])
    },
  )

  test('of twenty digits is no ISBN and finds nothing', async () => {
    expect(await findIsbn('97801424372479780142')).toBeUndefined()
    expect(await ids('97801424372479780142')).toEqual([])
  })
})
