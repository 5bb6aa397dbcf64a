import { findProfile } from '#app/shop/api/profile.server.ts'
import { sayToCustomer } from '#app/http/api-answers.server.ts'
import { refuseToken, requireToken, takeCall } from '#app/http/api.server.ts'

/** `GET /users/profile`: who the token belongs to. */
export const loader = takeCall('GET', async (call) => {
  const { customerId } = await requireToken(call)
  const profile = await findProfile(customerId)
  // Deleted in this moment, and the token with it.
  return profile ? sayToCustomer(profile) : refuseToken(call)
})

export const action = loader
