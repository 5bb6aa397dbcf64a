import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/shop/currency/day.ts'

/** Days that a link stays good: five years, the two leap days that may lie in them included. */
const validDays = 5 * 365 + 2
const settingName = 'link-secret'

let known: string | undefined

/** The secret that links in mails are signed with, the same for all processes; made at the first question. */
export async function ensureLinkSecret(): Promise<string> {
  if (known) return known
  const value = randomBytes(32).toString('base64url')
  const row = await db.write(async (t) => {
    await t
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute()
    return t
      .selectFrom('setting')
      .select('value')
      .where('name', '=', settingName)
      .executeTakeFirstOrThrow()
  })
  return (known = row.value)
}

/** What a link opens; a key for the one opens nothing of the other. */
type Purpose = 'receipt' | 'ebooks'

const signatureOf = (secret: string, purpose: Purpose, number: string, day: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${number}\n${day}`).digest('base64url')

/** The key that opens something of an order: the day it was issued, and the signature over it. */
function keyFor(secret: string, purpose: Purpose, number: string, now: number): string {
  const day = Math.floor(now / dayMs).toString(36)
  return `${day}.${signatureOf(secret, purpose, number, day)}`
}

/** Whether a key was signed here, for this purpose and order, less than five years ago. */
function isKeyFor(
  secret: string,
  purpose: Purpose,
  key: string,
  number: string,
  now: number,
): boolean {
  const [, day, signature] = /^([0-9a-z]{1,6})\.([\w-]{43})$/.exec(key) ?? []
  if (day === undefined || signature === undefined) return false
  const expected = Buffer.from(signatureOf(secret, purpose, number, day))
  const age = Math.floor(now / dayMs) - parseInt(day, 36)
  return timingSafeEqual(expected, Buffer.from(signature)) && age >= 0 && age <= validDays
}

/** The key that opens the receipt of an order. */
export const receiptKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'receipt', number, now)

/** Whether a key opens the receipt of this order. */
export const isReceiptKey = (secret: string, key: string, number: string, now: number): boolean =>
  isKeyFor(secret, 'receipt', key, number, now)

/** The key that opens the e-books of an order, and not its receipt. */
export const ebooksKey = (secret: string, number: string, now: number): string =>
  keyFor(secret, 'ebooks', number, now)

/** Whether a key opens the e-books of this order. */
export const isEbooksKey = (secret: string, key: string, number: string, now: number): boolean =>
  isKeyFor(secret, 'ebooks', key, number, now)
