import { graphemesOf } from '#app/i18n/graphemes.ts'
import { visibleText } from '#app/shop/catalogue/text/fold.ts'

/** A letter with more marks than this is no writing. */
const longestInitial = 12

/**
 * Returns the first and the last initial of a name: `JT` for "J. R. R. Tolkien", `V` for "Voltaire", a letter with its
 * vowel sign in Indian scripts (UAX #29), the first letter alone where letters join (Arabic), and the first sign of a
 * name without letters.
 */
export function initialsOf(name: string): string {
  const visible = visibleText(name).trim()
  // Thai and Lao write some vowels before the first consonant.
  const words = visible.match(/(?![เ-ไເ-ໄ])\p{L}[\p{L}\p{M}]*/gu) ?? visible.match(/\S+/g) ?? []
  const joins = /\p{Script=Arabic}/u.test(words[0] ?? '')
  const ends = words.length > 1 && !joins ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  return ends.map(firstSign).join('')
}

function firstSign(word: string): string {
  const [first = ''] = graphemesOf(word)
  return first.length > longestInitial ? [...first][0]! : first.toUpperCase()
}

const longest = 160

/** Cuts a text at a word to the length that search engines show. */
export function shortenDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest).replace(/\s\S*$/, '')} …`
}
