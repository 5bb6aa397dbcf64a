import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { forgetLowStockNotices } from '#app/shop/catalogue/price-changes/low-stock-notices.server.ts'
import { mostStock, type StockChange } from './stock-change.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'

const longestReason = 200

export type Place = { productId: string; color: string; size: string }

type Variant = { color: string; size: string }

export type StockOutcome =
  | { ok: true; before: number | null; after: number }
  | { ok: false; reason: 'unknown' | 'e-book' | 'uncounted' | 'too-many' }
  | { ok: false; reason: 'too-few'; stock: number }
  | { ok: false; reason: 'variant'; variants: Variant[] }

/**
 * Changes the stock of a product, or of one of its variants, whose sum is the product's own. It never falls below
 * zero. Ranks and lists are updated in the same transaction; the running shop sends the stock alerts.
 * @param reason The audit names it; it is cut to 200 characters.
 */
export const setStock = (
  place: Place,
  change: StockChange,
  now: number,
  reason = '',
): Promise<StockOutcome> =>
  db.write(async (trx) => {
    await lockWorkOf(trx, place.productId)
    const product = await trx
      .selectFrom('product')
      .select(['workId', 'format', 'hasVariants', 'stock'])
      .where('id', '=', place.productId)
      .executeTakeFirst()
    if (!product) return { ok: false, reason: 'unknown' }
    if (product.format === 'e-book') return { ok: false, reason: 'e-book' }
    const found = product.hasVariants
      ? await findVariant(trx, place)
      : place.color + place.size === ''
        ? { stock: product.stock }
        : []
    if (Array.isArray(found)) return { ok: false, reason: 'variant', variants: found }
    const before = found.stock
    if (before === null && 'by' in change) return { ok: false, reason: 'uncounted' }
    const after = 'to' in change ? change.to : (before ?? 0) + change.by
    if (after < 0) return { ok: false, reason: 'too-few', stock: before ?? 0 }
    if (after > mostStock) return { ok: false, reason: 'too-many' }
    await (product.hasVariants ? writeVariant(trx, place, after) : writeProduct(trx, place, after))
    await forgetLowStockNotices(trx, [place.productId])
    await rankEditions(trx, [product.workId], now)
    await bumpCatalogueVersion(trx)
    const { productId: about, color, size } = place
    const details = {
      before,
      after,
      ...(product.hasVariants && { color, size }),
      ...reasonOf(reason),
    }
    await recordChange(trx, { command: 'stock', about, details }, now)
    return { ok: true, before, after }
  })

function reasonOf(typed: string) {
  const reason = cutText(removeUnseen(typed).trim(), longestReason)
  return reason === '' ? {} : { reason }
}

/** Lists the requested variant, or else all of them. */
async function findVariant(trx: Transaction, { productId, color, size }: Place) {
  const variants = await trx
    .selectFrom('variant')
    .select(['color', 'size', 'stock'])
    .where('productId', '=', productId)
    .orderBy('position')
    .orderBy('color')
    .orderBy('size')
    .execute()
  return variants.find((one) => one.color === color && one.size === size) ?? variants
}

const writeProduct = (trx: Transaction, { productId }: Place, stock: number) =>
  trx.updateTable('product').set({ stock }).where('id', '=', productId).execute()

async function writeVariant(trx: Transaction, { productId, color, size }: Place, stock: number) {
  await trx
    .updateTable('variant')
    .set({ stock })
    .where('productId', '=', productId)
    .where('color', '=', color)
    .where('size', '=', size)
    .execute()
  await trx
    .updateTable('product')
    .set((row) => ({
      stock: row
        .selectFrom('variant')
        .select((one) => one.fn.sum<number>('stock').as('all'))
        .where('productId', '=', productId),
    }))
    .where('id', '=', productId)
    .execute()
}
