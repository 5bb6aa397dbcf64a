import type { RequestContext } from '#app/http/request-context.server.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/find-readable-order.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/** Finds the order that the last part of the path names, if the requester may read it. */
export const findOwnReceipt = (context: RequestContext): Promise<Order | undefined> =>
  findReadableOrder(numberOf(context.url.pathname), {
    ...context,
    key: context.url.searchParams.get('key'),
  })

/** Returns the last part of the path as the router decodes it. */
function numberOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split('/').at(-1) ?? '')
  } catch {
    return undefined
  }
}
