import { foldWithoutSubaddress } from '#app/i18n/email.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimits,
  type RateLimitOutcome,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import { settings } from '#app/settings.server.ts'

const hourMs = 60 * 60_000

/** Each order sends a mail, so the limit protects an address from being flooded by strangers. */
const perAddress: RateLimit = { most: 20, withinMs: dayMs }

/**
 * Limits the orders from one network, whatever their addresses. A family, a library or an office behind one address
 * orders less, and a day has three busy hours.
 */
function perNetwork(address: string): Record<string, RateLimit> {
  const most = settings().NETWORK_ORDERS_PER_HOUR
  const [hour, day] = [
    { most, withinMs: hourMs },
    { most: 3 * most, withinMs: dayMs },
  ]
  return {
    ...byNetworks(address, hour, (network) => `orders of an hour from ${network}`),
    ...byNetworks(address, day, (network) => `orders of a day from ${network}`),
  }
}

export type OrderAllowance =
  { ok: true; attempts: string[] } | { ok: false; words: string; retryAfterSeconds: number }

/**
 * Counts an order that is about to be placed, for its network and for its e-mail address. The address is counted
 * together with the network, so that a stranger prevents no other buyer from ordering. The caller refunds the
 * attempts if no order is placed.
 */
export async function consumeOrderLimits(
  { request, now, t }: FormContext,
  email: string,
): Promise<OrderAllowance> {
  const address = clientAddress(request)
  const refused = (
    { retryAfterSeconds }: Extract<RateLimitOutcome, { ok: false }>,
    words: string,
  ) => ({ ok: false as const, words, retryAfterSeconds })
  const folded = foldWithoutSubaddress(email)
  const ofAddress = await consumeRateLimits(
    byNetworks(address, perAddress, (network) => `orders from ${network} to ${folded}`),
    now,
  )
  if (!ofAddress.ok) {
    const count = Math.ceil(ofAddress.retryAfterSeconds / 3600)
    return refused(ofAddress, t('refusal.checkout.tooOften', { count }))
  }
  const ofNetwork = await consumeRateLimits(perNetwork(address), now)
  if (ofNetwork.ok) return { ok: true, attempts: [...ofAddress.attempts, ...ofNetwork.attempts] }
  await refundRateLimits(ofAddress.attempts)
  const count = Math.ceil(ofNetwork.retryAfterSeconds / 60)
  return refused(ofNetwork, t('refusal.checkout.networkTooOften', { count }))
}
