/**
 * The one way to write the path of a page: the router takes `/book/%62%30%31` for `/book/b01`, and search engines would
 * take it for another page.
 */
export const canonicalPath = (path: string): string => path.split('/').map(writeOnce).join('/')

/** What cannot be read is left as it is. */
function writeOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
