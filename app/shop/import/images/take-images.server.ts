import { createHash } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '../../catalogue/catalogue-version.server.ts'
import { showPictures } from '../pictures.server.ts'
import { fetchImage, type FetchedImage, type NotFetchedReason } from './fetch-image.server.ts'

/** At the same time; a shop that is asked for many pictures is not to be overrun. */
const atOnce = 4
const rowsAtOnce = 100
/** Bytes of a part: rows are read many at a time elsewhere. */
const partBytes = 96 * 1024

export type ImagesTotals = { fetched: number; failed: number }

/**
 * Fetches the pictures that the products of a source name and that are not there yet, and shows them.
 * @param isAllowed Whether an IP address may be asked.
 * @param report Told of each picture that was not fetched.
 */
export async function takeImages(
  source: string,
  isAllowed: (address: string) => boolean,
  report: (url: string, reason: NotFetchedReason) => void,
  now: number,
): Promise<ImagesTotals> {
  const totals = { fetched: 0, failed: 0 }
  for (let rows = await listUnfetched(source, now); rows.length > 0;) {
    const queue = [...rows]
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        const image = await fetchImage(row.url, isAllowed)
        await keep(row.url, image, now)
        if (image.ok) totals.fetched += 1
        else totals.failed += 1
        if (!image.ok) report(row.url, image.reason)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    rows = await listUnfetched(source, now)
  }
  return totals
}

/** Each address once, not tried in this run. */
const listUnfetched = (source: string, now: number) =>
  db.read
    .selectFrom('productPicture')
    .innerJoin('product', 'product.id', 'productPicture.productId')
    .select('url')
    .distinct()
    .where('source', '=', source)
    .where('hash', 'is', null)
    .where((row) => row.or([row('triedAt', 'is', null), row('triedAt', '<', now)]))
    .orderBy('url')
    .limit(rowsAtOnce)
    .execute()

async function keep(url: string, image: FetchedImage, now: number): Promise<void> {
  const hash = image.ok ? createHash('sha256').update(image.bytes).digest('hex').slice(0, 32) : null
  await db.write(async (t) => {
    if (image.ok && hash !== null) {
      const inserted = await t
        .insertInto('picture')
        .values({ hash, ...image.facts, size: image.bytes.length })
        .onConflict((on) => on.column('hash').doNothing())
        .executeTakeFirst()
      const parts = inserted.numInsertedOrUpdatedRows === 1n ? partsOf(image.bytes) : []
      for (const [part, bytes] of parts.entries())
        await t.insertInto('picturePart').values({ hash, part, bytes }).execute()
    }
    const products = await t
      .updateTable('productPicture')
      .set({ hash, triedAt: now })
      .where('url', '=', url)
      .where('hash', 'is', null)
      .returning('productId')
      .execute()
    if (hash === null) return
    const ids = [...new Set(products.map(({ productId }) => productId))].sort()
    for (const id of ids) await showPictures(t, id)
    await bumpCatalogueVersion(t)
  })
}

const partsOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, n) =>
    bytes.subarray(n * partBytes, (n + 1) * partBytes).toString('base64'),
  )
