import { isCorruption, isStorageFailure } from './database-errors.ts'

/**
 * These PostgreSQL errors mean that the server has no connection, memory or disk, is stopping or
 * starting, or that a lock or a response took too long.
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
/** The driver and its pool report these errors without a code. */
const sentences =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/
/** These codes mean that another process locks the embedded file. */
const locked = [5, 6]

type DatabaseError = { code?: string; errcode?: number; message?: string }

/** Returns whether the database is unavailable or damaged, as opposed to a faulty query. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', errcode = 0, message = '' } = error as DatabaseError
  return (
    states.test(code) ||
    network.has(code) ||
    sentences.test(message) ||
    locked.includes(errcode & 255) ||
    isStorageFailure(error) ||
    isCorruption(error)
  )
}
