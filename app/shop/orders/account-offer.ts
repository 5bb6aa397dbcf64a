import { isSameMailbox } from '../addresses/email.ts'
import type { Order } from './order.ts'

/** `make`: by a password; `joins`: the order waits for the address of who is signed in to be confirmed. */
export type AccountOfferKind = 'make' | 'joins'

/**
 * What the receipt of a guest's order says about an account. Whether the order's address has one is not asked:
 * who holds the receipt need not be who reads its mail.
 */
export function offerOf(
  { customer: buyer, email }: Pick<Order, 'customer' | 'email'>,
  customer: { email: string; isConfirmed: boolean } | undefined,
): AccountOfferKind | undefined {
  if (buyer !== null || email === '') return undefined
  if (!customer) return 'make'
  // Where the address is confirmed it joins at the next sign-in: there is nothing to be done for it.
  if (customer.isConfirmed) return undefined
  return isSameMailbox(customer.email, email) ? 'joins' : undefined
}

/** Whether an order knows where a parcel goes: one of files alone knows a name. */
export const hasAddress = ({ addressLine1 }: Pick<Order, 'addressLine1'>) => addressLine1 !== ''
