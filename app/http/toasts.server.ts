import { randomUUID } from 'node:crypto'
import { createCookieSessionStorage } from '@remix-run/node'
import { createToastUtilsWithCustomSession } from 'remix-toast'
import { undoIntents, type ShownToast, type Toast } from '#app/components/toast.ts'
import { cookieName, cookieOptions, hasCookie } from './cookies.server.ts'
import { isUserNavigation } from './user-navigation.server.ts'

const name = cookieName('octavo-toast')
// The package's own cookie is not really signed; this one is.
const storage = createCookieSessionStorage({ cookie: { ...cookieOptions(), name, maxAge: 60 } })
const toasts = createToastUtilsWithCustomSession(storage)

/**
 * Redirects with 303 and these headers, and with the cookie of a toast. The package has four fields, none of which is
 * a button, so `description` carries the intent of the Undo button.
 */
export const redirectWithToast = (
  path: string,
  { message, type, undo }: Toast,
  headers: [string, string][],
) =>
  toasts.redirectWithToast(
    path,
    { message, type, ...(undo && { description: undo }) },
    { status: 303, headers },
  )

/** Returns the waiting toast and the header that deletes its cookie. A prefetch does not consume it. */
export async function consumeToast(
  request: Request,
): Promise<{ toast?: ShownToast; headers?: HeadersInit }> {
  if (!hasCookie(request.headers.get('Cookie'), name) || !isUserNavigation(request)) return {}
  const { toast } = await toasts.getToast(request) // The package's own headers would set a cookie on every page.
  const headers = { 'Set-Cookie': await storage.destroySession(await storage.getSession()) }
  if (!toast) return { headers }
  const { message, type, description } = toast
  const undo = undoIntents.find((one) => one === description)
  return {
    headers,
    toast: {
      id: randomUUID(),
      message,
      type: type === 'error' ? 'error' : 'success',
      ...(undo && { undo }),
    },
  }
}
