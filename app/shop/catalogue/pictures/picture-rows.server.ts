import { createFault } from '#app/shop/operations/findings/fault.ts'
import type { Selectable } from 'kysely'
import type { ProductPictureTable } from '#app/database/tables.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { settings } from '#app/settings.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { isOwnPicture } from './picture-origin.ts'
import { storedName } from './photo-path.ts'

/** Holds a picture of a product without its place. */
export type PictureRow = Omit<Selectable<ProductPictureTable>, 'productId' | 'position'>

type NamedPicture = Pick<PictureRow, 'url' | 'color'>

/** Says nothing about what a picture shows. */
const noAlt = { altEn: '', altFr: '', altDe: '' }

/** Describes the picture of a file that the shopkeeper gave. */
export const newPictureRow = (hash: string, now: number): PictureRow => ({
  url: '',
  color: '',
  hash,
  triedAt: now,
  ...noAlt,
})

/** More would be a burden for the page of a product. */
const mostPictures = 20

export const tooManyFault = (count: number) =>
  count > mostPictures
    ? createFault(
        'pictures.tooMany',
        { most: mostPictures, count },
        `A product has at most ${mostPictures} pictures; these would be ${count}`,
      )
    : undefined

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

/** An export of this shop names the pictures that the shop shows, whatever they came from. */
const isOwnAddress = (url: string) => {
  const { PUBLIC_URL } = settings()
  return PUBLIC_URL !== undefined && url.startsWith(`${PUBLIC_URL}/picture/`)
}

/**
 * Stores which pictures a source names for a product; fetched ones stay, and those of the shopkeeper, which come first.
 * Without `images` in the record, or with one of the shop's own, nothing changes.
 */
export async function setPictures(
  trx: Transaction,
  productId: string,
  record: CatalogueRecord,
): Promise<void> {
  if (record.images === undefined || record.images.some(isOwnAddress)) return
  const all = await listPictureRows(trx, productId)
  const before = all.filter((one) => !isOwnPicture(one))
  const named = namedPictures(record, before)
  const isSame =
    before.length === named.length &&
    before.every((row, n) => row.url === named[n]?.url && row.color === named[n]?.color)
  if (isSame) return
  const fetched = named.map((picture) => {
    const known = before.find(({ url }) => url === picture.url)
    return { hash: null, triedAt: null, ...noAlt, ...known, ...picture }
  })
  await writePictureRows(trx, productId, [...all.filter(isOwnPicture), ...fetched])
}

export const listPictureRows = (reader: Reader, productId: string): Promise<PictureRow[]> =>
  reader
    .selectFrom('productPicture')
    .select(['url', 'color', 'hash', 'triedAt', 'altEn', 'altFr', 'altDe'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()

/** Replaces the pictures of a product, in their order. */
export async function writePictureRows(
  trx: Transaction,
  productId: string,
  rows: PictureRow[],
): Promise<void> {
  await trx.deleteFrom('productPicture').where('productId', '=', productId).execute()
  for (const [position, row] of rows.entries())
    await trx
      .insertInto('productPicture')
      .values({ productId, position, ...row })
      .execute()
  await showPictures(trx, productId)
}

/** Stores at the product which pictures were fetched, for lists and pages. */
export async function showPictures(trx: Transaction, productId: string): Promise<void> {
  // Another picture of the product may be stored concurrently.
  await lockRows(trx.selectFrom('product').select('id').where('id', '=', productId))
  const rows = await trx
    .selectFrom('productPicture')
    .innerJoin('picture', 'picture.hash', 'productPicture.hash')
    .select(['color', 'picture.hash', 'type', 'width', 'height'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const photos: Record<string, string> = {}
  for (const { color, ...picture } of rows) photos[color] ??= storedName(picture)
  await trx
    .updateTable('product')
    .set({ photos: JSON.stringify(photos) })
    .where('id', '=', productId)
    .execute()
}
