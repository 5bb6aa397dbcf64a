import { db } from '#app/database/database.server.ts'
import type { CustomerOrderTable, OrderState } from '#app/database/tables.ts'
import { isToPack } from './orders-to-pack.server.ts'
import { isSuspicious } from './suspicious-orders.server.ts'

/** Holds the filter. Moments are ms UTC; `until` is the first one that does not count. */
export type OrderFilter = {
  state?: OrderState
  since?: number
  until?: number
  /** The address is folded. */
  email?: string
  /** Selects only those that {@link isSuspicious} finds. */
  suspicious?: boolean
  /** Selects only those that {@link isToPack} finds at this moment. */
  toPackAt?: number
  /** Holds the last order of the previous page. */
  after?: { placedAt: number; number: string }
  limit: number
}

export type ListedOrder = Pick<
  CustomerOrderTable,
  | 'number'
  | 'placedAt'
  | 'state'
  | 'paymentState'
  | 'paymentMethod'
  | 'currency'
  | 'totalMinor'
  | 'country'
  | 'deliveryMethod'
  | 'email'
  | 'unreserved'
> & { things: number }

/** Returns orders for the shopkeeper, the newest first. */
export function listOrders(filter: OrderFilter): Promise<ListedOrder[]> {
  const { state, since, until, email, suspicious = false, toPackAt, after, limit } = filter
  return db.read
    .selectFrom('customerOrder')
    .select([
      ...(['number', 'placedAt', 'state', 'paymentState', 'paymentMethod'] as const),
      ...(['currency', 'totalMinor', 'country', 'email', 'deliveryMethod', 'unreserved'] as const),
      (order) =>
        order
          .selectFrom('orderLine')
          .whereRef('orderNumber', '=', 'number')
          .select((line) =>
            line.fn.coalesce(line.fn.sum<number>('quantity'), line.val(0)).as('count'),
          )
          .$asScalar()
          .$notNull()
          .as('things'),
    ])
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(since !== undefined, (query) => query.where('placedAt', '>=', since!))
    .$if(until !== undefined, (query) => query.where('placedAt', '<', until!))
    .$if(email !== undefined, (query) => query.where('emailFolded', '=', email!))
    .$if(suspicious, (query) => query.where(isSuspicious))
    .$if(toPackAt !== undefined, (query) => query.where(isToPack(toPackAt!)))
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('placedAt', '<', after!.placedAt),
          row.and([row('placedAt', '=', after!.placedAt), row('number', '>', after!.number)]),
        ]),
      ),
    )
    .orderBy('placedAt', 'desc')
    .orderBy('number')
    .limit(limit)
    .execute()
}
