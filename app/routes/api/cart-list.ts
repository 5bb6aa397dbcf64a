import { listCart } from '#app/shop/api/cart.server.ts'
import { sayToCustomer } from '#app/http/api-answers.server.ts'
import { requireToken, takeCall } from '#app/http/api.server.ts'

/** `GET /cart/list` */
export const loader = takeCall('GET', async (call) => {
  const { customerId } = await requireToken(call)
  return sayToCustomer(await listCart(customerId, call))
})

export const action = loader
