/** Returns a 32-bit FNV-1a hash, which suffices for versions of a picture and tiles of a page. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
