import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  listViewedBeside,
  listViewedCards,
  recordView,
  sweepViewed,
} from '#app/shop/lists/viewed/viewed.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { takeLoggedErrors } from '../../setup.ts'

const now = Date.now()
let books: string[]
beforeAll(async () => {
  books = await manyBooks(20, (n) => ({ name: `Book ${n}` }))
})

const newOwner = () => randomUUID()
const looking = (owner: string | undefined) =>
  ({ owner, language: 'en', currency: 'INR', country: 'IN', now }) as const

const rowsOf = (owner: string) =>
  db.read
    .selectFrom('viewed')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('viewedAt', 'desc')
    .execute()

const idsOf = async (owner: string) => (await rowsOf(owner)).map((row) => row.productId)

async function look(owner: string, ...ids: string[]) {
  for (const [n, id] of ids.entries()) await recordView(owner, id, now + n)
}

describe('what a visitor looked at', () => {
  test('is kept, the last first', async () => {
    const owner = newOwner()
    await look(owner, books[0]!, books[1]!, books[2]!)
    expect(await idsOf(owner)).toEqual([books[2], books[1], books[0]])
  })

  test('moves to the front when it is looked at again', async () => {
    const owner = newOwner()
    await look(owner, books[0]!, books[1]!, books[0]!)
    expect(await idsOf(owner)).toEqual([books[0], books[1]])
  })

  test('is kept twelve products back', async () => {
    const owner = newOwner()
    await look(owner, ...books.slice(0, 13))
    expect(await idsOf(owner)).toEqual(books.slice(1, 13).reverse())
  })

  test('is noted a moment later, so that no answer waits for it', async () => {
    const owner = newOwner()
    const noted = recordView(owner, books[0]!, now)
    await new Promise(setImmediate)
    expect(await rowsOf(owner)).toEqual([])
    await noted
    expect(await rowsOf(owner)).toHaveLength(1)
  })

  test('keeps the later time where an earlier view is noted late', async () => {
    const owner = newOwner()
    await recordView(owner, books[0]!, now)
    await recordView(owner, books[0]!, now - 1000)
    expect(await rowsOf(owner)).toMatchObject([{ viewedAt: now }])
  })

  test('of a product that is gone leaves nothing, not even an error', async () => {
    const owner = newOwner()
    await recordView(owner, 'no-such-product', now)
    expect(await rowsOf(owner)).toEqual([])
  })

  test('goes with its product', async () => {
    const owner = newOwner()
    const gone = await aBook()
    await look(owner, gone)
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', gone).execute())
    expect(await rowsOf(owner)).toEqual([])
  })

  test('holds after many looks at one moment', async () => {
    const owner = newOwner()
    await Promise.all([...books, ...books].map((id, n) => recordView(owner, id, now + n)))
    await recordView(owner, books[0]!, now + 100)
    const ids = await idsOf(owner)
    expect(ids).toHaveLength(12)
    expect(ids[0]).toBe(books[0])
  })

  test('is each visitor’s own', async () => {
    const [one, other] = [newOwner(), newOwner()]
    await recordView(other, books[15]!, now - 1000)
    await look(one, ...books.slice(0, 12))
    expect(await idsOf(other)).toEqual([books[15]])
    expect(await idsOf(one)).toHaveLength(12)
  })
})

describe('the cards of what was looked at', () => {
  const namesOf = async (cards: Promise<{ name: string }[]>) =>
    (await cards).map(({ name }) => name)

  test('stand in its order', async () => {
    const owner = newOwner()
    await look(owner, books[3]!, books[1]!, books[2]!)
    expect(await namesOf(listViewedCards(looking(owner)))).toEqual(['Book 2', 'Book 1', 'Book 3'])
  })

  test('leave out the product at hand beside it, and are six at most', async () => {
    const owner = newOwner()
    await look(owner, ...books.slice(0, 12))
    const names = await namesOf(listViewedBeside(looking(owner), books[11]!))
    expect(names).toEqual(['Book 10', 'Book 9', 'Book 8', 'Book 7', 'Book 6', 'Book 5'])
    expect(await listViewedCards(looking(owner))).toHaveLength(12)
  })

  test('are none for who has no cookie', async () => {
    expect(await listViewedCards(looking(undefined))).toEqual([])
    expect(await listViewedCards(looking(newOwner()))).toEqual([])
  })
})

describe('the sweep of views', () => {
  test('forgets those of guests who are gone for 90 days, any number', async () => {
    await sweepViewed(now)
    const [here, edge] = [newOwner(), newOwner()]
    await recordView(here, books[0]!, now)
    await recordView(here, books[1]!, now - 91 * dayMs)
    await recordView(edge, books[2]!, now - 90 * dayMs)
    const old = Array.from({ length: 450 }, () => ({
      owner: newOwner(),
      productId: books[0]!,
      viewedAt: now - 90 * dayMs - 1,
    }))
    await db.write((trx) => trx.insertInto('viewed').values(old).execute())
    expect(await sweepViewed(now)).toBe(450)
    expect(await idsOf(here)).toEqual([books[0], books[1]])
    expect(await idsOf(edge)).toEqual([books[2]])
  })
})

// Last: it takes the table away.
describe('where views cannot be kept', () => {
  test('nothing fails: it is logged, and the cards are left out', async () => {
    await db.writer.schema.dropTable('viewed').execute()
    await expect(recordView(newOwner(), books[0]!, now)).resolves.toBeUndefined()
    expect(await listViewedCards(looking(newOwner()))).toEqual([])
    const logged = takeLoggedErrors()
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatch(/^left out the note of a view:/)
    expect(logged[1]).toMatch(/^left out recently viewed:/)
  })
})
