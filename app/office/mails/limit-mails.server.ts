import { foldWithoutSubaddress } from '#app/i18n/email.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { tooManyRequests } from '#app/http/responses.server.ts'
import {
  consumeRateLimits,
  refundRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'

const mostInHour: RateLimit = { most: 10, withinMs: 60 * 60_000 }
const mostInDay: RateLimit = { most: 30, withinMs: dayMs }

/**
 * Runs a form that mails an address as often as it is sent. If the address got too many mails so, nothing is done (429). A
 * form that an order allows once, such as that of its dispatch, needs no limit.
 */
export async function withMailLimit(
  context: Pick<OfficeFormContext, 'form' | 't' | 'now'>,
  email: string,
  work: () => Promise<Response>,
): Promise<Response> {
  if (email === '') return work()
  const scope = `mails of staff to ${foldWithoutSubaddress(email)}`
  const taken = await consumeRateLimits(
    { [`${scope} in an hour`]: mostInHour, [`${scope} in a day`]: mostInDay },
    context.now,
  )
  if (!taken.ok) return tooManyRequests(context, 'form', 'staffMail', taken.retryAfterSeconds)
  let isDone = false
  try {
    const response = await work()
    isDone = response.status < 400
    return response
  } finally {
    if (!isDone) await refundRateLimits(taken.attempts)
  }
}
