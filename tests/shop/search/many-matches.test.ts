import { beforeAll, describe, expect, test } from 'vitest'
import { findWorks, mostRanked } from '#app/shop/catalogue/search/find-works.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { aBook, idsOf, noon } from '../import/records.ts'

type Facts = Parameters<typeof aBook>[0]

const many = (count: number, facts: (n: number) => Facts) =>
  Array.from({ length: count }, (_, n) => aBook(facts(n)))

const spoken = (name: string, shortDescription: string): Facts => ({
  name,
  texts: { en: { name, shortDescription, fullDescription: '' } },
})

const found = async (typed: string, now = noon) =>
  (await findWorks(typed, true, now)).found.products

/** More hold the word than are told apart by their names. */
const speaking = mostRanked + 20

describe('of a word that hundreds of books hold', () => {
  beforeAll(async () => {
    await idsOf([
      ...many(speaking, (n) => ({
        id: `speaks-${n}`,
        ...spoken(`Of something else ${n}`, 'A kestrel comes into it.'),
        saleCount: 100_000 + n,
      })),
      ...many(speaking, (n) => ({
        id: `named-${n}`,
        name: `Birds, volume ${n}`,
        authors: [{ name: 'Ada Kestrel', role: 'A01' }],
        saleCount: 900 + n,
      })),
      ...many(speaking, (n) => ({ id: `titled-${n}`, name: `One kestrel in ${n} pictures` })),
      aBook({ id: 'main', name: 'Kestrel: a history of wings' }),
      aBook({ id: 'unlisted', standing: 'hidden', ...spoken('Wings', 'Of the kestrel.') }),
      aBook({ id: 'sold', name: 'How the kestrel hunts', saleCount: 50_000 }),
      aBook({ id: 'gone', name: 'What a kestrel sees', saleCount: 60_000, stock: 0 }),
      aBook({ id: 'whole', stock: 0, ...spoken('Kestrel', 'Of wings. '.repeat(90)) }),
      ...many(3, (n) => ({
        id: `edition-${n}`,
        name: 'Kestrel summer',
        workKey: 'kestrel-summer',
        format: (['paperback', 'hardback', 'audiobook-cd'] as const)[n]!,
        saleCount: 20_000,
      })),
    ])
  })

  test('the very title comes first, then titles that hold it, then authors, then what speaks of it', async () => {
    const ids = await found('kestrel')
    const kinds = ids.map((id) => id.split('-')[0])
    expect(ids[0]).toBe('whole')
    expect(kinds.lastIndexOf('titled')).toBeLessThan(kinds.indexOf('named'))
    expect(kinds.lastIndexOf('named')).toBeLessThan(kinds.indexOf('speaks'))
    expect(ids).toHaveLength(3 * speaking + 5)
    expect(ids).not.toContain('unlisted')
  })

  test('a title before a colon comes after the very title, however little it sells', async () => {
    expect((await found('kestrel'))[1]).toBe('main')
  })

  test('what sells comes first among its kind, and what cannot be bought last', async () => {
    const ids = await found('kestrel')
    const titled = ids.filter((id) => !/^(named|speaks)/.test(id))
    expect(titled.slice(2, 4).sort()).toEqual([expect.stringMatching('edition'), 'sold'].sort())
    expect(titled.at(-1)).toBe('gone')
    const speaks = ids.filter((id) => id.startsWith('speaks'))
    expect(speaks).toEqual([...speaks].sort((a, b) => salesOf(b) - salesOf(a)))
  })

  test('one edition speaks for a work', async () => {
    expect((await found('kestrel')).filter((id) => id.startsWith('edition'))).toHaveLength(1)
  })

  test('what came in after lists were read is found, among the first of its kind', async () => {
    await findFacetIndex(noon)
    await idsOf([aBook({ id: 'new', name: 'The new kestrel' })])
    const ids = await found('kestrel', noon + 3_000)
    expect(ids).toContain('new')
    expect(ids.indexOf('new')).toBeLessThan(ids.findIndex((id) => id.startsWith('named')))
  })

  test('what lists do not show is not found, though they do not know it yet', async () => {
    const later = noon + 9_000
    await findFacetIndex(later)
    await idsOf([aBook({ id: 'hidden', name: 'The kestrel nobody sees', standing: 'hidden' })])
    expect(await found('kestrel nobody', later)).toEqual([])
  })
})

const salesOf = (id: string) => Number(id.split('-')[1])
