/**
 * Returns the place of a volume in its series. Numbers are texts in catalogues (`2`, `2.5`); one that does not
 * begin with a digit is infinite, so that the book comes last.
 */
export function volumeOf(number: string | null): number {
  const [place] = /^\d{1,6}(?:\.\d{1,3})?/.exec(number ?? '') ?? []
  return place === undefined ? Infinity : Number(place)
}
