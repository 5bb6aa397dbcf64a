import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aStripe, anOpenedOrder, mailsAbout, stateOf } from '../shop/payments/card-order.ts'
import { countRows } from '../shop/checkout/buyer.ts'
import { messageOf, sign, type StripeStandIn } from '../stripe-stand-in.ts'
import { placesUpTo, FrailShop, isAnswered } from './frail-shop.ts'
import { findingsOf } from './findings.ts'

/** Taken, and not answered. */
const fewPlaces = ['after 1 commit']

let stripe: StripeStandIn
let shop: FrailShop
beforeAll(async () => {
  stripe = await aStripe()
  shop = new FrailShop()
})
afterAll(async () => {
  await shop.bury()
  await stripe.stop()
})

/** Sends the same message once more, as Stripe does until it is told that it was taken. */
async function tell(body: string, headers: Record<string, string> = {}) {
  const request = new Request('http://shop.test/webhooks/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body) },
    body,
  })
  const answer = await shop.send(request, headers)
  return answer.status
}

test(
  'a message that an order was paid, whose process is killed before and after a statement, counts once',
  { timeout: 20 * 60_000 },
  async () => {
    await shop.start()
    let tried = 0
    for (const place of process.env.LONG ? placesUpTo(60) : fewPlaces) {
      const { number, session } = await anOpenedOrder(stripe)
      await db.close()
      const body = messageOf('checkout.session.completed', stripe.pay(session))
      if (await isAnswered(tell(body, { 'x-fault': place }))) break
      tried++
      await shop.bury()
      await shop.start()
      expect(await stateOf(number), place).toMatch(/^received (due|paid)$/)
      await db.close()

      expect(await tell(body), place).toBe(204)
      expect(await tell(body), place).toBe(204)
      expect(await stateOf(number), place).toBe('received paid')
      expect(await mailsAbout(number), place).toEqual(['order', 'payment'])
      expect(shop.served!.output()).not.toMatch(/error/i)
    }
    console.info(`killed ${tried} times within a message on ${db.dialect}`)
    expect(tried).toBeGreaterThanOrEqual(process.env.LONG ? 16 : fewPlaces.length)
    expect(await countRows('refund')).toBe(0)
    expect(await findingsOf()).toEqual([])
  },
)
