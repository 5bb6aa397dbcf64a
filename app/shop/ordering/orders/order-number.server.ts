import { randomInt } from 'node:crypto'
import { checkCharacterOf, orderNumberAlphabet, randomLength } from './order-number.ts'

/** Returns a new order number, which does not reveal how many orders there are. */
export function newOrderNumber(): string {
  const random = Array.from(
    { length: randomLength },
    () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
  ).join('')
  return random + checkCharacterOf(random)
}
