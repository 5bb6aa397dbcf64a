import type { PaymentState } from '#app/database/tables.ts'

/** What of an order's money came, is owed back and went back, in its currency's minor units. */
export type PaymentSums = { paid: number; due: number; done: number }

/** How a payment stands by its sums, once something was paid. */
export function stateOfSums({ paid, due, done }: PaymentSums): PaymentState {
  if (due > 0) return 'to-refund'
  if (done === 0) return 'paid'
  return done < paid ? 'part-refunded' : 'refunded'
}
