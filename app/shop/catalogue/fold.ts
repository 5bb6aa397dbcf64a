const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
}
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

const asciiOnly = /^[\0-\x7f]*$/

/** Lower case without accents, ligatures taken apart: what search and sorting compare. */
export function fold(text: string): string {
  // Most words are no more than that, and the rest costs several times as much.
  if (asciiOnly.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(plainLetter, (letter) => plainLetters[letter]!)
    .normalize('NFC')
}

/** The folded words of a text; every sign that is no letter and no digit parts words, `’` too. */
export function foldedWordsOf(text: string): string[] {
  // No word is longer than 60 letters: PostgreSQL indexes none above 2 KB.
  return fold(text).match(/[\p{L}\p{N}]{1,60}/gu) ?? []
}

/** From a word's first letter alone: begun at each letter, a text without blanks would cost the square of its length. */
const marked = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)+/gu

/**
 * The words of a text in the shape in which an index keeps them: each word, and beside it what is written
 * without the mark between (`l'écume` is l, ecume and lecume; `Moby-Dick` is also mobydick) and initials
 * in one (`J.R.R.` is j, r, r and jrr).
 */
export function indexWordsOf(text: string): string[] {
  const words = foldedWordsOf(text)
  const closedUp = (fold(text).match(marked) ?? []).map((one) => foldedWordsOf(one).join(''))
  const initials = (words.join(' ').match(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu) ?? []).map((run) =>
    run.replaceAll(' ', ''),
  )
  return [...new Set([...words, ...closedUp, ...initials])].filter((word) => word.length <= 60)
}

const english = ['the', 'a', 'an']
const articles: Record<string, string[]> = {
  en: english,
  // Titles in an unknown language are sorted as English ones.
  und: english,
  fr: ['le', 'la', 'les', 'l', 'un', 'une', 'des'],
  de: ['der', 'die', 'das', 'ein', 'eine'],
  es: ['el', 'la', 'los', 'las', 'un', 'una'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una'],
  nl: ['de', 'het', 'een'],
}

/** The languages whose titles are sorted without their article, and the one for all others. */
export const articleLanguages = Object.keys(articles)

/** A name as it is sorted: folded words without the leading article of its language (BCP 47). */
export function sortNameOf(name: string, language: string): string {
  const [first = '', ...rest] = foldedWordsOf(name)
  const leading = articles[language.split('-')[0]!.toLowerCase()] ?? []
  const words = rest.length > 0 && leading.includes(first) ? rest : [first, ...rest]
  return words.join(' ')
}

/**
 * The words of a name for an address: a to z, 0 to 9 and hyphens, cut between words.
 * `''` where the name holds no Latin letter and no digit.
 */
export function slugOf(text: string, longest = 60): string {
  const words =
    fold(text)
      .replace(/['’](?=(?:s|t|d|m|ll|re|ve)\b)/g, '')
      .match(/[a-z0-9]+/g) ?? []
  let slug = (words[0] ?? '').slice(0, longest)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > longest) break
    slug += `-${word}`
  }
  return slug
}
