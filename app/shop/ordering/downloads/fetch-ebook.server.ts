import { db } from '#app/database/database.server.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import { listSoldFiles, type SoldFile } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { listLinkSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import {
  ebookAccess,
  type EbookAccess,
  type EbookRight,
} from '#app/shop/ordering/orders/ebook-right.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { isEbooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/**
 * A reader of e-books is identified by the key of the order's link, which is signed for this order and valid for five
 * years, or as a customer who is signed in or uses their own feed.
 */
export type EbookReader = { key: string | null; customer: string | undefined }

/** Names a file. `number` and `file` are as in the URL. */
export type FetchEbookParams = {
  number: string | undefined
  file: string | undefined
  reader: EbookReader
}

/** Identifies a bought e-book; `name` and `author` are copies on the order. */
type EbookLine = { orderNumber: string; position: number; name: string; author: string | null }

export type FetchEbookOutcome =
  | { kind: 'open'; line: EbookLine; file: SoldFile }
  /** The e-book is another reader's or does not exist; the response does not reveal which. */
  | { kind: 'forbidden' }
  | { kind: 'closed'; access: Exclude<EbookAccess, { kind: 'open' }> }
  /** The shop no longer has its text. */
  | { kind: 'gone' }

/** Returns a bought file for its reader. The caller counts the download by `countDownload` before it sends the file. */
export async function fetchEbook(
  { number, file: named, reader }: FetchEbookParams,
  now: number,
): Promise<FetchEbookOutcome> {
  const [, position, version, ending] = fileName.exec(named ?? '') ?? []
  const order = await findOrderOfReader(reader, number, now)
  const line =
    order !== undefined && position !== undefined
      ? await findEbookLine(order, Number(position))
      : undefined
  if (!line) return { kind: 'forbidden' }
  const access = ebookAccess(line, now)
  if (access.kind !== 'open') return { kind: 'closed', access }
  const files = await listSoldFiles(line)
  if (files.length === 0) return { kind: 'gone' }
  const file = files.find(
    ({ format, hash }) =>
      ebookFormats[format].ending === ending && hash.startsWith(version?.slice(1) ?? ''),
  )
  return file ? { kind: 'open', line, file } : { kind: 'forbidden' }
}

/** The file that was bought is named by its hash, the newest one by its format alone. */
const fileName = /^(\d{1,4})(-[0-9a-f]{12})?\.(epub|pdf|zip|m4b)$/

/**
 * Returns the number of the order if its e-books are this reader's; undefined does not reveal
 * whether the order exists.
 * @param number The number as it is in the URL.
 */
export async function findOrderOfReader(
  { key, customer }: EbookReader,
  number: string | undefined | null,
  now: number,
): Promise<string | undefined> {
  const parsed = parseOrderNumber(number ?? undefined)
  if (parsed === undefined || (key === null && customer === undefined)) return undefined
  if (key !== null && isEbooksKey(await listLinkSecrets(), key, parsed, now)) return parsed
  const own =
    customer !== undefined &&
    (await db.read
      .selectFrom('customerOrder')
      .select('number')
      .where('number', '=', parsed)
      .where('customer', '=', customer)
      .executeTakeFirst())
  return own ? own.number : undefined
}

const findEbookLine = (
  orderNumber: string,
  position: number,
): Promise<(EbookLine & EbookRight & Parameters<typeof listSoldFiles>[0]) | undefined> =>
  db.read
    .selectFrom('ebookDownload')
    .innerJoin('customerOrder', 'customerOrder.number', 'ebookDownload.orderNumber')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.orderNumber', '=', 'ebookDownload.orderNumber')
        .onRef('orderLine.position', '=', 'ebookDownload.position'),
    )
    .leftJoin('product', 'product.id', 'ebookDownload.productId')
    .select(['ebookDownload.orderNumber', 'ebookDownload.position', 'ebookDownload.productId'])
    .select(['orderLine.name', 'orderLine.author', 'orderLine.ebookContent'])
    .select(['ebookDownload.revokedAt', 'ebookDownload.opensUnpaid', 'product.publishedAt'])
    .select(['customerOrder.state', 'customerOrder.paymentState', 'customerOrder.placedAt'])
    .where('ebookDownload.orderNumber', '=', orderNumber)
    .where('ebookDownload.position', '=', position)
    .executeTakeFirst()

/**
 * Counts a download of a file, with its edition. It is one statement, so that concurrent downloads
 * are all counted.
 * @param isPart The request continues a download. It counts only if none was counted yet, because a
 * reader with a part of the file has downloaded it.
 * @returns false if the access was revoked at the same moment.
 */
export const countDownload = (
  { orderNumber, position }: Pick<EbookLine, 'orderNumber' | 'position'>,
  edition: string,
  isPart: boolean,
  now: number,
): Promise<boolean> =>
  db.write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ebookDownload')
      .set((row) =>
        isPart
          ? {
              fetched: row.case().when('fetched', '=', 0).then(1).else(row.ref('fetched')).end(),
              lastFetchedAt: row.fn.coalesce('lastFetchedAt', row.val(now)),
              fileHash: row.fn.coalesce('fileHash', row.val(edition)),
            }
          : { fetched: row('fetched', '+', 1), lastFetchedAt: now, fileHash: edition },
      )
      .where('orderNumber', '=', orderNumber)
      .where('position', '=', position)
      .where('revokedAt', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
