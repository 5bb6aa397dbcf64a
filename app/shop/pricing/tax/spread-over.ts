/** `id` is unique among the parts, whose order does not matter. */
export type SpreadPart = { id: string; minor: number }

/**
 * Spreads a sum over parts in proportion to them, in whole minor units with an exact total. What
 * rounding down leaves goes to the largest remainders, and among equal ones to the lower id. No
 * share exceeds its part unless the sum exceeds theirs.
 */
export function spreadOver(minor: number, parts: SpreadPart[]): number[] {
  const whole = BigInt(parts.reduce((sum, part) => sum + part.minor, 0))
  if (whole === 0n) return parts.map(() => 0)
  const exact = parts.map((part) => BigInt(minor) * BigInt(part.minor))
  const shares = exact.map((one) => Number(one / whole))
  const left = minor - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = parts
    .map(({ id }, place) => ({ id, place, remainder: exact[place]! % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder) || (a.id < b.id ? -1 : 1))
  for (const { place } of byRemainder.slice(0, left)) shares[place]! += 1
  return shares
}
