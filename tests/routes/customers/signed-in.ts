import { randomUUID } from 'node:crypto'
import { newShopper, type Shopper } from '../../shopper.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'

/** Returns a shopper with a network of their own, as the server sees it. */
export const aGuest = (headers: Record<string, string> = {}) =>
  newShopper({ 'Accept-Language': 'en', 'x-octavo-address': randomUUID(), ...headers })

/** Returns a shopper who is signed in to a new account. */
export async function aCustomerShopping(): Promise<{
  shopper: Shopper
  customer: string
  email: string
}> {
  const email = newEmail()
  const customer = await aCustomer(email)
  const shopper = await aGuest()
  await shopper.post('/login-register?next=/cart', {
    intent: 'customer.signIn',
    email,
    password: rightPassword,
  })
  if (shopper.url !== '/cart') throw new Error(`not signed in: ${shopper.status}`)
  return { shopper, customer, email }
}
