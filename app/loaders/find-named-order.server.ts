import type { RequestContext } from '#app/http/request-context.server.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/find-readable-order.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/** Finds the order that the query names as `order`, if the requester may read it. */
export function findNamedOrder(context: RequestContext): Promise<Order | undefined> {
  const { searchParams } = context.url
  const reader = { ...context, key: searchParams.get('key') }
  return findReadableOrder(searchParams.get('order'), reader)
}
