import type { OrderChannel } from '#app/database/tables.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { OrderRequest } from '#app/shop/ordering/checkout/order-request.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

/**
 * Names the ways in which staff sells: `counter` hands over and is paid at once; `order` is taken at the counter, too, and
 * sent or collected later, as one by `telephone` is.
 */
export const staffSales = ['counter', 'order', 'telephone'] as const
export type StaffSale = (typeof staffSales)[number]

export const channelOf = (sale: StaffSale): OrderChannel =>
  sale === 'telephone' ? 'telephone' : 'counter'

/** Holds what staff puts on an order. */
export type WantedLine = LineKey & { quantity: number }

/** An order of staff has at most this many lines, so that one form holds it. */
export const mostStaffLines = 60

/** Holds a discount on the whole order: an amount in its currency, or hundredths of a per cent. */
export type StaffDiscount = { minor: number } | { basisPoints: number }

/** Holds what decides the price of an order that staff takes. */
export type StaffTerms = Pick<OrderRequest, 'currency' | 'language' | 'now'> & {
  country: Country
  sale: StaffSale
  lines: WantedLine[]
  /** Used if it is offered, or else the cheapest. */
  deliveryMethod?: string | undefined
  discount?: StaffDiscount | undefined
}

/** Holds an order that staff takes. Its language is that of its papers and mails. */
export type StaffOrder = StaffTerms &
  Pick<OrderRequest, 'token' | 'shown' | 'details' | 'origin'> & {
    /** The id of the staff member. */
    staff: string
    /** The id of the customer that staff found. */
    customer?: string | undefined
    discountReason?: string | undefined
    /** The reference of what was paid by the card terminal; null if there is none. */
    reference: string | null
  }
