import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'
import { messageOf, sign, startStripe, type StripeStandIn } from '../../stripe-stand-in.ts'

const typed = {
  email: 'asha@example.org',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  postcode: '560001',
  city: 'Bengaluru',
}
const orderWords = 'Order with obligation to pay'

let stripe: StripeStandIn
let shop: ServedShop
let without: ServedShop
beforeAll(async () => {
  stripe = await startStripe()
  shop = await serveShop(stripe.environment)
  without = await serveShop()
}, 60_000)
afterAll(async () => {
  await Promise.all([shop.stop(), without.stop()])
  await stripe.stop()
})
beforeEach(() => {
  stripe.feel('well')
})

/** A shopper without JavaScript, who goes no further than the redirect to the hosted page. */
function newShopper(served: ServedShop) {
  let led = ''
  const shopper = new Shopper(
    async (request) => {
      const answer = await fetch(request)
      const location = answer.headers.get('Location')
      if (!location?.startsWith(stripe.origin)) return answer
      led = `${answer.status} ${location}`
      const headers = answer.headers
        .getSetCookie()
        .map((line) => ['Set-Cookie', line] as [string, string])
      return new Response('hosted page', { status: 200, headers })
    },
    served.origin,
    { 'Accept-Language': 'en' },
  )
  return { shopper, led: () => led.split(' ') as [status: string, url: string] }
}

async function atCheckout(served = shop) {
  const { shopper, led } = newShopper(served)
  await shopper.visit(`/book/${await aBook()}`)
  await shopper.press('Add to cart', {}, { within: '.buy' })
  await shopper.visit('/checkout')
  return { shopper, led }
}

async function ordered() {
  const { shopper, led } = await atCheckout()
  await shopper.press(orderWords, { ...typed, payment: 'card' })
  const session = led()[1] ? stripe.sessionOf(led()[1]) : undefined
  const number = session?.client_reference_id ?? shopper.url.split('/').at(-1)!
  return { shopper, led, session, number }
}

const post = (body: string, headers: Record<string, string>, path = '/webhooks/stripe') =>
  requestRaw(shop, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
const tell = (...message: Parameters<typeof messageOf>) => {
  const body = messageOf(...message)
  return post(body, { 'Stripe-Signature': sign(body) })
}
const pathOf = (url: string | null | undefined) => new URL(url!).pathname + new URL(url!).search
const note = 'section[aria-labelledby=payment-note]'

describe('a purchase by card without JavaScript', () => {
  test('leads from the order button to Stripe’s page and back to a paid receipt', async () => {
    const { shopper, led, session } = await ordered()
    expect(led()[0]).toBe('303')
    expect(session).toMatchObject({ status: 'open', customer_email: typed.email })
    stripe.pay(session!.id)
    await shopper.visit(pathOf(session!.success_url))
    expect(shopper.text(`${note} h2`)).toBe('Your payment is being confirmed')
    expect((await tell('checkout.session.completed', session!)).status).toBe(204)
    await shopper.follow('Check again')
    expect(shopper.status).toBe(200)
    expect(shopper.text(note)).toBeUndefined()
    expect(shopper.text('main')).toContain('Card or online payment · Paid')
  })

  test('that is left comes back to “not paid yet”, whose button goes on with the same page', async () => {
    const { shopper, led, session } = await ordered()
    // Another browser, with the link alone.
    const other = newShopper(shop)
    await other.shopper.visit(pathOf(session!.cancel_url))
    expect(other.shopper.text(`${note} h2`)).toBe('Not paid yet')
    await other.shopper.press('Pay now')
    expect(other.led()).toEqual(led())
    await shopper.visit(pathOf(session!.cancel_url))
    expect(shopper.text(note)).toMatch(/reserved for you until \d{1,2}:\d\d/)
  })

  test('with Stripe down keeps the order, and the receipt’s button tries again', async () => {
    stripe.feel('down')
    const { shopper, led, number } = await ordered()
    expect(shopper.url).toBe(`/order-received/${number}`)
    expect(shopper.text(`${note} h2`)).toBe('Not paid yet')
    await shopper.press('Pay now')
    expect(shopper.status).toBe(409)
    expect(shopper.text(`${note} [role=alert]`)).toContain('cannot be reached')
    stripe.feel('well')
    await shopper.press('Pay now')
    expect(led()[1]).toContain('/pay/')
  })

  test('sent twice is one order and one page', async () => {
    const { shopper, led } = await atCheckout()
    const form = {
      intent: 'order.place',
      token: shopper.attr('input[name=token]', 'value')!,
      shown: shopper.attr('input[name=shown]', 'value')!,
      country: 'IN',
      delivery: shopper.attr('input[name=delivery][checked]', 'value')!,
      payment: 'card',
      ...typed,
    }
    const before = stripe.sessions.size
    await Promise.all([shopper.post('/checkout', form), shopper.post('/checkout', form)])
    await shopper.post('/checkout', form)
    expect(stripe.sessions.size).toBe(before + 1)
    expect(led()[1]).toContain('/pay/')
  })
})

describe('an e-book paid by a means that takes days', () => {
  test('opens when the payment has arrived, as its receipt and its list say', async () => {
    const { shopper, led } = newShopper(shop)
    await shopper.post('/cart', {
      intent: 'cart.add',
      product: await eBookWithFile({ name: 'A lamp' }),
    })
    await shopper.visit('/checkout')
    const opens = 'E-books are available once your payment has arrived; we will e-mail you then.'
    expect(shopper.text('label:has(input[value=card])')).toContain(opens)
    const { email, name } = typed
    await shopper.press(orderWords, { email, name, payment: 'card', ebookConsent: 'yes' })
    const session = stripe.pay(stripe.sessionOf(led()[1]).id, 'unpaid')
    await tell('checkout.session.completed', session)
    const receipt = pathOf(session.success_url)
    await shopper.visit(receipt)
    expect(shopper.text(`${note} h2`)).toBe('Your payment is on its way')
    expect(shopper.text('.receipt')).toContain(opens)
    await shopper.visit(shopper.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!)
    expect(shopper.text('main')).toContain('Available as soon as we receive your payment.')
    session.payment_status = 'paid'
    await tell('checkout.session.async_payment_succeeded', session)
    await shopper.visit(receipt)
    expect(shopper.text('.receipt')).not.toContain(opens)
    const mail = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('subject', 'like', `Paid%${session.client_reference_id}%`)
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('You can now download: A lamp')
  })
})

describe('the pages of a shop', () => {
  const formAction = (shopper: Shopper) =>
    /form-action ([^;]*)/.exec(shopper.headers.get('Content-Security-Policy') ?? '')?.[1]

  test('with the keys offer the card, and let a form lead to Stripe where it may', async () => {
    const { shopper } = await atCheckout()
    expect(shopper.attrs('input[name=payment]', 'value')).toContain('card')
    expect(formAction(shopper)).toBe(`'self' ${stripe.origin}`)
    await shopper.visit('/cart')
    expect(formAction(shopper)).toBe("'self'")
  })

  test('without them never speak of it, and take no message', async () => {
    const { shopper } = await atCheckout(without)
    expect(shopper.attrs('input[name=payment]', 'value')).not.toContain('card')
    expect(formAction(shopper)).toBe("'self'")
    for (const path of ['/cart', '/checkout', '/terms', '/privacyPolicy', '/']) {
      await shopper.visit(path)
      expect(shopper.html).not.toContain('Stripe')
    }
    const answer = await requestRaw(without, {
      method: 'POST',
      path: '/webhooks/stripe',
      body: '{}',
    })
    expect(answer.status).toBe(404)
  })
})

describe('the door for messages', () => {
  test('takes one from anywhere by its signature alone, reads no cookie and sets none', async () => {
    const { session, number } = await ordered()
    const body = messageOf('checkout.session.completed', stripe.pay(session!.id))
    const { status, headers } = await post(body, {
      'Stripe-Signature': sign(body),
      Origin: 'http://evil.test',
      'Sec-Fetch-Site': 'cross-site',
      Cookie: 'shop=anything',
    })
    expect(status).toBe(204)
    expect(headers['set-cookie']).toBeUndefined()
    const { paymentState } = await db.read
      .selectFrom('customerOrder')
      .select('paymentState')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(paymentState).toBe('paid')
  })

  test.each<[string, (body: string) => Record<string, string>]>([
    ['without a signature', () => ({})],
    ['by another secret', (body) => ({ 'Stripe-Signature': sign(body, Date.now(), 'whsec_x') })],
    ['that is old', (body) => ({ 'Stripe-Signature': sign(body, Date.now() - 400_000) })],
    ['of another content', () => ({ 'Stripe-Signature': sign('{}') })],
  ])('answers 400 to one %s, and does nothing', async (_, headers) => {
    const { session, shopper } = await ordered()
    const body = messageOf('checkout.session.completed', stripe.pay(session!.id))
    expect((await post(body, headers(body))).status).toBe(400)
    await shopper.visit(pathOf(session!.cancel_url))
    expect(shopper.text('main')).toContain('Card or online payment · To be paid')
  })

  test('is too small for more than 256 KB, and takes nothing but POST', async () => {
    const body = 'x'.repeat(300_000)
    expect((await post(body, { 'Stripe-Signature': sign(body) })).status).toBe(413)
    expect((await requestRaw(shop, { path: '/webhooks/stripe' })).status).toBe(405)
    const put = await requestRaw(shop, { method: 'PUT', path: '/webhooks/stripe', body: '{}' })
    expect(put.status).toBe(405)
  })

  test('is the only one that another site may post to', async () => {
    const { status } = await post('intent=payment.start', { Origin: 'http://evil.test' }, '/cart')
    expect(status).toBe(403)
  })
})
