import { cutText } from './visitor-text.ts'

/** A value in a sentence is cut after this many code units. */
const longestQuoted = 60

/** Matches spaces, and characters that control a terminal or change the direction of the text. */
const unprintable = /[\p{Cc}\s\u2028-\u202e\u2066-\u2069]+/gu

/** Returns what was given in one line and at most its beginning, for a sentence that has quotation marks of its own. */
export function shortLineOf(value: unknown): string {
  const text = String(value).replace(unprintable, ' ').trim()
  return text.length > longestQuoted ? `${cutText(text, longestQuoted)}…` : text
}

/** Quotes what was given, as {@link shortLineOf} shows it, in an English sentence to the shopkeeper. */
export const quoted = (value: unknown): string => `"${shortLineOf(value)}"`

/** Returns `U+202E`, by which a character can be looked up. */
export const codePointOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
