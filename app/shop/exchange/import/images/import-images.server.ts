import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { showPictures } from '../pictures.server.ts'
import { fetchImage, type FetchedImage, type FetchErrorReason } from './fetch-image.server.ts'
import { storePicture } from './store-picture.server.ts'

/** A small number of parallel requests protects the other server. */
const atOnce = 4
const rowsAtOnce = 100

export type ImagesTotals = { fetched: number; failed: number }

/**
 * Fetches and shows pictures of a source's products that were not fetched before.
 * @param isAllowed Returns whether requests to an IP address are allowed.
 * @param report Is called for each picture that was not fetched.
 */
export async function importImages(
  source: string,
  isAllowed: (address: string) => boolean,
  report: (url: string, reason: FetchErrorReason) => void,
  now: number,
): Promise<ImagesTotals> {
  const totals = { fetched: 0, failed: 0 }
  for (let after = ''; ;) {
    const urls = await listUnfetched(source, after)
    const last = urls.at(-1)
    if (last === undefined) return totals
    const before = totals.fetched
    const work = async () => {
      for (let url = urls.shift(); url !== undefined; url = urls.shift()) {
        const image = await fetchImage(url, isAllowed)
        await storeImage(url, image, now)
        if (image.ok) totals.fetched += 1
        else totals.failed += 1
        if (!image.ok) report(url, image.reason)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (totals.fetched > before) await db.write(bumpCatalogueVersion)
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

async function storeImage(url: string, image: FetchedImage, now: number): Promise<void> {
  await db.write(async (trx) => {
    const hash = image.ok ? await storePicture(trx, image.bytes, image.facts) : null
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
