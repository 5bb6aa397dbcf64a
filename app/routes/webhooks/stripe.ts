import type { ActionFunctionArgs } from '@remix-run/node'
import { readBody } from '#app/http/body.server.ts'
import { closedHeaders } from '#app/http/security-headers.server.ts'
import { hasCard, verifyWebhookEvent } from '#app/shop/payments/stripe-client.server.ts'
import { parseWebhookEvent } from '#app/shop/payments/stripe.schema.ts'
import { handleWebhookEvent } from '#app/shop/payments/handle-webhook-event.server.ts'
import { log } from '#app/observability/log.server.ts'

/**
 * The messages of the payment service. No guard against other sites stands here: who sends is told by the
 * signature alone, and no cookie is read. 2xx says that what follows from it is written.
 */
export async function action({ request }: ActionFunctionArgs) {
  const now = Date.now()
  // Read before anything is refused: unread, it would stand before the next request of the connection.
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
    // It is sent again, for days.
    log.error({ err: error, message: message.id, type: message.type }, 'payment message failed')
    return plainResponse(500)
  }
}

export const loader = () => (hasCard() ? plainResponse(405) : plainResponse(404))

const plainResponse = (status: 204 | 400 | 404 | 405 | 413 | 500) =>
  new Response(null, {
    status,
    headers: {
      ...closedHeaders,
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'POST' }),
    },
  })
