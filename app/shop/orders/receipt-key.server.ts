import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#app/shop/currency/day.ts'

/** Days that a link stays good: five years, the two leap days that may lie in them included. */
const validDays = 5 * 365 + 2

/** What a link opens; a key for the one opens nothing of the other. */
type Purpose = 'receipt' | 'ebooks'

const signatureOf = (secret: string, purpose: Purpose, number: string, day: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${number}\n${day}`).digest('base64url')

/** The key that opens something of an order: the day it was issued, and the signature over it. */
function keyFor(secret: string, purpose: Purpose, number: string, now: number): string {
  const day = Math.floor(now / dayMs).toString(36)
  return `${day}.${signatureOf(secret, purpose, number, day)}`
}

/** Whether a key was signed by one of these, for this purpose and order, less than five years ago. */
function isKeyFor(
  secrets: string[],
  purpose: Purpose,
  key: string,
  number: string,
  now: number,
): boolean {
  const [, day, signature] = /^([0-9a-z]{1,6})\.([\w-]{43})$/.exec(key) ?? []
  if (day === undefined || signature === undefined) return false
  const age = Math.floor(now / dayMs) - parseInt(day, 36)
  const isBy = (secret: string) =>
    timingSafeEqual(Buffer.from(signatureOf(secret, purpose, number, day)), Buffer.from(signature))
  return age >= 0 && age <= validDays && secrets.some(isBy)
}

/** The key that opens the receipt of an order. */
export const receiptKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'receipt', number, now)

/** Whether a key opens the receipt of this order. */
export const isReceiptKey = (
  secrets: string[],
  key: string,
  number: string,
  now: number,
): boolean => isKeyFor(secrets, 'receipt', key, number, now)

/** The key that opens the e-books of an order, and not its receipt. */
export const ebooksKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'ebooks', number, now)

/** Whether a key opens the e-books of this order. */
export const isEbooksKey = (secrets: string[], key: string, number: string, now: number): boolean =>
  isKeyFor(secrets, 'ebooks', key, number, now)
