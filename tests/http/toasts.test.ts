import { describe, expect, test } from 'vitest'
import { undoIntents, type Toast } from '#app/components/toasts/toast.ts'
import { findSession, redirectWithSession } from '#app/http/session.server.ts'
import { consumeToast } from '#app/http/toasts.server.ts'

const pageRequest = (Cookie?: string) =>
  new Request('http://shop.test/cart', { headers: Cookie ? { Cookie } : {} })

/** Returns the cookie of a toast, as the browser sends it back. */
async function cookieOf(toast: Toast): Promise<string> {
  const answer = await redirectWithSession('/cart', await findSession(pageRequest()), toast)
  expect(answer.status).toBe(303)
  const [line] = answer.headers.getSetCookie().filter((one) => one.startsWith('shop-toast='))
  return line!.split(';')[0]!
}

describe('a toast', () => {
  test.each<Toast>([
    { message: 'Added to cart', type: 'success' },
    { message: 'Nothing to undo', type: 'error' },
    ...undoIntents.map((undo) => ({ message: 'Removed', type: 'success', undo }) as const),
  ])('%j is on the next page, once', async (toast) => {
    const consumed = await consumeToast(pageRequest(await cookieOf(toast)))
    expect(consumed.toast).toEqual({ id: expect.any(String) as string, ...toast })
    expect(new Headers(consumed.headers).get('Set-Cookie')).toMatch(
      /^shop-toast=; .*Expires=Thu, 01 Jan 1970/,
    )
  })

  test('is kept by the browser for a minute, so that none appears days later', async () => {
    const toast: Toast = { message: 'Added to cart', type: 'success' }
    const answer = await redirectWithSession('/cart', await findSession(pageRequest()), toast)
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('shop-toast='))
    expect(line).toContain('; Max-Age=60;')
  })

  test('keeps its button beside a field that another version of the shop added', async () => {
    const later = { message: 'Removed', type: 'success', undo: 'cart.undo', more: 1 } as const
    const { toast } = await consumeToast(pageRequest(await cookieOf(later)))
    expect(toast).toEqual({
      id: toast?.id,
      message: 'Removed',
      type: 'success',
      undo: 'cart.undo',
    })
  })

  test('has no button for an intent that another version of the shop offered', async () => {
    const former = { message: 'Removed', type: 'success', undo: 'list.undo' } as unknown as Toast
    const { toast } = await consumeToast(pageRequest(await cookieOf(former)))
    expect(toast).toEqual({ id: toast?.id, message: 'Removed', type: 'success' })
  })

  test('carries what was added to the cart beside it', async () => {
    const added = { productId: 'b01', color: '', size: '', quantity: 2 }
    const cookie = await cookieOf({ message: 'Added', type: 'success', added })
    const consumed = await consumeToast(pageRequest(cookie))
    expect(consumed).toMatchObject({ added, toast: { message: 'Added' } })
    expect(consumed.toast).not.toHaveProperty('added')
  })

  test('carries no part of a line that no version of the shop adds', async () => {
    const added = { productId: 'b01', color: '', size: '', quantity: -2 }
    const cookie = await cookieOf({ message: 'Added', type: 'success', added })
    expect(await consumeToast(pageRequest(cookie))).not.toHaveProperty('added')
  })

  test('stays for the page that is shown, while another is prefetched', async () => {
    const request = pageRequest(await cookieOf({ message: 'Added to cart', type: 'success' }))
    request.headers.set('Sec-Purpose', 'prefetch')
    expect(await consumeToast(request)).toEqual({})
  })

  test('sets no cookie where there is none', async () => {
    expect(await consumeToast(pageRequest())).toEqual({})
    expect(await consumeToast(pageRequest('shop=x'))).toEqual({})
  })
})
