import { isSameMailbox } from '#app/i18n/email.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/**
 * `make` offers an account with a password; `joins` means that the order joins the account once
 * its address is confirmed.
 */
export type AccountOfferKind = 'make' | 'joins'

/**
 * Returns what a guest's receipt offers about an account. It does not check whether the order's
 * address has one, since the receipt's reader need not own the mailbox.
 */
export function offerOf(
  { customer: buyer, email }: Pick<Order, 'customer' | 'email'>,
  customer: { email: string; isConfirmed: boolean } | undefined,
): AccountOfferKind | undefined {
  if (buyer !== null || email === '') return undefined
  if (!customer) return 'make'
  // If the address is confirmed, the order joins at the next sign-in without any action.
  if (customer.isConfirmed) return undefined
  return isSameMailbox(customer.email, email) ? 'joins' : undefined
}

/** Tells whether an order has an address of its buyer. One of files alone has none, and one that is collected that of the place. */
export const hasAddress = ({
  addressLine1,
  deliveryMethod,
}: Pick<Order, 'addressLine1' | 'deliveryMethod'>) =>
  addressLine1 !== '' && !isPickup(deliveryMethod)
