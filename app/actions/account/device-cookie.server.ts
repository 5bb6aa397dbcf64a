import { createCookie } from '@remix-run/node'
import {
  deviceDays,
  newDeviceKey,
  type DeviceKeys,
} from '#app/shop/customers/accounts/known-devices.server.ts'
import { cookieName, cookieOptions } from '#app/http/cookies.server.ts'

const cookieOf = (name: string) =>
  createCookie(cookieName(name), { ...cookieOptions(), maxAge: deviceDays * 24 * 60 * 60 })

/**
 * This cookie is separate from the session, because it outlasts the sign-out. It grants nothing; the browser's
 * password attempts are counted separately by it. Remix reads and writes it, since the package `cookie` does not sign.
 */
const cookie = cookieOf('shop-device')
/** Earlier versions set this name. It is read where the new one is missing, until `deviceDays` have passed. */
const formerCookie = cookieOf('octavo-device')

/**
 * Returns the device keys of a request: the one sent, and the one that it gets when it is signed in. A forged cookie
 * is ignored.
 */
export async function deviceKeysOf({ headers }: Request): Promise<DeviceKeys> {
  const header = headers.get('Cookie')
  const sent: unknown = (await cookie.parse(header)) ?? (await formerCookie.parse(header))
  const isKey = typeof sent === 'string' && /^[\w-]{43}$/.test(sent)
  return { sent: isKey ? sent : undefined, next: newDeviceKey() }
}

/** Returns the header that stores the key in the browser. */
export const serialiseDeviceKey = (key: string): Promise<string> => cookie.serialize(key)
