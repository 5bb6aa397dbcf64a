import { listCustomerWishes } from '#app/shop/api/wishlist.server.ts'
import { sayToCustomer } from '#app/http/api-answers.server.ts'
import { requireToken, takeCall } from '#app/http/api.server.ts'

/** `GET /wishlist/list` */
export const loader = takeCall('GET', async (call) => {
  const { customerId } = await requireToken(call)
  return sayToCustomer(await listCustomerWishes(customerId, call))
})

export const action = loader
