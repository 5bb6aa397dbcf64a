import type { ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import type { OrderState } from '#app/database/tables.ts'
import type { InvoiceLink } from '#app/shop/ordering/invoices/invoice-link.ts'
import { echoedText } from '#app/i18n/visitor-text.ts'

export const ordersPerPage = 10

/**
 * `name` includes the format or variant. `path` is that of the product, if the shop still has it.
 */
export type OrderEntryLine = {
  quantity: number
  name: string
  path?: string
  /** Is set for an e-book that can be downloaded now. */
  isOpen?: true
}

/** Holds an order in its customer's list, with all values formatted. */
export type OrderEntry = {
  number: string
  state: OrderState
  placed: { dateTime: string; text: string }
  total: string
  /** Holds the sum of all quantities. */
  things: number
  /** Holds the first lines; `more` counts the others. */
  lines: OrderEntryLine[]
  more: number
  canCancel: boolean
  arrival?: ArrivalText | undefined
  /** Is true if all of it was withdrawn from before the dispatch. */
  isWithdrawn: boolean
  isPickup?: true
  isOfFiles?: true
  /** Is true if its e-books wait for the payment. */
  hasUnpaidEbooks?: boolean
  invoices?: InvoiceLink[]
  /** Holds the text for an order that the shopkeeper checks before any stock is reserved. */
  unreserved?: string
}

/** Holds one page of a customer's orders, the newest first. */
export type OrderListPage = {
  orders: OrderEntry[]
  page: number
  lastPage: number
  total: number
}

/**
 * Parses `?page=`. Anything but a whole number from 1 is the first page, and `ignored` holds that
 * text.
 */
export function parseOrderPage(text: string | null): { page: number; ignored?: string } {
  const typed = text?.trim() ?? ''
  if (typed === '') return { page: 1 }
  if (/^[1-9]\d{0,14}$/.test(typed)) return { page: Number(typed) }
  return { page: 1, ignored: echoedText(typed) }
}
