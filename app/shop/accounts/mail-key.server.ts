import { randomBytes } from 'node:crypto'
import { hashToken } from './sign-ins.server.ts'

/** The key of a link in a mail, 256 random bits, and what the database keeps of it. */
export function newMailKey(): { key: string; keyHash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, keyHash: hashToken(key) }
}

/** The key that an address or a form holds; undefined where it cannot be one. */
export const parseMailKey = (text: string | null): string | undefined =>
  /^[\w-]{43}$/.test(text ?? '') ? text! : undefined
