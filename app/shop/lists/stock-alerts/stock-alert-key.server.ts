import { createHash, randomBytes } from 'node:crypto'

/** Creates the key of a mail's link; the database stores only its hash. */
export const newStockAlertKey = (): string => randomBytes(16).toString('base64url')

export const hashStockAlertKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex')
