import { z } from 'zod'
import type Stripe from 'stripe'
import { boundedArray } from '#app/shop-settings/bounded.schema.ts'

/** A page of Stripe's lists has at most this many entries. */
const maxRefunds = 100

/**
 * The schemas list every field of the payment service that the shop reads. They drop all others,
 * and the code sees only what they return.
 */
// No database stores NUL.
const id = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u)
const currency = z.string().transform((code) => code.toUpperCase())
const idOf = z
  .union([id, z.object({ id }).transform((whole) => whole.id)])
  .nullable()
  .default(null)
const text = z.string().max(500).optional()

/** The shop writes these ids as metadata on its Stripe objects, in order to recognise them. */
const ownMetadata = z
  .object({ payment: text, refund: text })
  .partial()
  .nullish()
  .transform((mark) => mark ?? {})

export const sessionShape = {
  id,
  url: z.string().url().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: currency.nullable(),
  payment_intent: idOf,
  metadata: ownMetadata,
} satisfies Partial<Record<keyof Stripe.Checkout.Session, z.ZodType>>

export const refundShape = {
  id,
  status: z.string().nullable(),
  amount: z.number().int().nonnegative(),
  currency,
  payment_intent: idOf,
  metadata: ownMetadata,
} satisfies Partial<Record<keyof Stripe.Refund, z.ZodType>>

export const eventShape = {
  id,
  type: z.string().min(1).max(100),
  data: z.object({ object: z.unknown() }),
} satisfies Partial<Record<keyof Stripe.Event, z.ZodType>>

const session = z.object(sessionShape)
const refund = z.object(refundShape)
const event = z.object(eventShape)

export type HostedSession = z.infer<typeof session>
export type StripeRefund = z.infer<typeof refund>
export type WebhookEvent = { id: string; type: string; object: unknown }

const orNothing = <T>(read: { success: boolean; data?: T }) =>
  read.success ? read.data : undefined

/** Each parser returns undefined for a value that does not match its schema. */
export const parseSession = (value: unknown): HostedSession | undefined =>
  orNothing(session.safeParse(value))
export const parseRefund = (value: unknown): StripeRefund | undefined =>
  orNothing(refund.safeParse(value))
export const parseRefunds = (value: unknown): StripeRefund[] | undefined =>
  orNothing(boundedArray(refund, maxRefunds).safeParse(value))
export function parseWebhookEvent(value: unknown): WebhookEvent | undefined {
  const read = event.safeParse(value)
  return read.success
    ? { id: read.data.id, type: read.data.type, object: read.data.data.object }
    : undefined
}
