/** Declares what the shop uses of fontkit, which has no types of its own. */
declare module 'fontkit' {
  type Font = { hasGlyphForCodePoint(codePoint: number): boolean }
  export function create(bytes: Uint8Array): Font
}
