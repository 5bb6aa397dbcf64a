import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

/**
 * Holds the fields of Stripe's responses that the shop uses; the package's definitions give their
 * types.
 */
type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'url'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'payment_intent'
  | 'payment_method_types'
  | 'success_url'
  | 'cancel_url'
>
type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'payment_intent' | 'metadata'
>
type EventType = Stripe.Event['type']

/**
 * `down` closes the connection; `slow` never answers; `lost` acts and then closes it; `broken`
 * answers 500; `garbage` and `stranger` answer 200 with a body that does not fit; `elsewhere`
 * redirects to another host.
 */
export type Mood =
  'well' | 'down' | 'slow' | 'lost' | 'broken' | 'garbage' | 'stranger' | 'elsewhere'

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
}

/** Stripe takes no other amounts in these currencies (https://docs.stripe.com/currencies). */
const steps = new Map([
  ...['bhd', 'jod', 'kwd', 'omr', 'tnd'].map((code) => [code, 10] as const),
  ...['isk', 'ugx'].map((code) => [code, 100] as const),
])
const isTaken = (amount: number, currency: string) => amount % (steps.get(currency) ?? 1) === 0

/**
 * Starts a stand-in of Stripe on the loopback interface: pages, refunds, idempotency keys, and
 * signed messages. `environment` makes a shop use it.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const answered = new Map<string, { status: number; body: unknown }>()
  /** Holds method and path of each call, with its key. */
  const calls: string[] = []
  let mood: Mood = 'well'
  let refundStatus = 'succeeded'
  let origin = ''

  const refuse = (status: number, code: string) => ({
    status,
    body: {
      error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message: code },
    },
  })
  const found = (session: Session | undefined) =>
    session ? { status: 200, body: session } : refuse(404, 'resource_missing')

  function createSession(form: URLSearchParams) {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const item = 'line_items[0][price_data]'
    const expires = Number(form.get('expires_at'))
    const [amount, currency] = [form.get(`${item}[unit_amount]`), form.get(`${item}[currency]`)!]
    if (!isTaken(Number(amount), currency)) return refuse(400, 'invalid_charge_amount')
    if (expires < Date.now() / 1000 + 30 * 60) return refuse(400, 'expires_at_too_soon')
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${origin}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(amount),
      currency,
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      expires_at: expires,
      metadata: metadataOf(form),
      payment_intent: null,
      payment_method_types: methodsOf(form),
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }

  function expire(id: string) {
    const session = sessions.get(id)
    if (session && session.status !== 'open') return refuse(400, 'session_not_open')
    if (session) session.status = 'expired'
    return found(session)
  }

  function createRefund(form: URLSearchParams) {
    const intent = form.get('payment_intent')!
    const session = [...sessions.values()].find((one) => one.payment_intent === intent)
    if (!session) return refuse(404, 'resource_missing')
    const before = refunds.filter((one) => one.payment_intent === intent && one.status !== 'failed')
    const amount = Number(form.get('amount'))
    if (!isTaken(amount, session.currency!)) return refuse(400, 'invalid_charge_amount')
    const sum = before.reduce((all, one) => all + one.amount, amount)
    if (sum > session.amount_total!) return refuse(400, 'charge_already_refunded')
    const refund: Refund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      currency: session.currency!,
      status: refundStatus,
      payment_intent: intent,
      metadata: metadataOf(form),
    }
    refunds.push(refund)
    return { status: 200, body: refund }
  }

  function route(
    method: string,
    url: URL,
    form: URLSearchParams,
  ): { status: number; body: unknown } {
    const [, , , second, id = '', verb] = url.pathname.split('/')
    if (url.pathname === '/v1/refunds' && method === 'POST') return createRefund(form)
    if (url.pathname === '/v1/refunds') {
      const intent = url.searchParams.get('payment_intent')
      const data = refunds.filter((one) => one.payment_intent === intent)
      return { status: 200, body: { object: 'list', data, has_more: false } }
    }
    if (second === 'sessions' && method === 'POST' && !id) return createSession(form)
    if (second === 'sessions' && verb === 'expire') return expire(id)
    return found(sessions.get(id))
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, origin)
    const key = request.headers['idempotency-key'] as string | undefined
    calls.push([request.method, url.pathname, key].filter(Boolean).join(' '))
    if (mood === 'down') return request.socket.destroy()
    if (mood === 'slow') return
    // This is the hosted page as a browser sees it.
    if (url.pathname.startsWith('/pay/'))
      return response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!DOCTYPE html><html lang="en"><title>Pay</title><h1>Pay here</h1></html>')
    const say = (status: number, body: string) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    if (mood === 'garbage') return say(200, '<html>Bad gateway</html>')
    if (mood === 'stranger')
      return say(200, JSON.stringify({ id: 'cs_1', url: 'https://evil.test/' }))
    const known = key === undefined ? undefined : answered.get(key)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const work = () =>
      mood === 'broken' ? refuse(500, 'broken') : route(request.method!, url, form)
    const text = known ?? work()
    // Failures are repeated too, as long as the key is known.
    if (key !== undefined) answered.set(key, text)
    if (mood === 'lost' && request.method === 'POST') return request.socket.destroy()
    const led = mood === 'elsewhere' ? { url: 'https://evil.test/pay' } : {}
    return say(text.status, JSON.stringify({ ...(text.body as object), ...led }))
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = { ...stripeKeys, STRIPE_API: origin }

  return {
    origin,
    environment,
    sessions,
    refunds,
    calls,
    feel: (now: Mood) => (mood = now),
    refundsAre: (status: string) => (refundStatus = status),
    /** Returns the session whose URL ends with this id. */
    sessionOf: (url: string) => sessions.get(url.split('/').at(-1)!)!,
    /** Pays as a buyer does on the page; `unpaid` stands for a bank that takes its time. */
    pay(id: string, payment_status: Session['payment_status'] = 'paid'): Session {
      const session = sessions.get(id)!
      if (session.status !== 'open') throw new Error(`${id} is ${session.status}`)
      return Object.assign(session, {
        status: 'complete',
        payment_status,
        payment_intent: `pi_${id.slice(8)}`,
      })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Without a list in the call, Stripe offers what the account has switched on (dynamic payment methods). */
function methodsOf(form: URLSearchParams): string[] {
  const named = [...form].filter(([name]) => name.startsWith('payment_method_types['))
  return named.length > 0 ? named.map(([, method]) => method) : ['card', 'paypal', 'sepa_debit']
}

function metadataOf(form: URLSearchParams): Stripe.Metadata {
  const entries = [...form].flatMap(([name, value]) => {
    const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? []
    return field === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}

const signer = new Stripe(stripeKeys.STRIPE_SECRET_KEY)

/** Returns a message as Stripe sends it. */
export function messageOf(
  type: EventType,
  object: Session | Refund,
  id = `evt_${randomUUID().replaceAll('-', '')}`,
) {
  const event: Pick<Stripe.Event, 'id' | 'object' | 'type' | 'created' | 'livemode'> & {
    data: { object: Session | Refund }
  } = {
    id,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: structuredClone(object) },
  }
  return JSON.stringify(event)
}

/** Signs a message with the package's own helper. `at` is ms UTC. */
export const sign = (
  payload: string,
  at = Date.now(),
  secret = stripeKeys.STRIPE_WEBHOOK_SECRET,
): string =>
  signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  })
