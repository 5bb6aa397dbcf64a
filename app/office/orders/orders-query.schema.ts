import { z } from 'zod'
import { orderViews } from '#app/shop/ordering/order-management/order-views.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { orderStates } from '#app/shop/ordering/orders/order-states.ts'
import { paymentStates } from '#app/shop/ordering/orders/payment-state.ts'
import { dayField } from '#app/shop/catalogue/text/typed-values.schema.ts'
import { readQuery, type QueryOf } from '../frame/read-query.schema.ts'
import { rowsSchema } from '../lists/rows-per-page.schema.ts'

/** These are the parameters of `/office/orders`. */
const fields = {
  q: z.string().trim().max(200),
  view: z.enum(orderViews),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  since: dayField,
  until: dayField,
  rows: rowsSchema,
  /** All orders of the page are chosen when it opens. */
  choose: z.enum(['all']),
  /** The last order of the page before. */
  after: z.string().transform(parseOrderNumber).pipe(z.string()),
}

export type OrdersQuery = QueryOf<typeof fields>

/** Reads the filters of a URL. Those without a known value are listed as `ignored`. */
export const readOrdersQuery = (params: URLSearchParams) => readQuery(fields, params)

/** Reads the numbers of orders, each once; what is none is left out. */
export const readNumbers = (typed: string[]): string[] => [
  ...new Set(typed.flatMap((one) => parseOrderNumber(one) ?? [])),
]
