import { wishlistUpdate } from '#app/shop/api/requests.schema.ts'
import { updateCustomerWishes } from '#app/shop/api/wishlist.server.ts'
import { sayToCustomer } from '#app/http/api-answers.server.ts'
import { requireJson } from '#app/http/api-body.server.ts'
import { requireToken, takeCall } from '#app/http/api.server.ts'

/** `POST /wishlist/update`: the full wishlist, in place of the one before. */
export const action = takeCall('POST', async (call) => {
  const { customerId } = await requireToken(call)
  const sent = requireJson(call, wishlistUpdate)
  return sayToCustomer(await updateCustomerWishes(customerId, sent, call))
})

export const loader = action
