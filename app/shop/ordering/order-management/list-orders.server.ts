import type { SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import type { CustomerOrderTable, OrderState, PaymentState, Tables } from '#app/database/tables.ts'
import { countMatchedOrders } from '#app/database/order-search.server.ts'
import { listedAfter, newestFirst, withSearch, type OrderSearch } from './order-search.server.ts'
import type { OrderView } from './order-views.ts'
import { viewConditions, viewMomentOf } from './view-conditions.server.ts'

/** Holds the filter. Moments are ms UTC; `until` is the first one that does not count. */
export type OrderFilter = {
  /** Overdue orders and those to pack are those at this moment. */
  now: number
  state?: OrderState
  paymentState?: PaymentState
  since?: number
  until?: number
  /** The address is folded. */
  email?: string
  search?: OrderSearch
  /** Selects only orders that are in all of these views. */
  views?: readonly OrderView[]
}

type OrderPage = {
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
  | 'name'
  | 'email'
  | 'unreserved'
> & { pieces: number }

/** Returns orders for the shopkeeper, the newest first. */
export function listOrders({
  after,
  limit,
  ...filter
}: OrderFilter & OrderPage): Promise<ListedOrder[]> {
  const selected = filtered(db.read.selectFrom('customerOrder'), filter)
    .select([
      ...(['number', 'placedAt', 'state', 'paymentState', 'paymentMethod', 'currency'] as const),
      ...(['totalMinor', 'country', 'name', 'email', 'deliveryMethod', 'unreserved'] as const),
      (order) =>
        order
          .selectFrom('orderLine')
          .whereRef('orderNumber', '=', 'number')
          .select((line) =>
            line.fn.coalesce(line.fn.sum<number>('quantity'), line.val(0)).as('count'),
          )
          .$asScalar()
          .$notNull()
          .as('pieces'),
    ])
    .$if(after !== undefined, (query) => listedAfter(query, filter.search, after!))
    .limit(limit)
  return newestFirst(selected, filter.search).execute()
}

/** Counts orders up to `most`, which limits the rows that are read; a higher number says that there are more. */
export function countOrders(filter: OrderFilter, most: number): Promise<number> {
  const { search } = filter
  const isSearchAlone = Object.keys(filter).every((key) => key === 'search' || key === 'now')
  if (search && 'words' in search && isSearchAlone) return countMatchedOrders(search.words, most)
  return countUpTo(filtered(db.read.selectFrom('customerOrder'), filter).select('number'), most)
}

type OrderQuery<Selected> = SelectQueryBuilder<Tables, 'customerOrder', Selected>

function filtered<Selected>(query: OrderQuery<Selected>, filter: OrderFilter) {
  const { state, paymentState, since, until, email, search, views = [], now } = filter
  const at = viewMomentOf(now)
  return views
    .reduce((all, view) => all.where(viewConditions[view](at)), query)
    .$if(state !== undefined, (all) => all.where('state', '=', state!))
    .$if(paymentState !== undefined, (all) => all.where('paymentState', '=', paymentState!))
    .$if(since !== undefined, (all) => all.where('placedAt', '>=', since!))
    .$if(until !== undefined, (all) => all.where('placedAt', '<', until!))
    .$if(email !== undefined, (all) => all.where('emailFolded', '=', email!))
    .$if(search !== undefined, (all) => withSearch(all, search!))
}
