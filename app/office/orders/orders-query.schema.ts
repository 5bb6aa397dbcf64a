import { z } from 'zod'
import { parseDay } from '#app/i18n/format/day.ts'
import { orderViews } from '#app/shop/ordering/order-management/order-views.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { orderStates } from '#app/shop/ordering/orders/order-states.ts'
import { paymentStates } from '#app/shop/ordering/orders/payment-state.ts'

export const daySchema = z.string().refine((text) => parseDay(text) !== undefined)

/** These are the parameters of `/office/orders`. */
const fields = {
  q: z.string().trim().max(200),
  view: z.enum(orderViews),
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  since: daySchema,
  until: daySchema,
  /** All orders of the page are chosen when it opens. */
  choose: z.enum(['all']),
  /** The last order of the page before. */
  after: z.string().transform(parseOrderNumber).pipe(z.string()),
}

type Fields = typeof fields
export type OrdersQuery = { [Name in keyof Fields]?: z.output<Fields[Name]> }

/** Reads the filters of a URL. Those without a known value are listed as `ignored`. */
export function readOrdersQuery(params: URLSearchParams): {
  query: OrdersQuery
  ignored: (keyof Fields)[]
} {
  const query: Record<string, unknown> = {}
  const ignored: (keyof Fields)[] = []
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    const typed = params.get(name)?.trim()
    if (!typed) continue
    const read = fields[name].safeParse(typed)
    if (read.success) query[name] = read.data
    else ignored.push(name)
  }
  return { query, ignored }
}

/** Reads the numbers of orders, each once; what is none is left out. */
export const readNumbers = (typed: string[]): string[] => [
  ...new Set(typed.flatMap((one) => parseOrderNumber(one) ?? [])),
]
