import type { Transaction } from '#app/database/connection.server.ts'
import type { QuoteViewer } from '../cart/quote-lines.server.ts'
import { mergeGuest } from './merge.server.ts'
import type { MergeReport } from './merge.ts'
import { rememberDevice, type DeviceKeys } from './known-devices.server.ts'
import { hashToken, ownerOf, startSignIn } from './sign-ins.server.ts'

/** Who comes in, and how. */
export type SessionRequest = {
  /** The guest until now; undefined for who did nothing yet. */
  visitor: string | undefined
  /** Of a sign-in in the same browser, which ends. */
  token: string | undefined
  /** What the browser calls itself. */
  device: string
  /** "Keep me signed in". */
  isKept: boolean
  /** These make the browser a known one; undefined for a program. */
  deviceKeys: DeviceKeys | undefined
  where: QuoteViewer
}

/** `token`, `deviceKey`: for the cookies of the browser. */
export type StartedSession = { token: string; deviceKey: string | undefined; merged: MergeReport }

/** Signs a customer in and makes the guest's things theirs, both or neither: in the caller's transaction. */
export async function startSession(
  t: Transaction,
  customer: string,
  arrival: SessionRequest,
): Promise<StartedSession> {
  const { visitor, device, isKept, deviceKeys, where } = arrival
  if (arrival.token !== undefined)
    await t.deleteFrom('signIn').where('tokenHash', '=', hashToken(arrival.token)).execute()
  const token = await startSignIn(t, customer, { device, isKept }, where.now)
  if (deviceKeys) await rememberDevice(t, customer, deviceKeys, where.now)
  const merged = await mergeGuest(t, visitor, ownerOf(customer), where)
  return { token, deviceKey: deviceKeys?.next, merged }
}
