import type { Order } from '#app/shop/ordering/orders/order.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { listLinkSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { isReceiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

type ReceiptQuery = {
  /** Holds the number as in the URL. */
  number: string | undefined
  key: string | null
  visitor: string | undefined
  /** Holds the id of the signed-in customer. */
  customer: string | undefined
}

/**
 * Returns the order if its reader placed it, is its customer or holds its link. Undefined does not
 * reveal whether it exists.
 */
export async function findReadableOrder(
  { number, key, visitor, customer }: ReceiptQuery,
  now: number,
): Promise<Order | undefined> {
  const parsed = parseOrderNumber(number)
  if (parsed === undefined || (key === null && visitor === undefined)) return undefined
  const hasLink = key !== null && isReceiptKey(await listLinkSecrets(), key, parsed, now)
  const order = await findOrder(parsed)
  if (!order) return undefined
  const isOwn = order.visitor === visitor || (customer !== undefined && order.customer === customer)
  return hasLink || isOwn ? order : undefined
}
