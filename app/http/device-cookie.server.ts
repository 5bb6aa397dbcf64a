import { createCookie } from '@remix-run/node'
import {
  deviceDays,
  newDeviceKey,
  type DeviceKeys,
} from '#app/shop/accounts/known-devices.server.ts'
import { cookieName, cookieOptions } from './cookies.server.ts'

/**
 * A cookie apart from the session, since it stays after signing out: it opens nothing by itself, and only has the
 * browser's tries of a password counted on their own.
 */
const cookie = createCookie(cookieName('octavo-device'), {
  ...cookieOptions(),
  maxAge: deviceDays * 24 * 60 * 60,
})

/** What a browser sent, and what it gets if it is let in. A cookie that is not ours is none. */
export async function deviceKeysOf({ headers }: Request): Promise<DeviceKeys> {
  const sent: unknown = await cookie.parse(headers.get('Cookie'))
  const isKey = typeof sent === 'string' && /^[\w-]{43}$/.test(sent)
  return { sent: isKey ? sent : undefined, next: newDeviceKey() }
}

/** The header that keeps the key in the browser. */
export const serialiseDeviceKey = (key: string): Promise<string> => cookie.serialize(key)
