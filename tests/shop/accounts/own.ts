import { db } from '#app/database/database.server.ts'
import { findSignIn, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { aCustomer, newAddress, newEmail, now, rightPassword, signedIn } from './customers.ts'

/** Creates a customer who is signed in. Returns the token as well. */
export async function aSignedIn(email = newEmail()): Promise<SignedIn & { token: string }> {
  const token = await signedIn(await aCustomer(email))
  const found = await findSignIn(token, now)
  return { ...found!, token }
}

/** Returns the right password, sent from a network of its own. */
export const own = (password = rightPassword) => ({ password, address: newAddress() })

export const isIn = async (token: string, at = now) => (await findSignIn(token, at)) !== undefined

/** Confirms an address as the link to it would. */
export const confirmOf = (customer: string) =>
  db.write((trx) =>
    trx.updateTable('customer').set({ emailConfirmedAt: now }).where('id', '=', customer).execute(),
  )
