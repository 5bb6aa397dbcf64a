import { randomUUID } from 'node:crypto'
import { createCookieSessionStorage } from '@remix-run/node'
import { createToastUtilsWithCustomSession } from 'remix-toast'
import type { AddedLine, ShownToast, Toast } from '#app/components/toasts/toast.ts'
import { cookieName, cookieOptions, hasCookie } from './cookies.server.ts'
import { parseToastDetails } from '#app/components/toasts/toast.schema.ts'
import { isUserNavigation } from './user-navigation.server.ts'

const name = cookieName('shop-toast')
// The package's own cookie is not really signed; this one is.
const storage = createCookieSessionStorage({ cookie: { ...cookieOptions(), name, maxAge: 60 } })
const toasts = createToastUtilsWithCustomSession(storage)

/**
 * Redirects with 303 and these headers, and with the cookie of a toast. The package has four fields, none of which is
 * a button, so `description` carries the intent of the Undo button and what was added to the cart.
 */
export const redirectWithToast = (
  path: string,
  { message, type, ...details }: Toast,
  headers: [string, string][],
) =>
  toasts.redirectWithToast(
    path,
    { message, type, description: JSON.stringify(details) },
    { status: 303, headers },
  )

type ConsumedToast = { toast?: ShownToast; added?: AddedLine; headers?: HeadersInit }

/**
 * Returns the waiting toast, the line that it tells of, and the header that deletes its cookie. A prefetch does not
 * consume it.
 */
export async function consumeToast(request: Request): Promise<ConsumedToast> {
  if (!hasCookie(request.headers.get('Cookie'), name) || !isUserNavigation(request)) return {}
  const { toast } = await toasts.getToast(request) // The package's own headers would set a cookie on every page.
  const headers = { 'Set-Cookie': await storage.destroySession(await storage.getSession()) }
  if (!toast) return { headers }
  const { message, type, description } = toast
  const { undo, added } = parseToastDetails(description)
  return {
    headers,
    ...(added && { added }),
    toast: {
      id: randomUUID(),
      message,
      type: type === 'error' ? 'error' : 'success',
      ...(undo && { undo }),
    },
  }
}
