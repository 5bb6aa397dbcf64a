import type { OrderState } from '#app/database/tables.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { statesBefore } from '#app/shop/ordering/orders/order-states.ts'
import { CommandError } from '../answer-command.server.ts'
import { printable } from '../out.server.ts'

export const unknownOrder = (typed: string) =>
  new CommandError(`There is no order ${printable(typed)}.`)

/**
 * Normalises an order number.
 * @throws {CommandError} if it cannot be one.
 */
export function requireOrderNumber(typed: string): string {
  const number = parseOrderNumber(typed)
  if (number === undefined) throw unknownOrder(typed)
  return number
}

/** Normalises order numbers, each once; what cannot be one stays as it was typed, and names no order. */
export const readOrderNumbers = (typed: string[]): string[] => [
  ...new Set(typed.map((one) => parseOrderNumber(one) ?? one)),
]

/** Returns `packed` or `received or packed`. */
const choiceOf = (states: readonly string[]) => states.join(' or ')

/** Explains why an order cannot change to a state. */
export const wrongState = (number: string, state: OrderState, to: OrderState) =>
  new CommandError(
    `Order ${number} is ${state}; only one that is ${choiceOf(statesBefore[to])} can be ${to}.`,
  )
