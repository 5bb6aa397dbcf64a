/** FNV-1a, 32 bits: enough to tell two versions of one picture apart, and two tiles of one. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
