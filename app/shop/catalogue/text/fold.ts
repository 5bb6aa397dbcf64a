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

/** Returns the text in lower case, without accents and with ligatures split, as search and sorting compare it. */
export function fold(text: string): string {
  // Most words are plain ASCII, and the full folding costs several times as much.
  if (asciiOnly.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(plainLetter, (letter) => plainLetters[letter]!)
    .normalize('NFC')
}

/** Returns the folded words of a text. Every character that is neither letter nor digit separates words, `’` too. */
export function foldedWordsOf(text: string): string[] {
  // Words are cut at 60 letters, because PostgreSQL indexes none above 2 KB.
  return fold(text).match(/[\p{L}\p{N}]{1,60}/gu) ?? []
}

/**
 * A match starts only at the first letter of a word: if it could start at every letter, a text without blanks would
 * take quadratic time.
 */
const marked = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)+/gu

/**
 * Returns the words of a text as the index stores them: each word, the words joined where only a mark separates them
 * (`l'écume` is l, ecume and lecume; `Moby-Dick` is also mobydick), and initials joined (`J.R.R.` is j, r, r and jrr).
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
  // Titles in an unknown language are sorted like English ones.
  und: english,
  fr: ['le', 'la', 'les', 'l', 'un', 'une', 'des'],
  de: ['der', 'die', 'das', 'ein', 'eine'],
  es: ['el', 'la', 'los', 'las', 'un', 'una'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una'],
  nl: ['de', 'het', 'een'],
}

/** Lists the languages whose titles are sorted without their article, and `und` for all others. */
export const articleLanguages = Object.keys(articles)

/** Returns the sort key of a name: its folded words without the leading article of its language (BCP 47). */
export function sortNameOf(name: string, language: string): string {
  const [first = '', ...rest] = foldedWordsOf(name)
  const leading = articles[language.split('-')[0]!.toLowerCase()] ?? []
  const words = rest.length > 0 && leading.includes(first) ? rest : [first, ...rest]
  return words.join(' ')
}

/**
 * Returns the words of a name for a URL: a to z, 0 to 9 and hyphens, cut between words. Returns `''` if the name has no
 * Latin letter and no digit.
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
