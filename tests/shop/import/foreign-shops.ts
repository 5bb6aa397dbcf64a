import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import type { ImportOptions } from '#app/shop/exchange/import/import-file.server.ts'
import { importRows } from './records.ts'

const shared = process.env.SHARED_DATA ?? '../shared/data'
export const hasShared = existsSync(shared)

export const importShared = (name: string, options: ImportOptions = {}) =>
  importRows(readFileSync(join(shared, name)), options)

/** Holds a product with its rows. */
export async function findByKey(sourceKey: string) {
  const product = await db.read
    .selectFrom('product')
    .selectAll()
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirstOrThrow()
  const of = (table: 'variant' | 'price' | 'discount' | 'productText' | 'productCategory') =>
    db.read
      .selectFrom(table as 'variant')
      .selectAll()
      .where('productId', '=', product.id)
  const variants = await of('variant').orderBy('position').execute()
  const prices = await db.read
    .selectFrom('price')
    .select(['currency', 'amountMinor'])
    .where('productId', '=', product.id)
    .where('untilAt', 'is', null)
    .execute()
  const discounts = await db.read
    .selectFrom('discount')
    .select(['percent', 'fromAt', 'untilAt'])
    .where('productId', '=', product.id)
    .execute()
  const texts = await db.read
    .selectFrom('productText')
    .selectAll()
    .where('productId', '=', product.id)
    .execute()
  const categories = await db.read
    .selectFrom('productCategory')
    .select('category')
    .where('productId', '=', product.id)
    .orderBy('position')
    .execute()
  return {
    ...product,
    prices: prices.map(({ currency, amountMinor }) => `${currency} ${amountMinor}`),
    discounts,
    variants: variants.map(({ color, size, stock }) => `${color}/${size}:${stock}`),
    html: texts[0]?.fullDescription,
    categories: categories.map(({ category }) => category),
  }
}

export const inRupees = { currency: 'INR' } as const
