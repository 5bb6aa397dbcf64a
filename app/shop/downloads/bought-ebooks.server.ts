import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { EbookContent } from '#app/database/tables.ts'
import { foldedWordsOf } from '../catalogue/fold.ts'
import type { EbookRight } from './ebook-right.ts'

/** An e-book as it was bought. Times in ms UTC. */
export type BoughtEbook = EbookRight & {
  orderNumber: string
  position: number
  productId: string
  customer: string | null
  placedAt: number
  /** As they stood on the order. */
  name: string
  author: string | null
  /** What its file held when it was bought. */
  ebookContent?: EbookContent | null
  fetched: number
  lastFetchedAt: number | null
  /** The edition that was fetched last. */
  fileHash: string | null
}

/** All e-books that a customer bought, the newest first; with words, those that have them all in title or author. */
export async function listBoughtEbooks(customer: string, words = ''): Promise<BoughtEbook[]> {
  const rows = await selectBought(db.read)
    .where('customerOrder.customer', '=', customer)
    .orderBy('customerOrder.placedAt', 'desc')
    .orderBy('ebookDownload.orderNumber')
    .orderBy('ebookDownload.position')
    .execute()
  const asked = foldedWordsOf(words)
  return rows.filter(({ name, author }) => {
    const said = foldedWordsOf(`${name} ${author ?? ''}`)
    return asked.every((word) => said.some((one) => one.startsWith(word)))
  })
}

/** The e-books of one order, in its order. */
export const listEbooksOfOrder = (
  orderNumber: string,
  reader: Reader = db.read,
): Promise<BoughtEbook[]> =>
  selectBought(reader)
    .where('ebookDownload.orderNumber', '=', orderNumber)
    .orderBy('ebookDownload.position')
    .execute()

/** The e-books of several orders. */
export const listEbooksOfOrders = async (orderNumbers: string[]): Promise<BoughtEbook[]> =>
  orderNumbers.length === 0
    ? []
    : selectBought(db.read).where('ebookDownload.orderNumber', 'in', orderNumbers).execute()

/** One of an order's e-books. */
export const findBoughtEbook = (
  orderNumber: string,
  position: number,
): Promise<BoughtEbook | undefined> =>
  selectBought(db.read)
    .where('ebookDownload.orderNumber', '=', orderNumber)
    .where('ebookDownload.position', '=', position)
    .executeTakeFirst()

const selectBought = (reader: Reader) =>
  reader
    .selectFrom('ebookDownload')
    .innerJoin('customerOrder', 'customerOrder.number', 'ebookDownload.orderNumber')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.orderNumber', '=', 'ebookDownload.orderNumber')
        .onRef('orderLine.position', '=', 'ebookDownload.position'),
    )
    .leftJoin('product', 'product.id', 'ebookDownload.productId')
    .select([
      'ebookDownload.orderNumber',
      'ebookDownload.position',
      'ebookDownload.productId',
      'ebookDownload.fetched',
      'ebookDownload.lastFetchedAt',
      'ebookDownload.fileHash',
      'ebookDownload.revokedAt',
      'ebookDownload.opensUnpaid',
      'customerOrder.customer',
      'customerOrder.placedAt',
      'customerOrder.state',
      'customerOrder.paymentState',
      'orderLine.name',
      'orderLine.author',
      'orderLine.ebookContent',
      'product.publishedAt',
    ])

/**
 * Counts one more fetching of a file, with its edition. One statement: of many at one moment each counts.
 * @param isPart It goes on with one: it counts only where none was counted yet, since whoever has a part of
 *   the file has fetched it.
 * @returns false where the right to it was taken back in this moment.
 */
export const countFetch = (
  { orderNumber, position }: Pick<BoughtEbook, 'orderNumber' | 'position'>,
  edition: string,
  isPart: boolean,
  now: number,
): Promise<boolean> =>
  db.write(async (t) => {
    const { numUpdatedRows } = await t
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
