import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isStorageFailure } from '#app/database/database-errors.ts'
import { databaseFile } from '#app/database/database.server.ts'
import { settings } from '#app/settings.server.ts'

/** The message is a sentence that tells the shopkeeper what to repair. */
export class CannotStart extends Error {}

const sentences: Record<string, string> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'lies on a disk that only reads',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk that is full',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EISDIR: 'is a folder',
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
const corrupt = 11
const notADatabase = 26
/** SQLite has many codes for I/O errors, which share this low byte. */
const diskFault = 10

/** Returns a sentence about `what`; undefined if the error is not of a disk, server or network. */
function findSentence(error: unknown, what: string): string | undefined {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string }
  const cause = (error as AggregateError).errors?.[0] as { code?: string } | undefined
  const known = sentences[code ?? ''] ?? sentences[cause?.code ?? '']
  if (known) return `${what} ${known}.`
  if (errcode === notADatabase) return `${what} is no database of this shop.`
  if (errcode !== undefined && (errcode & 255) === corrupt)
    return `${what} is damaged: restore the last backup (docs/operations.md).`
  if (errcode === fullDisk) return `${what} is on a full disk.`
  if (isStorageFailure(error) || (errcode !== undefined && (errcode & 255) === diskFault))
    return `${what} cannot be opened or written; its disk may be full.`
  if (/timeout|connection terminated/i.test(message ?? '')) return `${what} does not answer.`
  return undefined
}

/** Returns a sentence about `what`, which could not be opened. */
export const describeStartError = (error: unknown, what: string): string =>
  findSentence(error, what) ??
  `${what} cannot be used: ${(error as Error).message ?? String(error)}.`

/**
 * Runs `work` on `what`. An error of disk, server or network becomes a sentence.
 * @throws {CannotStart}
 */
export async function explainStartErrors<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException
    const sentence = findSentence(error, path === undefined ? what : resolve(path))
    throw sentence === undefined ? error : new CannotStart(sentence)
  }
}

/** PostgreSQL reports a missing database itself, so only a file is looked for here. */
export function requireShop() {
  if (settings().DATABASE_URL || existsSync(databaseFile())) return
  throw new CannotStart(
    `There is no shop in ${resolve(settings().DATA_DIR)}. Set its DATA_DIR or DATABASE_URL.`,
  )
}

/** Returns a name for messages, without the password. */
export function databaseName(): string {
  const { DATABASE_URL, DATA_DIR } = settings()
  return DATABASE_URL
    ? `The database of DATABASE_URL (${new URL(DATABASE_URL).host})`
    : `The database ${resolve(DATA_DIR, 'octavo.sqlite')}`
}
