import type { Transaction } from '#app/database/connection.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { mergeGuest } from './merge.server.ts'
import type { MergeReport } from './merge.ts'
import {
  rememberDevice,
  type DeviceKeys,
} from '#app/shop/customers/accounts/known-devices.server.ts'
import { hashToken, ownerOf, startSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'

/** Describes who signs in, and how. */
export type SessionRequest = {
  /** Holds the guest until now; undefined for a visitor without any data. */
  visitor: string | undefined
  /** Holds the token of an earlier sign-in in the same browser, which ends. */
  token: string | undefined
  /** Holds the browser's user agent. */
  device: string
  /** Holds the value of the checkbox "Keep me signed in". */
  isRemembered: boolean
  /** Holds the keys that make the browser a known one; undefined for a program. */
  deviceKeys: DeviceKeys | undefined
  viewer: QuoteViewer
}

/** `token` and `deviceKey` go into the browser's cookies. */
export type StartedSession = { token: string; deviceKey: string | undefined; merged: MergeReport }

/** Signs a customer in and moves the guest's data to them, both or neither, in the caller's transaction. */
export async function startSession(
  trx: Transaction,
  customer: string,
  request: SessionRequest,
): Promise<StartedSession> {
  const { visitor, device, isRemembered, deviceKeys, viewer } = request
  if (request.token !== undefined)
    await trx.deleteFrom('signIn').where('tokenHash', '=', hashToken(request.token)).execute()
  const token = await startSignIn(trx, customer, { device, isRemembered }, viewer.now)
  if (deviceKeys) await rememberDevice(trx, customer, deviceKeys, viewer.now)
  const merged = await mergeGuest(trx, visitor, ownerOf(customer), viewer)
  return { token, deviceKey: deviceKeys?.next, merged }
}
