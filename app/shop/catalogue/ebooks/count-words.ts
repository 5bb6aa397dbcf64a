/** Returns the number of words in sanitised HTML; a dash or symbol between blanks is not a word. */
export const countWords = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, ' ')
    // These entities are no letters of a word.
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '&')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
