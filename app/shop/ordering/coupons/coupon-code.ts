import { cleanCode } from '#app/i18n/clean-signs.ts'

/** Pasted marks and spaces make a text longer than its code, but never longer than this. */
const longestTyped = 400

/**
 * Returns a coupon's code as it is stored, from typed or pasted text; case, width and kind of
 * hyphen do not matter. It has 1 to 40 letters, digits, hyphens and underscores; anything else
 * gives undefined.
 */
export function parseCouponCode(text: string): string | undefined {
  // Normalisation takes time by the length, and may make eighteen letters of one.
  if (text.length > longestTyped) return undefined
  // Lower case comes first, because only then do `ẞ` and `ß` give the same capitals.
  const code = cleanCode(text).toLowerCase().toUpperCase().normalize('NFKC')
  return /^[\p{L}\p{Nd}_-]{1,40}$/u.test(code) ? code : undefined
}
