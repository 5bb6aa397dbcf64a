import { createHash } from 'node:crypto'

type Cells = ReadonlyMap<string, string>

/** Maps fields to fingerprints of the values that a form was made from. */
export type Fingerprints = ReadonlyMap<string, string>

/** Browsers send line ends as CR LF, and a cell is read without outer spaces. */
const canonical = (value: string) => value.replace(/\r\n?/g, '\n').trim()

/** This many characters tell two values of one field apart. */
const length = 10

/** Returns the fingerprint of one field. */
export const fieldFingerprint = (value: string) =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, length)

/** Tells whether a form's value differs from the one that it was made from. */
export const isChangedFrom = (fingerprints: Fingerprints, field: string, value: string) =>
  fingerprints.get(field) !== fieldFingerprint(value)

export const fingerprintsOf = (cells: Cells): Fingerprints =>
  new Map([...cells].map(([field, value]) => [field, fieldFingerprint(value)]))

export const writeFingerprints = (fingerprints: Fingerprints): string =>
  [...fingerprints].map(([field, print]) => `${field}:${print}`).join(' ')

export const readFingerprints = (text: string): Fingerprints =>
  new Map(
    text.split(' ').flatMap((part): [string, string][] => {
      const [field = '', print] = part.split(':')
      return print === undefined ? [] : [[field, print]]
    }),
  )

/**
 * Lists the fields of a change that have other values than it was made from, or of which it does not say what they were; a
 * value that is wanted is no conflict.
 */
export const listConflicts = (fields: Cells, fingerprints: Fingerprints, now: Cells) =>
  [...fields].flatMap(([field, value]) => {
    const current = now.get(field) ?? ''
    const isWanted = canonical(current) === canonical(value)
    return !isWanted && isChangedFrom(fingerprints, field, current) ? [field] : []
  })
