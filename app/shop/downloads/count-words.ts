/** How many words a text of sanitised HTML has; a dash or a mark between blanks is none. */
export const countWords = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, ' ')
    // No letters of a word.
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '&')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
