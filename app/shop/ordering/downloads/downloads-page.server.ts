import { lastPageOf } from '#app/components/page-numbers.ts'
import { db } from '#app/database/database.server.ts'
import { marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { productPath, type Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { formatDay, localDayText, orderDay } from '#app/i18n/format/format-order.ts'
import type { BoughtEbook } from './bought-ebooks.server.ts'
import { ebooksPerPage, type DownloadsPage, type EbookText } from './downloads-page.ts'
import type { EbookFormat } from '#app/database/tables.ts'
import { listSoldFiles, type SoldFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { ebookFormats, isAudio } from '#app/shop/catalogue/products/ebook-format.ts'
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
  const lastPage = lastPageOf(bought.length, ebooksPerPage)
  if (page > lastPage) return undefined
  const shown = bought.slice((page - 1) * ebooksPerPage, page * ebooksPerPage)
  const cards = await listCards([...new Set(shown.map(({ productId }) => productId))], viewer)
  const images = new Map(cards.map(({ id, image }) => [id, image.src]))
  const openings = await listOpenings([...images.keys()])
  const ebooks: EbookText[] = []
  // The files are created one after the other, because each keeps the process busy.
  for (const one of shown)
    ebooks.push({
      ...describeEbook(one, await listSoldFiles(one), images.get(one.productId), viewer, key),
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
  files: SoldFile[],
  image: string | undefined,
  { language, now }: Viewer,
  key: string | undefined,
): EbookText {
  const { orderNumber, position, fetched, lastFetchedAt, fileHash, placedAt } = bought
  const [file] = files
  const day = (at: number) => localDayText(at, language, timeZoneOf(marketOfLanguage(language)))
  return {
    id: `${orderNumber}-${position}`,
    name: bought.name,
    author: bought.author ?? '',
    // An own file, which is offered first, always holds the whole work.
    ...(bought.ebookContent === 'opening' &&
      !file?.fileId && {
        contentNote: translator(language)('detail.onlyOpening'),
      }),
    ...(image !== undefined && { image }),
    bought: orderDay(bought, language),
    fetched,
    ...(lastFetchedAt !== null && { lastFetched: day(lastFetchedAt) }),
    isNewer: file !== undefined && fileHash !== null && fileHash !== file.edition,
    ...(file?.addedAt && file.addedAt > placedAt && { newEdition: day(file.addedAt) }),
    file: describeFile(bought, files, { language, now }, key),
  }
}

function describeFile(
  bought: BoughtEbook,
  files: SoldFile[],
  { language, now }: Pick<Viewer, 'language' | 'now'>,
  key: string | undefined,
): EbookText['file'] {
  const [file, former] = files
  const access = ebookAccess(bought, now)
  if ('from' in access) return { kind: access.kind, day: formatDay(access.from, language) }
  if (access.kind !== 'open') return access
  if (!file) return { kind: 'gone' }
  const describe = ({ format, size }: SoldFile, version?: string) => ({
    path: ebookPath({ ...bought, format }, key, version),
    format: ebookFormats[format].name,
    size: formatFileSize(size, language),
  })
  return {
    kind: 'open',
    ...describe(file),
    ...(isAudio(file.format) && { isAudio: true }),
    ...(file.format === 'mp3' && { isZip: true }),
    ...(former && { former: describe(former, former.hash) }),
  }
}

type NamedFile = Pick<BoughtEbook, 'orderNumber' | 'position'> & { format: EbookFormat }

/**
 * Returns the path of a file, in English.
 * @param hash The file is not the newest one, but that with this hash.
 */
export const ebookPath = (
  { orderNumber, position, format }: NamedFile,
  key: string | undefined,
  hash?: string,
) => {
  const version = hash === undefined ? '' : `-${hash.slice(0, 12)}`
  const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`
  return `/downloads/ebooks/${orderNumber}/${position}${version}.${ebookFormats[format].ending}${query}`
}
