import { foldedWordsOf } from './fold.ts'

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

/** Thai and Lao write some vowels before their consonant but sort them after it (UTS #10, logical order exceptions). */
const leadingVowel = /([\u0e40-\u0e44\u0ec0-\u0ec4])([\u0e01-\u0e2e\u0e81-\u0eae])/g
const sortKeyOf = (words: string[]) => words.join(' ').replace(leadingVowel, '$2$1')

/**
 * Returns the sort key of a name: its folded words without the leading article of its language (BCP 47). Other scripts
 * are in the order of Unicode, which is that of their alphabets.
 */
export function sortNameOf(name: string, language: string): string {
  const [first = '', ...rest] = foldedWordsOf(name)
  const leading = articles[language.split('-')[0]!.toLowerCase()] ?? []
  const words = rest.length > 0 && leading.includes(first) ? rest : [first, ...rest]
  return sortKeyOf(words)
}

const suffixes = ['jr', 'sr', 'ii', 'iii', 'iv', 'md', 'phd']

/**
 * Returns `rowling j k` for "J.K. Rowling": the last word is the family name, unless the source
 * gives a sort name.
 */
export function sortNameOfPerson(name: string, given?: string): string {
  const words = foldedWordsOf(given ?? name)
  if (given !== undefined || words.length < 2) return sortKeyOf(words)
  const last = words.findLastIndex((word) => !suffixes.includes(word))
  const [family = ''] = words.splice(Math.max(last, 0), 1)
  return sortKeyOf([family, ...words])
}

/** The first syllables of Korean consonants are this far apart (Unicode, chapter 3.12). */
const syllablesOfConsonant = 588
const firstSyllable = 0xac00

/**
 * Returns the letter that a sort name is listed under: the first of an alphabet or of kana, and for Korean the consonant
 * with its first vowel. Names that begin with a digit or a Chinese character, of which there are thousands, are listed
 * under `#`.
 */
export function letterOf(sortName: string): string {
  const [first = ''] = sortName
  if (!/^\p{L}$/u.test(first) || /\p{Script=Han}/u.test(first)) return '#'
  if (/^[가-힣]$/.test(first)) {
    const place = first.charCodeAt(0) - firstSyllable
    return String.fromCharCode(firstSyllable + place - (place % syllablesOfConsonant))
  }
  const [letter = '#'] = first.normalize('NFD').toUpperCase()
  return letter
}
