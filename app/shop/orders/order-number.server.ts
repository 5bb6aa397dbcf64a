import { randomInt } from 'node:crypto'
import { checkCharacterOf, orderNumberAlphabet, randomLength } from './order-number.ts'

/** A new order number: it tells nothing of how many there were before. */
export function newOrderNumber(): string {
  const random = Array.from(
    { length: randomLength },
    () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
  ).join('')
  return random + checkCharacterOf(random)
}
