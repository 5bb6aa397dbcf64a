import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { wholeListing } from '#app/shop/catalogue/listing/whole-listing.server.ts'
import { cardsPerPage, sorts } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { addRow, newRowSet, pageOf } from '#app/shop/catalogue/listing/listing-rows.ts'
import { findFacets, findListing } from '#app/shop/catalogue/listing/listing.server.ts'
import { sortInSteps } from '#app/shop/catalogue/text/sort-in-steps.ts'
import { renewFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { findBeginning } from '#app/shop/catalogue/search/find-works.server.ts'
import { readWording } from '#app/shop/catalogue/search/search-terms.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'

const start = Date.now()

beforeAll(() =>
  manyBooks(130, (n) => ({
    id: `n${n}`,
    sourceKey: `test:n${n}`,
    name: `Book ${n % 7}`,
    price: n % 5 === 0 ? null : 10_000 + (n % 4) * 100,
    saleCount: n % 3,
    ...(n % 6 !== 0 && { datePublished: `20${10 + (n % 9)}` }),
  })),
)

describe('the pages of a list', () => {
  // Only a series has volumes, so only a series is sorted by them.
  test.each(sorts.filter((sort) => sort !== 'volume'))(
    'by %s, joined, are the whole of it, each once',
    async (sort) => {
      const pages = Array.from({ length: 6 }, (_, n) =>
        findListing(
          { ...wholeListing(), kind: 'book' },
          { sort, page: n + 1, language: 'en', now: start },
        ),
      )
      const ids = (await Promise.all(pages)).map((page) => page.ids)
      expect(ids.map(({ length }) => length)).toEqual([24, 24, 24, 24, 24, 10])
      expect(new Set(ids.flat()).size).toBe(130)
    },
  )

  test('are the same from either end, of whatever is shown', () => {
    const shown = fc.uint8Array({ max: 1, minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(shown, fc.nat(220), (marks, skipped) => {
        const order = Uint32Array.from(marks.keys()).reverse()
        const all = [...order].filter((row) => marks[row])
        const isShown = newRowSet(marks.length)
        for (const row of all) addRow(isShown, row)
        const page = pageOf(order, isShown, all.length, skipped, cardsPerPage)
        expect(page).toEqual(all.slice(skipped, skipped + cardsPerPage))
      }),
    )
  })

  test('stand in order however many there are', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, n) => (n * 7_919) % 1_000)
    const compare = (a: number, b: number) => numbers[a]! - numbers[b]! || a - b
    const sorted = await sortInSteps(Uint32Array.from(numbers.keys()), compare, () =>
      Promise.resolve(),
    )
    expect([...sorted]).toEqual([...numbers.keys()].sort(compare))
  })
})

/** Of one book so many copies, past all checks of an import. */
async function copies(count: number) {
  const { starsTenths, ...book } = await db.read
    .selectFrom('product')
    .selectAll()
    .where('id', '=', 'n1')
    .executeTakeFirstOrThrow()
  for (let first = 0; first < count; first += 300)
    await db.write((trx) =>
      trx
        .insertInto('product')
        .values(
          Array.from({ length: Math.min(300, count - first) }, (_, n) => {
            const id = `copy-${first + n}`
            return { ...book, id, sourceKey: id, workId: id }
          }),
        )
        .execute(),
    )
  await db.write(bumpCatalogueVersion)
  return starsTenths
}

test('those who ask for the same list at once share one answer', async () => {
  const requested = { sort: 'newest', page: 1, language: 'en', now: start } as const
  const found = await Promise.all(
    Array.from({ length: 20 }, () => findListing({ ...wholeListing(), rating: 2 }, requested)),
  )
  expect(new Set(found).size).toBe(1)
})

test('a list with more filters than anybody sets by hand is not kept', async () => {
  const requested = { sort: 'newest', page: 1, language: 'en', now: start } as const
  const filterBy = (count: number) => ({
    ...wholeListing(),
    authors: Array.from({ length: count }, (_, n) => `nobody-of-this-name-${n}`),
  })
  const isStored = async (count: number) =>
    (await findListing(filterBy(count), requested)) ===
    (await findListing(filterBy(count), requested))
  expect([await isStored(12), await isStored(60)]).toEqual([true, false])
})

test('a list is counted once, whatever its page and its order', async () => {
  const filter = { ...wholeListing(), market: 'DE' as const }
  const requested = [
    { sort: 'newest', page: 1 },
    { sort: 'newest', page: 2 },
    { sort: 'price-up', page: 1 },
  ] as const
  const found = await Promise.all(
    requested.map((one) => findListing(filter, { ...one, language: 'en', now: start })),
  )
  expect(new Set(found.map(({ facets }) => facets)).size).toBe(1)
  expect(await findFacets(filter, start)).toBe(found[0]!.facets)
  expect(new Set(found.map(({ ids }) => ids.join())).size).toBe(3)
})

describe('a large catalogue', () => {
  const total = async (now: number) => (await findFacets(wholeListing(), now)).total

  test('is counted anew behind those who ask, once at a time and not without end', async () => {
    await copies(5_000)
    const now = start + 10_000
    expect(await total(now)).toBe(5_130)
    await aBook({ id: 'later', name: 'Later' })
    // A search finds it at once, and no other name that is near.
    expect(await findBeginning(readWording('later'), now + 3_000)).toEqual(['later'])
    // It rests a while after it was read.
    await renewFacetIndex(now + 3_000)
    expect(await total(now + 3_001)).toBe(5_130)
    // And then nobody waits for it.
    expect(await total(now + 31_000)).toBe(5_130)
    await renewFacetIndex(now + 31_000)
    expect(await total(now + 31_001)).toBe(5_131)
  })
})

test('a small one is counted anew at once', async () => {
  await db.write((trx) => trx.deleteFrom('product').where('id', 'like', 'copy-%').execute())
  await db.write(bumpCatalogueVersion)
  const now = start + 700_000
  await findFacets(wholeListing(), now)
  await renewFacetIndex(now)
  const before = (await findFacets(wholeListing(), now)).total
  await aBook({ id: 'last', name: 'Last' })
  expect((await findFacets(wholeListing(), now + 3_000)).total).toBe(before + 1)
})
