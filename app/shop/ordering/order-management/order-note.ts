/** A note has at most this many characters. */
export const longestNote = 2000
