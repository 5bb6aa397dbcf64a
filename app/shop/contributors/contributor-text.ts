/** The first and the last initial of a name: `JT` of "J. R. R. Tolkien", `V` of "Voltaire". */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

const longest = 160

/** A text in as many whole words as a search engine shows. */
export function shortenName(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest).replace(/\s\S*$/, '')} …`
}
