import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { giveFile } from '../../fixtures/catalogue.ts'
import { aBook, day, findProduct, idsOf, noon } from './records.ts'

const inr = (rupees: number) => [
  { currency: 'INR' as const, market: '', amountMinor: rupees * 100 },
]

let works = 0

/** The ranks of editions of one work, taken in together, in the order given. */
async function ranksOf(...editions: Partial<CatalogueRecord>[]) {
  const workKey = `work-${(works += 1)}`
  return ranksNow(await idsOf(editions.map((facts) => aBook({ workKey, ...facts }))))
}

/** The same, where the first is an e-book with its file. */
async function ranksWithFile(...editions: Partial<CatalogueRecord>[]) {
  const workKey = `work-${(works += 1)}`
  const ids = await idsOf(editions.map((facts) => aBook({ workKey, ...facts })))
  await giveFile(ids[0]!)
  return ranksNow(ids)
}

const ranksNow = async (ids: string[]) =>
  (await Promise.all(ids.map(findProduct))).map((product) => product.editionRank)

describe('the edition that stands for its work', () => {
  test('is the cheapest that can be bought', async () => {
    expect(await ranksOf({ prices: inr(500) }, { prices: inr(300) }, { prices: inr(400) })).toEqual(
      [2, 0, 1],
    )
  })

  test('counts the price less its discount', async () => {
    const discount = { percent: 50, untilAt: null }
    expect(await ranksOf({ prices: inr(300) }, { prices: inr(400), discount })).toEqual([1, 0])
  })

  test('is never one sold out, out of print or without a price while another can be bought', async () => {
    expect(
      await ranksOf(
        { prices: inr(1), stock: 0 },
        { prices: inr(2), outOfPrint: true },
        { prices: [] },
        { prices: inr(500), stock: 1 },
      ),
    ).toEqual([1, 2, 3, 0])
  })

  test('may be one that is supplied on order, ordered ahead, or not counted', async () => {
    const soon = new Date(noon + day).toISOString().slice(0, 10)
    for (const facts of [
      { stock: 0, supplyDays: 9 },
      { stock: 0, datePublished: soon },
      { stock: null },
    ])
      expect(await ranksOf({ prices: inr(500) }, { prices: inr(300), ...facts })).toEqual([1, 0])
  })

  test('is a printed one rather than a CD', async () => {
    expect(await ranksOf({ format: 'audiobook-cd', prices: inr(1) }, { prices: inr(500) })).toEqual(
      [1, 0],
    )
    expect(
      await ranksOf({ format: 'audiobook-cd', prices: inr(1) }, { prices: inr(500), stock: 0 }),
    ).toEqual([0, 1])
  })

  test('is an e-book where nothing printed and no CD of its work can be bought', async () => {
    const ebook = { format: 'e-book' as const, prices: inr(1) }
    const disc = { format: 'audiobook-cd' as const, prices: inr(900) }
    expect(await ranksWithFile(ebook, { prices: inr(500) }, disc)).toEqual([2, 0, 1])
    expect(await ranksWithFile(ebook, { prices: inr(500), stock: 0 })).toEqual([0, 1])
    expect(await ranksWithFile(ebook, { prices: [] })).toEqual([0, 1])
  })

  test('is an e-book without a file only where its work has nothing else', async () => {
    const sample = { heading: 'I', html: '<p>It rained.</p>' }
    const ebook = { format: 'e-book' as const, prices: inr(1), sample }
    expect(await ranksOf(ebook, { prices: [] })).toEqual([1, 0])
    expect(await ranksOf(ebook, { prices: inr(500), stock: 0 })).toEqual([1, 0])
    expect(await ranksOf(ebook)).toEqual([0])
  })

  test('is one for each language', async () => {
    expect(
      await ranksOf(
        { inLanguage: 'en', prices: inr(500) },
        { inLanguage: 'fr', prices: inr(400) },
        { inLanguage: 'fr', prices: inr(300) },
      ),
    ).toEqual([0, 1, 0])
  })

  test('is a thing itself where it is no book', async () => {
    const [id = ''] = await idsOf([aBook({ kind: 'goods', format: null, inLanguage: '' })])
    expect(await findProduct(id)).toMatchObject({ editionRank: 0, workId: id })
  })
})

describe('ranking again', () => {
  test('follows a stock that ran out', async () => {
    const ids = await idsOf([
      aBook({ workKey: 'again', prices: inr(300), stock: 1 }),
      aBook({ workKey: 'again', prices: inr(500), stock: 1 }),
    ])
    await db.write(async (trx) => {
      await trx.updateTable('product').set({ stock: 0 }).where('id', '=', ids[0]!).execute()
      await rankEditions(trx, ['again'], noon)
    })
    const ranks = (await Promise.all(ids.map(findProduct))).map((product) => product.editionRank)
    expect(ranks).toEqual([1, 0])
  })

  test('leaves the work that an edition went to, and the one it left, with one at the front', async () => {
    const records = [
      aBook({ workKey: 'from', prices: inr(300) }),
      aBook({ workKey: 'from', prices: inr(500) }),
      aBook({ workKey: 'to', prices: inr(400) }),
    ]
    const ids = await idsOf(records)
    await idsOf([{ ...records[0]!, workKey: 'to' }])
    const ranks = (await Promise.all(ids.map(findProduct))).map((product) => product.editionRank)
    expect(ranks).toEqual([0, 0, 1])
  })

  test('of no works does nothing', async () => {
    await db.write((trx) => rankEditions(trx, [], noon))
  })
})
