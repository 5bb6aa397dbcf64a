import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { EbookContent, EbookFormat } from '#app/database/tables.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import type { EbookRight } from '#app/shop/ordering/orders/ebook-right.ts'

/** Holds an e-book as it was bought. Times are in ms UTC. */
export type BoughtEbook = EbookRight & {
  orderNumber: string
  position: number
  productId: string
  customer: string | null
  placedAt: number
  country: string
  /** The names are copies on the order. */
  name: string
  author: string | null
  /** The file had this content when it was bought. */
  ebookContent?: EbookContent | null
  ebookFormat?: EbookFormat | null
  fetched: number
  lastFetchedAt: number | null
  /** The value identifies the edition that was downloaded last. */
  fileHash: string | null
}

/**
 * Lists all e-books that a customer bought, the newest first. With `words`, only those are listed
 * that have all of them in title or author.
 */
export async function listBoughtEbooks(customer: string, words = ''): Promise<BoughtEbook[]> {
  const rows = await selectBought(db.read)
    .where('customerOrder.customer', '=', customer)
    .orderBy('customerOrder.placedAt', 'desc')
    .orderBy('ebookDownload.orderNumber')
    .orderBy('ebookDownload.position')
    .execute()
  const query = foldedWordsOf(words)
  return rows.filter(({ name, author }) => {
    const words = foldedWordsOf(`${name} ${author ?? ''}`)
    return query.every((word) => words.some((one) => one.startsWith(word)))
  })
}

/** Lists the e-books of one order, in its order. */
export const listEbooksOfOrder = (
  orderNumber: string,
  reader: Reader = db.read,
): Promise<BoughtEbook[]> =>
  selectBought(reader)
    .where('ebookDownload.orderNumber', '=', orderNumber)
    .orderBy('ebookDownload.position')
    .execute()

/** Lists the e-books of several orders. */
export const listEbooksOfOrders = async (orderNumbers: string[]): Promise<BoughtEbook[]> =>
  orderNumbers.length === 0
    ? []
    : selectBought(db.read).where('ebookDownload.orderNumber', 'in', orderNumbers).execute()

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
      'customerOrder.country',
      'customerOrder.state',
      'customerOrder.paymentState',
      'orderLine.name',
      'orderLine.author',
      'orderLine.ebookContent',
      'orderLine.ebookFormat',
      'product.publishedAt',
    ])
