import type { PaymentState } from '#app/database/tables.ts'

export const paymentStates = [
  'due',
  'paid',
  'to-refund',
  'part-refunded',
  'refunded',
] as const satisfies PaymentState[]

/**
 * Holds what was paid, is due to be refunded and was refunded, in minor units of the order's
 * currency.
 */
export type PaymentSums = { paid: number; due: number; done: number }

/** Returns the payment state that follows from the sums, once something was paid. */
export function stateOfSums({ paid, due, done }: PaymentSums): PaymentState {
  if (due > 0) return 'to-refund'
  if (done === 0) return 'paid'
  return done < paid ? 'part-refunded' : 'refunded'
}
