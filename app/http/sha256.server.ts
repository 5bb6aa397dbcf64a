import { createHash } from 'node:crypto'

/** Returns the digest in base64, as a Content-Security-Policy names it. */
export const sha256 = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest('base64')
