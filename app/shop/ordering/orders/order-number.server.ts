import { randomInt } from 'node:crypto'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { checkCharacterOf, orderNumberAlphabet, randomLength } from './order-number.ts'

/** Returns a new order number with the prefix of the shop. It does not reveal how many orders there are. */
export function newOrderNumber(): string {
  const { orderPrefix } = shopSettings()
  const random = Array.from(
    { length: randomLength },
    () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
  ).join('')
  const own = random + checkCharacterOf(random)
  return orderPrefix === '' ? own : `${orderPrefix}-${own}`
}
