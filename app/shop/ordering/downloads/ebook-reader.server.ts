import { db } from '#app/database/database.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { listLinkSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { isEbooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/**
 * A reader of e-books is identified by the key of the order's link, or as a customer who is signed in or uses their own
 * feed.
 */
export type EbookReader = { key: string | null; customer: string | undefined }

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
