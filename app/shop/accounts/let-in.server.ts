import type { Transact } from '#app/database/connection.server.ts'
import type { Where } from '../cart/quote-lines.server.ts'
import { mergeGuest } from './merge.server.ts'
import type { Merged } from './merge.ts'
import { rememberNetwork } from './sign-in.server.ts'
import { hashToken, ownerOf, startSignIn } from './sign-ins.server.ts'

/** Who comes in, and how. */
export type Arrival = {
  /** The guest until now; undefined for who did nothing yet. */
  visitor: string | undefined
  /** Of a sign-in in the same browser, which ends. */
  token: string | undefined
  /** What the browser calls itself. */
  device: string
  /** "Keep me signed in". */
  isKept: boolean
  /** See `hashNetwork`. */
  network: string
  where: Where
}

/** `token`: for the cookie of the browser. */
export type LetIn = { token: string; merged: Merged }

/** Signs a customer in and makes the guest's things theirs, both or neither: in the caller's transaction. */
export async function letIn(t: Transact, customer: string, arrival: Arrival): Promise<LetIn> {
  const { visitor, device, isKept, network, where } = arrival
  if (arrival.token !== undefined)
    await t.deleteFrom('signIn').where('tokenHash', '=', hashToken(arrival.token)).execute()
  const token = await startSignIn(t, customer, { device, isKept }, where.now)
  await rememberNetwork(t, customer, network, where.now)
  return { token, merged: await mergeGuest(t, visitor, ownerOf(customer), where) }
}
