import { randomBytes } from 'node:crypto'
import { hashToken } from './sign-ins.server.ts'

/** Creates the key of a link in a mail, 256 random bits, and the hash that the database stores. */
export function newMailKey(): { key: string; keyHash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, keyHash: hashToken(key) }
}

/** Returns the key in a URL or a form, or undefined if it is malformed. */
export const parseMailKey = (text: string | null): string | undefined =>
  /^[\w-]{43}$/.test(text ?? '') ? text! : undefined
