/** Matches the part of a URL that names something: small letters and digits, in groups joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug that is typed has at most this many characters. */
export const longestSlug = 60

export const isSlug = (text: string): boolean =>
  slugPattern.test(text) && text.length <= longestSlug
