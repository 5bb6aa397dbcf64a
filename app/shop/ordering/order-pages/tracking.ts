import type { OrderProgress } from './order-progress.ts'

/**
 * Holds the response of the tracking page; `email` is as typed. It does not reveal who ordered,
 * where to, or what.
 */
export type TrackedText = {
  number: string
  email: string
  progress: OrderProgress
  /** Holds the text for an order that the shopkeeper checks before any stock is reserved. */
  unreserved?: string
}
