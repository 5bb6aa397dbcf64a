import { createFault, faultOfColumn, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { storePicture } from '#app/shop/catalogue/pictures/store-picture.server.ts'
import { findDrawingFault } from '#app/shop/content/previews/shop-picture.server.ts'
import { readPicture, type ReadPicture } from '#app/shop/catalogue/pictures/read-picture.ts'

type CategoryPicture = { picture?: ReadPicture; fault?: Fault }

const codesOfPictures = {
  large: 'categories.large',
  type: 'categories.noPicture',
  pixels: 'categories.pixels',
  content: 'categories.picture',
} as const

/** Reads the bytes of a picture, which may be a drawing. */
export async function readCategoryPicture(bytes: Buffer): Promise<CategoryPicture> {
  const read = readPicture(bytes, ['png', 'jpeg', 'svg'])
  const what = read.ok ? await findDrawingFault(read.picture) : read.fault
  if (read.ok && what === undefined) return { picture: read.picture }
  const code = read.ok ? 'categories.picture' : codesOfPictures[read.reason]
  return { fault: faultOfColumn('picture', createFault(code, { what: what ?? '' }, what ?? '')) }
}

/** Stores the picture of a category; without one it is drawn. */
export async function storeCategoryPicture(
  trx: Transaction,
  slug: string,
  picture: ReadPicture | undefined,
) {
  const file = picture && (await storeFile(trx, picture))
  await trx
    .updateTable('category')
    .set({ picture: file ?? null })
    .where('slug', '=', slug)
    .execute()
}

async function storeFile(trx: Transaction, { bytes, type, width, height }: ReadPicture) {
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  return `${await storePicture(trx, bytes, { type, ...size })}.${type}`
}
