import type { ActionFunctionArgs } from '@remix-run/node'
import { readBody } from '#app/http/body.server.ts'
import { nonDocumentHeaders } from '#app/http/security-headers.server.ts'
import { hasCard, verifyWebhookEvent } from '#app/shop/ordering/payments/stripe-client.server.ts'
import { parseWebhookEvent } from '#app/shop/ordering/payments/stripe.schema.ts'
import { handleWebhookEvent } from '#app/shop/ordering/fulfilment/handle-webhook-event.server.ts'
import { log } from '#app/observability/log.server.ts'

/**
 * Receives the messages of the payment service. There is no CSRF check, because the signature alone authenticates the
 * sender and no cookie is read. A 2xx response means that the effects of the message are stored.
 */
export async function action({ request }: ActionFunctionArgs) {
  const now = Date.now()
  // The body is read before any rejection, because unread bytes would precede the next request on the connection.
  const body = await readBody(request)
  if (!hasCard()) return plainResponse(404)
  if (request.method !== 'POST') return plainResponse(405)
  if (!body) return plainResponse(413)
  const message = parseWebhookEvent(
    verifyWebhookEvent(body, request.headers.get('Stripe-Signature') ?? '', now),
  )
  if (!message) return plainResponse(400)
  try {
    const taken = await handleWebhookEvent(message, now)
    if (taken !== 'unreadable') return plainResponse(204)
    log.error({ message: message.id, type: message.type }, 'payment message cannot be read')
    return plainResponse(400)
  } catch (error) {
    // Stripe sends the message again, for days.
    log.error({ err: error, message: message.id, type: message.type }, 'payment message failed')
    return plainResponse(500)
  }
}

export const loader = () => (hasCard() ? plainResponse(405) : plainResponse(404))

const plainResponse = (status: 204 | 400 | 404 | 405 | 413 | 500) =>
  new Response(null, {
    status,
    headers: {
      ...nonDocumentHeaders,
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'POST' }),
    },
  })
