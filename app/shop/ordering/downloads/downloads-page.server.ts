import { db } from '#app/database/database.server.ts'
import { marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { productPath, type Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { formatDay, localDayText } from '#app/i18n/format/format-order.ts'
import type { BoughtEbook } from './bought-ebooks.server.ts'
import { ebooksPerPage, type DownloadsPage, type EbookText } from './downloads-page.ts'
import type { EbookFile } from '#app/shop/catalogue/ebooks/ebook-file.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'

type DownloadsParams = {
  page: number
  /** The words are those searched for; undefined means that the list has no search. */
  words?: string
  /** The files of an order's link need its key too. */
  key?: string
}

/**
 * Describes one page of bought e-books; undefined beyond the last one. Only the files of this page
 * are read.
 */
export async function describeDownloads(
  bought: BoughtEbook[],
  { page, words, key }: DownloadsParams,
  viewer: Viewer,
): Promise<DownloadsPage | undefined> {
  const lastPage = Math.max(1, Math.ceil(bought.length / ebooksPerPage))
  if (page > lastPage) return undefined
  const shown = bought.slice((page - 1) * ebooksPerPage, page * ebooksPerPage)
  const cards = await listCards([...new Set(shown.map(({ productId }) => productId))], viewer)
  const images = new Map(cards.map(({ id, image }) => [id, image.src]))
  const openings = await listOpenings([...images.keys()])
  const ebooks: EbookText[] = []
  // The modules that create files are loaded on first use.
  const { findEbookFile } = await import('#app/shop/catalogue/ebooks/ebook-file.server.ts')
  // The files are created one after the other, because each keeps the process busy.
  for (const one of shown)
    ebooks.push({
      ...describeEbook(
        one,
        await findEbookFile(one.productId),
        images.get(one.productId),
        viewer,
        key,
      ),
      ...(openings.has(one.productId) && {
        openingPath: `${productPath({ id: one.productId, kind: 'book' })}/sample`,
      }),
    })
  return {
    ebooks,
    total: bought.length,
    page,
    lastPage,
    ...(words !== undefined && { search: { words } }),
  }
}

/** Returns those of some products whose page shows the opening of the work. */
async function listOpenings(products: string[]): Promise<Set<string>> {
  if (products.length === 0) return new Set()
  const rows = await db.read
    .selectFrom('product')
    .innerJoin('sample', (join) =>
      join
        .onRef('sample.workId', '=', 'product.workId')
        .onRef('sample.inLanguage', '=', 'product.inLanguage'),
    )
    .select('product.id')
    .where('product.id', 'in', products)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function describeEbook(
  bought: BoughtEbook,
  file: EbookFile | undefined,
  image: string | undefined,
  { language, now }: Viewer,
  key: string | undefined,
): EbookText {
  const { orderNumber, position, fetched, lastFetchedAt, fileHash } = bought
  const day = (at: number) => localDayText(at, language, timeZoneOf(marketOfLanguage(language)))
  return {
    id: `${orderNumber}-${position}`,
    name: bought.name,
    author: bought.author ?? '',
    ...(bought.ebookContent === 'opening' && {
      contentNote: translator(language)('detail.onlyOpening'),
    }),
    ...(image !== undefined && { image }),
    bought: day(bought.placedAt),
    fetched,
    ...(lastFetchedAt !== null && { lastFetched: day(lastFetchedAt) }),
    isNewer: file !== undefined && fileHash !== null && fileHash !== file.edition,
    file: describeFile(bought, file, { language, now }, key),
  }
}

function describeFile(
  bought: BoughtEbook,
  file: EbookFile | undefined,
  { language, now }: Pick<Viewer, 'language' | 'now'>,
  key: string | undefined,
): EbookText['file'] {
  const access = ebookAccess(bought, now)
  if ('from' in access) return { kind: access.kind, day: formatDay(access.from, language) }
  if (access.kind !== 'open') return access
  if (!file) return { kind: 'gone' }
  const path = ebookPath(bought, key)
  return { kind: 'open', path, size: formatFileSize(file.bytes.length, language) }
}

/** Returns the path of a file, in English. */
export const ebookPath = (
  { orderNumber, position }: Pick<BoughtEbook, 'orderNumber' | 'position'>,
  key: string | undefined,
) =>
  `/downloads/ebooks/${orderNumber}/${position}.epub${key === undefined ? '' : `?${new URLSearchParams({ key })}`}`
