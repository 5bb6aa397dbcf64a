import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

const now = Date.now()
beforeAll(async () => {
  await ensureShippedRates(now)
})

async function pageOf(id: string, who: Partial<Viewer> = {}) {
  const row = await findProductRow(id)
  return (await findBookPage(row!, aViewer({ now, ...who }), 'https://shop.test')).page
}

/** A hardback and a paperback of one work. */
async function twoEditions() {
  const workKey = randomUUID()
  return {
    paperback: await aBook({ workKey, price: 30_000, stock: 20 }),
    hardback: await aBook({ workKey, format: 'hardback', price: 90_000, stock: 20 }),
  }
}

/** As whatever changes the catalogue does. */
const change = (work: (trx: Transaction) => Promise<unknown>) =>
  db.write(async (trx) => {
    await work(trx)
    await bumpCatalogueVersion(trx)
  })
const sellOut = (id: string) =>
  change((trx) => trx.updateTable('product').set({ stock: 0 }).where('id', '=', id).execute())
const setPrice = (id: string, amountMinor: number) =>
  change((trx) =>
    trx.updateTable('price').set({ amountMinor }).where('productId', '=', id).execute(),
  )

describe('the next page of a book', () => {
  test('has its new price and stock, and those of its other editions', async () => {
    const { paperback, hardback } = await twoEditions()
    const before = await pageOf(paperback)
    expect(before.editions).toMatchObject([
      { price: '₹300.00' },
      { price: '₹900.00', isOut: false },
    ])
    await setPrice(paperback, 25_000)
    await setPrice(hardback, 80_000)
    await sellOut(hardback)
    const after = await pageOf(paperback)
    expect(after.priceBlock.price?.now).toBe('₹250.00')
    expect(after.editions).toMatchObject([{ price: '₹250.00' }, { price: '₹800.00', isOut: true }])
    await sellOut(paperback)
    expect((await pageOf(paperback)).buying.kind).toBe('none')
  })

  test('has a discount that began, and none of another visitor’s currency', async () => {
    const { paperback: productId } = await twoEditions()
    expect((await pageOf(productId)).priceBlock.price?.was).toBeUndefined()
    await change((trx) =>
      trx
        .insertInto('discount')
        .values({
          id: randomUUID(),
          productId,
          percent: 50,
          fromAt: now - 1,
          untilAt: now + 100_000,
        })
        .execute(),
    )
    expect((await pageOf(productId)).priceBlock.price?.now).toBe('₹150.00')
    expect((await pageOf(productId, { currency: 'EUR' })).priceBlock.price?.now).toContain('€')
  })

  test('has the highest price in India that was changed, in India alone', async () => {
    const id = await aBook({ mrpMinor: 50_000 })
    const mrpOf = async (country: Viewer['country']) =>
      (await pageOf(id, { country })).facts.find(({ value }) => value.includes('₹'))?.value
    expect(await mrpOf('IN')).toBe('₹500.00')
    await db.write((trx) =>
      trx.updateTable('product').set({ mrpMinor: 60_000 }).where('id', '=', id).execute(),
    )
    expect(await mrpOf('IN')).toBe('₹600.00')
    expect(await mrpOf('DE')).toBeUndefined()
  })
})

test('a book’s texts and facts are those of two seconds ago, in each language', async () => {
  const id = await aBook({
    texts: { en: { name: 'One', shortDescription: '', fullDescription: '<p>Old</p>' } },
  })
  expect(await pageOf(id)).toMatchObject({ html: '<p>Old</p>' })
  await db.write(async (trx) => {
    await trx.updateTable('productText').set({ fullDescription: '<p>New</p>' }).execute()
    await trx.updateTable('product').set({ numberOfPages: 77 }).where('id', '=', id).execute()
    await bumpCatalogueVersion(trx)
  })
  const later = await pageOf(id, { now: now + 2_000 })
  expect(later.html).toBe('<p>New</p>')
  expect(later.facts.some(({ value }) => value.includes('77'))).toBe(true)
  const german = await pageOf(id, { language: 'de', now: now + 2_000 })
  expect(german.facts.map(({ label }) => label)).toContain('Sprache')
})
