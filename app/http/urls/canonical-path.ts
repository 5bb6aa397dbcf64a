/**
 * Returns the canonical form of a page's path: the router takes `/book/%62%30%31` for `/book/b01`, which search engines
 * would index as another page.
 */
export const canonicalPath = (path: string): string => path.split('/').map(encodeOnce).join('/')

/** Encodes a segment as `encodeURIComponent` does, however it was encoded. A malformed one is returned as it is. */
function encodeOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
