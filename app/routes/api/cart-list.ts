import { listCart } from '#app/shop/api/cart.server.ts'
import { privateJson } from '#app/http/api/api-responses.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'
import { requireToken } from '#app/loaders/require-token.server.ts'

/** `GET /cart/list` */
export const loader = createApiHandler('GET', async (call) => {
  const { customerId } = await requireToken(call)
  return privateJson(await listCart(customerId, call))
})

export const action = loader
