import { findProfile } from '#app/shop/api/profile.server.ts'
import { privateJson } from '#app/http/api/api-responses.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'
import { unauthorized, requireToken } from '#app/loaders/require-token.server.ts'

/** `GET /users/profile` returns the customer that the token belongs to. */
export const loader = createApiHandler('GET', async (call) => {
  const { customerId } = await requireToken(call)
  const profile = await findProfile(customerId)
  // The profile is missing if the account, and the token with it, was deleted a moment ago.
  return profile ? privateJson(profile) : unauthorized(call)
})

export const action = loader
