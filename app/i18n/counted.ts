/**
 * Returns a number with the words that agree with it: "1 product has", "2 products have". The command line and the
 * reports of imports are in English only; pages have their plurals in the dictionaries.
 */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`
