import type { Order } from './order.ts'
import { parseOrderNumber } from './order-number.ts'
import { findOrder } from './orders.server.ts'
import { listLinkSecrets } from './link-secrets.server.ts'
import { isReceiptKey } from './receipt-key.server.ts'

type ReceiptQuery = {
  /** As it stands in the address. */
  number: string | undefined
  key: string | null
  visitor: string | undefined
  /** The id of who is signed in. */
  customer: string | undefined
}

/** The order, if its reader placed it, is its customer or holds its link. Undefined tells nothing of whether it is there. */
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
