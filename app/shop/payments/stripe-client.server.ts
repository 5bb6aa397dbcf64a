import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { settings } from '#app/settings.server.ts'

/** So long the shop waits for an answer; a buyer may wait behind it. */
const answerWithinMs = 10_000
/** Older messages, by the clock of who signed them, are not taken. */
const toleranceSeconds = 300

let loaded: typeof Stripe | undefined
/** Loaded at the first need: it takes 20 MB, and many shops take no cards. */
const service = () => (loaded ??= createRequire(import.meta.url)('stripe') as typeof Stripe)

let known: Stripe | undefined

/** Whether payment by card is offered: both keys are set. */
export const hasCard = () => settings().STRIPE_SECRET_KEY !== undefined

/** Where the hosted pages stand: what a form may be led to. Undefined where none is offered. */
export const paymentPages = (): string | undefined =>
  hasCard() ? (settings().STRIPE_API ?? 'https://checkout.stripe.com') : undefined

/** The payment service. No more than one try: what may be tried again has its own way and moment. */
export function stripe(): Stripe {
  return (known ??= makeClient(settings()))
}

type Keys = { STRIPE_SECRET_KEY?: string | undefined; STRIPE_API?: string | undefined }

function makeClient({ STRIPE_SECRET_KEY, STRIPE_API }: Keys): Stripe {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set')
  const { hostname, port } = new URL(STRIPE_API ?? 'https://api.stripe.com')
  return new (service())(STRIPE_SECRET_KEY, {
    timeout: answerWithinMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(STRIPE_API && { host: hostname, port, protocol: 'http' }),
  })
}

/** The message as it was signed; undefined where the signature is wrong or too old. */
export function verifyWebhookEvent(body: Buffer, signature: string, now: number): unknown {
  const secret = settings().STRIPE_WEBHOOK_SECRET
  if (!secret) return undefined
  try {
    const { webhooks } = stripe()
    return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now)
  } catch (error) {
    if (error instanceof service().errors.StripeSignatureVerificationError) return undefined
    // Signed, and yet no JSON.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * What a failed call says of what was done. `refused`: nothing, and the service said so; `unsure`: it did not
 * answer, or not with what it promises, so that the same call with the same key must be made again.
 * @returns The sentence for the log; it names no buyer.
 */
export function describeFailure(error: unknown): { kind: 'refused' | 'unsure'; words: string } {
  // An answer of another kind than any that the package knows.
  if (!(error instanceof service().errors.StripeError))
    return { kind: 'unsure', words: String(error) }
  const { type, code, statusCode, requestId } = error
  const words = [type, code, statusCode, requestId].filter(Boolean).join(' ')
  const isSaid = statusCode !== undefined && statusCode >= 400 && statusCode !== 409
  return { kind: isSaid ? 'refused' : 'unsure', words }
}

/** The service does not know what was asked for. */
export const isMissing = (error: unknown) =>
  error instanceof service().errors.StripeError && error.statusCode === 404
