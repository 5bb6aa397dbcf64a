import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { settings } from '#app/settings.server.ts'

/** The shop waits this many milliseconds for a response, because a buyer may be waiting too. */
const timeoutMs = 10_000
/** Events with an older signature, by the sender's clock, are rejected. */
const toleranceSeconds = 300

let loaded: typeof Stripe | undefined
/** The package is loaded on first use: it takes 20 MB, and many shops take no cards. */
const service = () => (loaded ??= createRequire(import.meta.url)('stripe') as typeof Stripe)

let known: Stripe | undefined

/** Returns whether payment by card is offered, which needs both keys. */
export const hasCard = () => settings().STRIPE_SECRET_KEY !== undefined

/**
 * Returns the URL of the hosted pages, to which forms may redirect; undefined without payment by
 * card.
 */
export const paymentPages = (): string | undefined =>
  hasCard() ? (settings().STRIPE_API ?? 'https://checkout.stripe.com') : undefined

/** Returns the client, which tries each call only once: callers decide when to retry. */
export function stripe(): Stripe {
  return (known ??= makeClient(settings()))
}

type Keys = { STRIPE_SECRET_KEY?: string | undefined; STRIPE_API?: string | undefined }

function makeClient({ STRIPE_SECRET_KEY, STRIPE_API }: Keys): Stripe {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set')
  const { hostname, port } = new URL(STRIPE_API ?? 'https://api.stripe.com')
  return new (service())(STRIPE_SECRET_KEY, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(STRIPE_API && { host: hostname, port, protocol: 'http' }),
  })
}

/** Returns the event as it was signed; undefined if the signature is wrong or too old. */
export function verifyWebhookEvent(body: Buffer, signature: string, now: number): unknown {
  const secret = settings().STRIPE_WEBHOOK_SECRET
  if (!secret) return undefined
  try {
    const { webhooks } = stripe()
    return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now)
  } catch (error) {
    if (error instanceof service().errors.StripeSignatureVerificationError) return undefined
    // The body was signed but is not JSON.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Describes a failed call. `refused`: the service answered with an error, which it repeats for the
 * same key, so another try needs a new key; `unsure`: it did not respond, or not as documented, so
 * the same call must be repeated with the same key. https://docs.stripe.com/api/idempotent_requests
 * @returns The sentence for the log; it names no buyer.
 */
export function describeFailure(error: unknown): { kind: 'refused' | 'unsure'; words: string } {
  // The package does not know this kind of response.
  if (!(error instanceof service().errors.StripeError))
    return { kind: 'unsure', words: String(error) }
  const { type, code, statusCode, requestId } = error
  const words = [type, code, statusCode, requestId].filter(Boolean).join(' ')
  const isAnswer = statusCode !== undefined && statusCode >= 400 && statusCode !== 409
  return { kind: isAnswer ? 'refused' : 'unsure', words }
}

/** Returns whether the service does not know the object. */
export const isMissing = (error: unknown) =>
  error instanceof service().errors.StripeError && error.statusCode === 404
