import { isStorageFailure } from '#app/database/connection.server.ts'

/** The message is a sentence that tells the shopkeeper what to mend. */
export class CannotStart extends Error {}

const sentences: Record<string, string> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'lies on a disk that only reads',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk that is full',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EADDRINUSE: 'is taken by another program',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'cannot be found on the network',
  EAI_AGAIN: 'cannot be found on the network',
  ECONNREFUSED: 'does not answer',
  ETIMEDOUT: 'does not answer',
  '28P01': 'refuses the user or password',
  '28000': 'refuses the user or password',
  '3D000': 'does not exist on that server',
  '53300': 'has no connection left',
  '53100': 'lies on a disk that is full',
}

const fullDisk = 13
const notADatabase = 26

/** A sentence about `what`, which failed to open with `error`. */
export function sentenceFor(error: unknown, what: string): string {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string }
  const cause = (error as AggregateError).errors?.[0] as { code?: string } | undefined
  const known = sentences[code ?? ''] ?? sentences[cause?.code ?? '']
  if (known) return `${what} ${known}.`
  if (errcode === notADatabase) return `${what} is no database of this shop.`
  if (errcode === fullDisk) return `${what} lies on a disk that is full.`
  if (isStorageFailure(error)) return `${what} cannot be opened or written.`
  if (/timeout/i.test(message ?? '')) return `${what} does not answer.`
  return `${what} cannot be used: ${message ?? String(error)}.`
}
