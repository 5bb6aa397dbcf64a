import { log } from '#app/observability/log.server.ts'

const reported = new Set<string>()

/**
 * Reports that a transform does not find its place in a page. In production the page is sent without what the
 * transform gains, and the log has one line for each transform in the life of a process.
 * @throws {Error} in development and tests.
 */
export function reportMissingPlace(transform: string, place: string) {
  const message = `The page has no place for ${transform}`
  if (process.env.NODE_ENV !== 'production') throw new Error(`${message}: ${place}`)
  if (reported.has(transform)) return
  reported.add(transform)
  log.error({ place }, message)
}

/**
 * Returns the pieces of a page with the first occurrence of a text replaced.
 * @throws {Error} as {@link reportMissingPlace} if the text does not occur.
 */
export function replacePlace(
  pieces: Buffer[],
  place: string,
  replacement: Buffer,
  transform: string,
): Buffer[] {
  for (const [n, piece] of pieces.entries()) {
    const at = piece.indexOf(place)
    if (at === -1) continue
    const end = at + Buffer.byteLength(place)
    return pieces.toSpliced(n, 1, piece.subarray(0, at), replacement, piece.subarray(end))
  }
  reportMissingPlace(transform, place)
  return pieces
}
