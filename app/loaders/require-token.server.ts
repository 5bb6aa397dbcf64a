import { findSignIn, type SignedIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import {
  consumeRateLimit,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { apiError } from '#app/http/api/api-responses.server.ts'
import type { ApiCall } from '#app/http/api/api.server.ts'

/**
 * Returns the sign-in of the token in `Authorization: TOKEN` or `Bearer TOKEN`.
 * @throws {Response} 401 without a valid token, 429 if its account called too often.
 */
export async function requireToken(call: ApiCall): Promise<SignedIn> {
  const sent = call.request.headers.get('Authorization') ?? ''
  const [, token] = /^\s*(?:Bearer\s+)?([\w-]{43})\s*$/i.exec(sent) ?? []
  const customer = token === undefined ? undefined : await findSignIn(token, call.now)
  if (!customer) throw unauthorized(call)
  await requireFewCalls(customer, call)
  return customer
}

/** An app makes three calls at its start, and one for each change of a list. */
const perAccount: RateLimit = { most: 300, withinMs: 10 * 60_000 }

async function requireFewCalls({ customerId }: SignedIn, { now, t }: ApiCall) {
  const taken = await consumeRateLimit(`calls of ${customerId}`, perAccount, now)
  if (taken.ok) return
  const { retryAfterSeconds } = taken
  const count = Math.ceil(retryAfterSeconds / 60)
  throw apiError(429, t('refusal.api.tooOften', { count }), {
    'Retry-After': String(retryAfterSeconds),
  })
}

export const unauthorized = ({ t }: Pick<ApiCall, 't'>) =>
  apiError(401, t('refusal.api.token'), { 'WWW-Authenticate': 'Bearer' })
