import { createHash } from 'node:crypto'
import { ChangeRefused } from './change-refused.ts'
import { createFault } from './fault.ts'

/** This many characters tell two states of one thing apart. */
const length = 22

/** Returns a short text that differs for values whose JSON differs. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length)

/**
 * Requires that a change was made from what is stored at this moment.
 * @param seen The fingerprint of what the form was made from; undefined for a change that names all it needs.
 * @throws {ChangeRefused}
 */
export function requireUnchanged(seen: string | undefined, stored: unknown) {
  if (seen !== undefined && seen !== fingerprintOf(stored))
    throw new ChangeRefused([createFault('stale', {}, 'It was changed meanwhile')], true)
}
