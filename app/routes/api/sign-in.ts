import { signInByPassword } from '#app/shop/api/sign-in.server.ts'
import { credentials } from '#app/shop/api/requests.schema.ts'
import { apiError, privateJson } from '#app/http/api/api-responses.server.ts'
import { requireJson } from '#app/http/api/api-body.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'

/** `POST /users/signin/customer` returns a token for an e-mail address and a password. */
export const action = createApiHandler('POST', async (call) => {
  const { request, t } = call
  const typed = requireJson(call, credentials)
  const device = request.headers.get('User-Agent') ?? ''
  const outcome = await signInByPassword(
    { ...typed, address: clientAddress(request) },
    device,
    call,
  )
  if (outcome.ok) return privateJson(outcome.answer)
  if (outcome.reason === 'wrong')
    return apiError(401, t('refusal.account.wrong'), { 'WWW-Authenticate': 'Bearer' })
  const { retryAfterSeconds } = outcome
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return apiError(429, t('refusal.account.tooOften', { count: minutes }), {
    'Retry-After': String(retryAfterSeconds),
  })
})

export const loader = action
