import { createHash, randomBytes } from 'node:crypto'
import { formTokenField } from './form-token.tsx'

/** Returns a token of 128 random bits for the forms of a page. */
export const newFormToken = () => randomBytes(16).toString('base64url')

/**
 * Returns what identifies a form that was sent: its token with all that was typed, so that the same page may send another
 * one. It is undefined without a token.
 * @param files The names of its files.
 */
export function formIdOf(form: URLSearchParams, files: string[] = []): string | undefined {
  if (!/^[\w-]{22}$/.test(form.get(formTokenField) ?? '')) return undefined
  const sent = JSON.stringify([[...form], files])
  return createHash('sha256').update(sent).digest('base64url')
}
