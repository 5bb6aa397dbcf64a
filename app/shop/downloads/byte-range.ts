/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header asks for of a file of `size` bytes (RFC 9110, section 14): one range, or `undefined`
 * where the whole file is the answer, as it is to no range, several, another unit, and nonsense. `none`:
 * nothing of it lies in the file, which is 416.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'none' : { start, end }
}

/** Players and browsers ask for the first bytes to learn whether ranges are served. */
const probe = 2

/** Whether an answer only tries out what is served. */
export const isProbe = (range: ByteRange | undefined): boolean =>
  range !== undefined && range.start === 0 && range.end < probe

/** Whether an answer is a new fetching of the file: the whole, or a part that begins it; what goes on with one is not. */
export const isNewFetch = (range: ByteRange | undefined): boolean =>
  range === undefined || (range.start === 0 && range.end >= probe)
