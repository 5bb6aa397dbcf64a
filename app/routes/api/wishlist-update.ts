import { wishlistUpdate } from '#app/shop/api/requests.schema.ts'
import { updateCustomerWishes } from '#app/shop/api/wishlist.server.ts'
import { privateJson } from '#app/http/api/api-responses.server.ts'
import { requireJson } from '#app/http/api/api-body.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'
import { requireToken } from '#app/loaders/require-token.server.ts'

/** `POST /wishlist/update` replaces the whole wishlist. */
export const action = createApiHandler('POST', async (call) => {
  const { customerId } = await requireToken(call)
  const sent = requireJson(call, wishlistUpdate)
  return privateJson(await updateCustomerWishes(customerId, sent, call))
})

export const loader = action
