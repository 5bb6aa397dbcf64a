import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#app/i18n/format/day.ts'

/** A link is valid for this many days: five years, with the two leap days that they may contain. */
const validDays = 5 * 365 + 2

/** Names what a link opens; a key for one purpose does not open the other. */
type Purpose = 'receipt' | 'ebooks'

const signatureOf = (secret: string, purpose: Purpose, number: string, day: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${number}\n${day}`).digest('base64url')

/** Returns a key for an order: the day of its issue, and the signature over it. */
function keyFor(secret: string, purpose: Purpose, number: string, now: number): string {
  const day = Math.floor(now / dayMs).toString(36)
  return `${day}.${signatureOf(secret, purpose, number, day)}`
}

/**
 * Tells whether one of these secrets signed a key for this purpose and order less than five years
 * ago.
 */
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

/** Returns the key that opens the receipt of an order. */
export const receiptKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'receipt', number, now)

/** Tells whether a key opens the receipt of this order. */
export const isReceiptKey = (
  secrets: string[],
  key: string,
  number: string,
  now: number,
): boolean => isKeyFor(secrets, 'receipt', key, number, now)

/** Returns the key that opens the e-books of an order, but not its receipt. */
export const ebooksKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'ebooks', number, now)

/** Tells whether a key opens the e-books of this order. */
export const isEbooksKey = (secrets: string[], key: string, number: string, now: number): boolean =>
  isKeyFor(secrets, 'ebooks', key, number, now)
