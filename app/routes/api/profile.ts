import { findProfile } from '#app/shop/api/profile.server.ts'
import { privateJson } from '#app/http/api-responses.server.ts'
import { unauthorized, requireToken, createApiHandler } from '#app/http/api.server.ts'

/** `GET /users/profile`: who the token belongs to. */
export const loader = createApiHandler('GET', async (call) => {
  const { customerId } = await requireToken(call)
  const profile = await findProfile(customerId)
  // Deleted in this moment, and the token with it.
  return profile ? privateJson(profile) : unauthorized(call)
})

export const action = loader
