/** The bytes run from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Parses the `Range` header for a file of `size` bytes (RFC 9110, section 14). Returns one range,
 * or `undefined` if the response is the whole file: for no range, several, another unit, or an
 * invalid header. `none`: no byte of it is in the file, which is answered 416.
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
