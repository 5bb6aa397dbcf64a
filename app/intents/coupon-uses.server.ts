import { clientAddress } from '#app/http/arrivals.server.ts'
import type { Posted } from '#app/http/intents.server.ts'
import { foldEmail } from '#app/shop/addresses/email.ts'
import type { CouponFault } from '#app/shop/coupons/coupon.ts'
import { dayMs } from '#app/shop/currency/day.ts'
import { takeAttempt, type Limit } from '#app/shop/limits/limits.server.ts'
import { networkOf } from '#app/shop/limits/network.ts'

/** More would tell who else uses the shop's coupons. */
const tellings: Limit = { most: 10, withinMs: dayMs }

/**
 * Asks what a coupon does for an address that need not be the asker's. That it has used the coupon up is told to one
 * network ten times a day; past that the address counts as any other until it is ordered with.
 * @param email undefined: none was typed.
 * @param faultOf What is wrong with the coupon by an answer.
 */
export async function askForEmail<Answer>(
  posted: Posted,
  email: string | undefined,
  ask: (known: { email?: string }) => Promise<Answer>,
  faultOf: (answer: Answer) => CouponFault | undefined,
): Promise<Answer> {
  const answer = await ask(email === undefined ? {} : { email })
  if (email === undefined || faultOf(answer)?.reason !== 'used-up-each') return answer
  return (await mayBeTold(posted, email)) ? answer : ask({})
}

/** One form may ask several times, and is told once. */
const toldOf = new WeakMap<Request, Promise<{ ok: boolean }>>()

/** Of their own uses everybody may know. */
async function mayBeTold({ customer, request, now }: Posted, email: string): Promise<boolean> {
  if (customer && foldEmail(customer.email) === foldEmail(email)) return true
  const scope = `uses of coupons told to ${networkOf(clientAddress(request))}`
  const told = toldOf.get(request) ?? takeAttempt(scope, tellings, now)
  toldOf.set(request, told)
  return (await told).ok
}
