/** Cuts a text to at most `most` characters, of which the last is an ellipsis; some characters are two code units. */
export function truncateText(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
