/**
 * Matches control characters but for line ends and tabs, characters that turn the direction of the text, and those without
 * a width or a form, the fillers of Hangul among them. Joiners stay, because scripts and emoji need them, and so do soft
 * hyphens.
 */
const unseen =
  /(?![\n\t])[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu

/** Removes invisible characters that could make one text look like another, or turn the words around it. */
export const removeUnseen = (text: string): string => text.replace(unseen, '')

/** Cuts a text to at most `most` code units, and never between the two of one character. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '')

const longestEcho = 60

/** Returns the part of a visitor's text that a message may repeat; a URL may contain anything, at any length. */
export const echoedText = (text: string): string => cutText(removeUnseen(text), longestEcho)
