import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { showPictures } from '#app/shop/catalogue/pictures/picture-rows.server.ts'
import { fetchImage, type FetchErrorReason } from './fetch-image.server.ts'
import {
  preparePhoto,
  storePrepared,
  withPhotos,
  type PreparedPhoto,
} from '#app/shop/catalogue/pictures/prepare-photo.server.ts'
import { sweepPictures } from '#app/shop/catalogue/pictures/sweep-pictures.server.ts'

/** A small number of parallel requests protects the other server. */
const atOnce = 4
const rowsAtOnce = 100

/** `swept` counts the pictures that no product had any more. */
export type ImagesTotals = { fetched: number; failed: number; swept: number }

/**
 * Fetches and shows pictures of a source's products that were not fetched before.
 * @param isAllowed Returns whether requests to an IP address are allowed.
 * @param report Is called for each picture that was not fetched, or was refused, which `fault` explains.
 * @param signal Ends it before the next picture.
 */
export async function importImages(
  source: string,
  isAllowed: (address: string) => boolean,
  report: (url: string, reason: FetchErrorReason | 'refused', fault: string) => void,
  now: number,
  signal?: AbortSignal,
): Promise<ImagesTotals> {
  const totals = { fetched: 0, failed: 0, swept: 0 }
  for (let after = ''; ;) {
    const urls = await listUnfetched(source, after)
    const last = urls.at(-1)
    if (last === undefined) return { ...totals, swept: await sweepPictures() }
    const before = totals.fetched
    const work = async () => {
      for (let url = urls.shift(); url !== undefined && !signal?.aborted; url = urls.shift()) {
        const image = await importImage(url, isAllowed, now)
        if (image.ok) totals.fetched += 1
        else totals.failed += 1
        if (!image.ok) report(url, image.reason, 'fault' in image ? image.fault : '')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (totals.fetched > before) await db.write(bumpCatalogueVersion)
    signal?.throwIfAborted()
    after = last
  }
}

/** Lists the next unique URLs. One that fails is tried again by the next import. */
async function listUnfetched(source: string, after: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('productPicture')
    .select('url')
    .distinct()
    .where('url', '>', after)
    .where('hash', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('product')
          .select('product.id')
          .whereRef('product.id', '=', 'productPicture.productId')
          .where('source', '=', source),
      ),
    )
    .orderBy('url')
    .limit(rowsAtOnce)
    .execute()
  return rows.map(({ url }) => url)
}

async function importImage(url: string, isAllowed: (address: string) => boolean, now: number) {
  const image = await fetchImage(url, isAllowed)
  return withPhotos(async () => {
    const read = image.ok ? await preparePhoto(image.bytes) : image
    await storeImage(url, read.ok ? read.prepared : null, now)
    return 'fault' in read ? { ...read, reason: 'refused' as const } : read
  })
}

async function storeImage(url: string, photo: PreparedPhoto | null, now: number): Promise<void> {
  await db.write(async (trx) => {
    const hash = photo && (await storePrepared(trx, photo))
    const products = await trx
      .updateTable('productPicture')
      .set({ hash, triedAt: now })
      .where('url', '=', url)
      .where('hash', 'is', null)
      .returning('productId')
      .execute()
    if (hash === null) return
    const ids = [...new Set(products.map(({ productId }) => productId))].sort()
    for (const id of ids) await showPictures(trx, id)
  })
}
