import type { OrderState } from '#app/database/tables.ts'

export const ordersPerPage = 10

/** `name` has the format or the variant beside it. `path`: of the product, where the shop still has it. */
export type OrderEntryLine = {
  quantity: number
  name: string
  path?: string
  /** An e-book whose file can be fetched now. */
  isOpen?: true
}

/** An order in its customer's list, everything formatted. */
export type OrderEntry = {
  number: string
  state: OrderState
  placed: { dateTime: string; text: string }
  total: string
  /** All quantities together. */
  things: number
  /** The first lines; `more`: how many others there are. */
  lines: OrderEntryLine[]
  more: number
  canCancel: boolean
  /** All of it was withdrawn from before it was sent. */
  isWithdrawn: boolean
  /** The payment that opens its e-books has still to come. */
  hasUnpaidEbooks?: boolean
  /** Words for an order that the shopkeeper looks at before anything is put aside. */
  unreserved?: string
}

/** One page of a customer's orders, the newest first. */
export type OrderListPage = {
  orders: OrderEntry[]
  page: number
  lastPage: number
  total: number
}

/**
 * The page that `?page=` asks for. Anything but a whole number from 1 is the first page, and `ignored` says
 * what it was.
 */
export function parseOrderPage(text: string | null): { page: number; ignored?: string } {
  const typed = text?.trim() ?? ''
  if (typed === '') return { page: 1 }
  if (/^[1-9]\d{0,14}$/.test(typed)) return { page: Number(typed) }
  return { page: 1, ignored: typed.slice(0, 60) }
}
