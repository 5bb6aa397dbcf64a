/**
 * Returns the first cell of each line of a list or a CSV without quotes, which names a book by SKU, ISBN or id. Lines that
 * begin with # are ignored.
 */
export const parseBookList = (words: string): string[] =>
  words
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [cell = ''] = line.split(/[,;\t]/)
      const name = cell.trim().replace(/^"(.*)"$/, '$1')
      return name === '' || name.startsWith('#') ? [] : [name]
    })
