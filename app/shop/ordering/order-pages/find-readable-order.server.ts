import type { SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { listLinkSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { isReceiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/** Describes who requests an order. `owner` placed it; `key` is that of its link. */
type OrderReader = {
  owner: string | undefined
  customer: Pick<SignedIn, 'customerId'> | undefined
  key: string | null
  now: number
}

/**
 * Returns the order of this number, as it was typed or is in the URL, to those who may read it: the visitor or customer
 * who placed it, the customer whose account it joined, and every holder of its link. Undefined does not reveal whether
 * it exists.
 */
export async function findReadableOrder(
  number: string | null | undefined,
  { owner, customer, key, now }: OrderReader,
): Promise<Order | undefined> {
  const parsed = parseOrderNumber(number ?? undefined)
  if (parsed === undefined || (key === null && owner === undefined)) return undefined
  const hasLink = key !== null && isReceiptKey(await listLinkSecrets(), key, parsed, now)
  const order = await findOrder(parsed)
  if (!order) return undefined
  const isOwn =
    order.visitor === owner || (customer !== undefined && order.customer === customer.customerId)
  return hasLink || isOwn ? order : undefined
}
