import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from './buyer.ts'

type Wanted = Parameters<typeof aVisitor>[0]
type Facts = {
  wanted?: Wanted
  payment?: PaymentMethodId
  email?: string
  now?: number
}

let counter = 0
/** Returns an IPv4 address that no order came from. */
export const newNetwork = () => `198.18.${++counter >> 8}.${counter & 255}`

/** Places an order from a network address. Returns its number. */
export async function orderFrom(networkAddress: string, facts: Facts = {}): Promise<string> {
  const { wanted = [await aBook()], now = Date.now(), payment = 'invoice', email } = facts
  const visitor = await aVisitor(wanted, { now })
  const placing = await aPlacing(visitor, { now: now + wanted.length })
  const details = {
    ...placing.details,
    payment,
    ebookConsent: true,
    ...(email !== undefined && { email }),
  }
  const placed = await placeOrder({ ...placing, networkAddress, details })
  if (!placed.ok) throw new Error('not placed')
  return placed.number
}

/** Places four orders from a network. Returns the number of the fourth, which waits for the shopkeeper. */
export async function waitingFrom(networkAddress: string, facts: Facts = {}): Promise<string> {
  for (let n = 0; n < 3; n++) await orderFrom(networkAddress, { now: facts.now ?? Date.now() })
  return orderFrom(networkAddress, facts)
}
