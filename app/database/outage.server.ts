import { isStorageFailure } from './database-errors.ts'

/**
 * These PostgreSQL errors mean that the server has no connection, no memory or disk, is stopping or starting, or that a
 * lock or an answer took too long.
 */
const states = /^(08...|53...|57P..|57014|55P03|25P03)$/
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the driver and its pool say without a code. */
const sentences =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/
/** The embedded file is locked by another process. */
const locked = [5, 6]

type DatabaseError = { code?: string; errcode?: number; message?: string }

/** The database cannot be asked just now; it, and not what was asked of it, is the reason. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', errcode = 0, message = '' } = error as DatabaseError
  return (
    states.test(code) ||
    network.has(code) ||
    sentences.test(message) ||
    locked.includes(errcode & 255) ||
    isStorageFailure(error)
  )
}
