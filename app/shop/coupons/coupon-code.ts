import { cleanCode } from '../addresses/clean-signs.ts'

/**
 * A coupon's code as it is kept, from what somebody typed or pasted: case, width and kind of hyphen are
 * forgiven. 1 to 40 letters, digits, hyphens and underscores; undefined for anything else.
 */
export function parseCouponCode(text: string): string | undefined {
  // Lower case first: only so `ẞ` and `ß` come out as the same capitals.
  const code = cleanCode(text).toLowerCase().toUpperCase().normalize('NFKC')
  return /^[\p{L}\p{Nd}_-]{1,40}$/u.test(code) ? code : undefined
}
