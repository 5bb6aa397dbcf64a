import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'

type NamedPicture = { url: string; color: string }

/**
 * Lists the pictures that a source names, with colours. If it states no pictures of colours, the
 * stored ones stay.
 */
function namedPictures(
  { images = [], colorImages }: CatalogueRecord,
  before: NamedPicture[],
): NamedPicture[] {
  const colored = colorImages
    ? Object.entries(colorImages).map(([color, url]) => ({ url, color }))
    : before.filter(({ color }) => color !== '').map(({ url, color }) => ({ url, color }))
  return [...images.map((url) => ({ url, color: '' })), ...colored]
}

/**
 * Stores which pictures a source names for a product; fetched ones stay. Without `images` in the
 * record nothing changes.
 */
export async function setPictures(
  trx: Transaction,
  productId: string,
  record: CatalogueRecord,
): Promise<void> {
  if (record.images === undefined) return
  const before = await trx
    .selectFrom('productPicture')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const named = namedPictures(record, before)
  const isSame =
    before.length === named.length &&
    before.every((row, n) => row.url === named[n]?.url && row.color === named[n]?.color)
  if (isSame) return
  await trx.deleteFrom('productPicture').where('productId', '=', productId).execute()
  for (const [position, picture] of named.entries()) {
    const known = before.find(({ url }) => url === picture.url)
    const [hash, triedAt] = [known?.hash ?? null, known?.triedAt ?? null]
    await trx
      .insertInto('productPicture')
      .values({ productId, position, ...picture, hash, triedAt })
      .execute()
  }
  await showPictures(trx, productId)
}

/** Stores at the product which pictures were fetched, for lists and pages. */
export async function showPictures(trx: Transaction, productId: string): Promise<void> {
  // Another picture of the product may be stored concurrently.
  await lockRows(trx.selectFrom('product').select('id').where('id', '=', productId))
  const rows = await trx
    .selectFrom('productPicture')
    .innerJoin('picture', 'picture.hash', 'productPicture.hash')
    .select(['color', 'picture.hash', 'type'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const photos: Record<string, string> = {}
  for (const { color, hash, type } of rows) photos[color] ??= `${hash}.${type}`
  await trx
    .updateTable('product')
    .set({ photos: JSON.stringify(photos) })
    .where('id', '=', productId)
    .execute()
}
