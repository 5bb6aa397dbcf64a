import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { openDemo } from '../../demo.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { expectedFinds, sherlockIsbn, type ExpectedFind } from './whole-shop-table.ts'

beforeAll(async () => {
  await openDemo()
  const { id, isbn13 } = sherlockIsbn
  await db.write((trx) => trx.updateTable('product').set({ isbn13 }).where('id', '=', id).execute())
})

/** Returns the ids of the first three cards that the search field of a page leads to; an ISBN leads to one. */
async function findFirstThree({ query: q, language = 'en' }: ExpectedFind): Promise<string[]> {
  const isbn = await findIsbn(q)
  if (isbn?.kind === 'found') return [isbn.path.replace('/book/', '')]
  const requested = parseListingQuery(new URLSearchParams({ q }))
  const listing = await findListingPage('/catalogue', requested, aViewer({ language }))
  return listing?.cards.slice(0, 3).map(({ id }) => id) ?? []
}

const workOf = (id: string) => id.replace(/^(b\d\d)[eh]$/, '$1')

function isRight({ one, all, only }: ExpectedFind, first: string[]): boolean {
  const shows = (wanted: string) => first.some((id) => id === wanted || workOf(id) === wanted)
  if (one) return one.some(shows)
  if (all) return all.every(shows)
  return first.length > 0 && first.every((id) => only!.includes(id))
}

test('the search field of every page shows what was meant among the first three', async () => {
  const wrong: string[] = []
  for (const expected of expectedFinds) {
    const first = await findFirstThree(expected)
    if (!isRight(expected, first)) wrong.push(`${expected.query}: ${first.join(', ') || 'none'}`)
  }
  const right = expectedFinds.length - wrong.length
  console.log(`whole shop: ${right} of ${expectedFinds.length}\n${wrong.join('\n')}`)
  expect(right / expectedFinds.length).toBeGreaterThanOrEqual(0.9)
})
