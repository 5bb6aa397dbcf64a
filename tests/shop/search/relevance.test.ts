import { existsSync } from 'node:fs'
import { beforeAll, describe, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { importFile } from '#app/shop/exchange/import/import-file.server.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { expectRelevance } from './expect-relevance.ts'
import { expectedSearches, type ExpectedSearch } from './relevance-table.ts'

const file = `${process.env.SHARED_DATA ?? '../shared/data'}/goodbooks/books.csv`

/** Returns the list's own numbers of the first three books that a shopper sees; an ISBN leads to one. */
async function findFirstThree({ query: q }: ExpectedSearch): Promise<number[]> {
  const isbn = await findIsbn(q)
  if (isbn?.kind === 'found') return numbersOf([isbn.path.replace('/book/', '')])
  const requested = parseListingQuery(new URLSearchParams({ q }), 'INR')
  const listing = await findListingPage('/books', requested, aViewer())
  return numbersOf(listing?.cards.slice(0, 3).map((card) => card.id) ?? [])
}

async function numbersOf(ids: string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.read
    .selectFrom('product')
    .select(['id', 'sourceKey'])
    .where('id', 'in', ids)
    .execute()
  return ids.map((id) =>
    Number(rows.find((row) => row.id === id)!.sourceKey.replace('goodbooks:', '')),
  )
}

const isRight = ({ wanted, only }: ExpectedSearch, first: number[]) =>
  wanted
    ? first.some((id) => wanted.includes(id))
    : first.length > 0 && first.every((id) => only!.includes(id))

describe.skipIf(!existsSync(file))('ten thousand books', () => {
  beforeAll(async () => {
    await importFile(file, { price: 49_900, stock: 12 }, () => undefined, Date.now())
  }, 300_000)

  test(
    'nine of ten searches show what was meant among the first three',
    () => expectRelevance('relevance', { searches: expectedSearches, findFirstThree, isRight }),
    120_000,
  )
})
