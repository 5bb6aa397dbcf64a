/**
 * Returns the relative luminance of `#rrggbb` from 0 (black) to 1 (white), as WCAG 2.2 defines it.
 */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast of two `#rrggbb` colours by WCAG 2.2, from 1 (the same) to 21 (black on
 * white).
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
