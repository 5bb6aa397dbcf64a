import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findReadableOrder } from '#app/shop/ordering/order-pages/read-receipt.server.ts'
import type { RequestContext } from '#app/http/request-context.server.ts'

/** Finds the order with this number if the visitor may read it: as its buyer, its customer, or by its link. */
export const findOwnOrder = (
  { owner, customer, url, now }: RequestContext,
  number: string | null | undefined,
): Promise<Order | undefined> =>
  findReadableOrder(
    {
      number: number ?? undefined,
      key: url.searchParams.get('key'),
      visitor: owner,
      customer: customer?.customerId,
    },
    now,
  )
