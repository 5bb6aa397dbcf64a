import { createHash, randomBytes } from 'node:crypto'

/** For the link of a mail; the database keeps its hash alone. */
export const newStockAlertKey = (): string => randomBytes(16).toString('base64url')

export const hashStockAlertKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex')
