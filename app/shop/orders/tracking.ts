import type { OrderProgress } from './order-progress.ts'

/**
 * The answer of the tracking page. `email`: as it was typed. Nothing of it says who ordered, where to, or what.
 */
export type TrackedText = {
  number: string
  email: string
  progress: OrderProgress
  /** Words for an order that the shopkeeper looks at before anything is put aside. */
  unreserved?: string
}
