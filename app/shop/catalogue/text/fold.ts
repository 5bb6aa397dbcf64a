import { asciiOnly, indexedPartsOf, isUnspaced, splitByScript } from './unspaced-scripts.ts'

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

/** Writes letters of a text in lower case that have no accent to drop as others: `ss` for ß. */
export const spellPlainLetters = (text: string): string =>
  text.replace(plainLetter, (letter) => plainLetters[letter]!)

/**
 * Matches what is never seen: soft hyphens, zero-width and direction marks, the byte order mark, variation selectors
 * (UAX #44, Default_Ignorable_Code_Point), other format characters, and the Arabic tatweel, which only stretches words.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/gu

/** Returns the text in composed letters of normal width (NFKC, UAX #15), without invisible characters. */
export const visibleText = (text: string): string =>
  asciiOnly.test(text) ? text : text.replace(invisible, '').normalize('NFKC')

/** Matches at most 30 marks of one letter, which is the limit of UAX #15 (Stream-Safe Text), and those beyond. */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Matches the accents of Latin, Greek and Cyrillic, which are marks of no script, and the points of Arabic and Hebrew:
 * people leave them out. Marks of other scripts are letters, as those of kana are: without its vowel signs an Indian word
 * is another word.
 */
const accent =
  /(?=\p{M})(?!\u3099|\u309a)[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu

const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g
/** The two blocks of kana have the same order. */
const hiraganaOf = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)

/**
 * Matches a nasal letter of Devanagari with its virama before a consonant of its own class, which Hindi spells as anusvara
 * too: हिन्दी is हिंदी.
 */
const homorganicNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g
const anusvara = '\u0902'

/** Holds the zeros of the decimal digits of CLDR's common numbering systems; nine digits follow each. */
const zeros = [...'٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐'].map((zero) => zero.charCodeAt(0))
const foreignDigit = /(?!\d)\p{Nd}/gu
function asciiDigitOf(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((one) => one <= code && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Matches a text of Latin letters and punctuation alone, to which only a few of the steps of folding apply. */
const latinOnly = /^[\0-\u036f\u2010-\u2027\u2030-\u205e]*$/
const foldLatin = (text: string): string =>
  spellPlainLetters(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]+|\u00ad/g, ''),
  )

/**
 * Returns the text as search and sorting compare it: in lower case, without accents and invisible characters, with
 * ligatures split, in normal width, in hiragana for katakana, with anusvara for a nasal of Devanagari, and in ASCII digits.
 */
export function fold(text: string): string {
  // Most words are plain ASCII, and the full folding costs several times as much.
  if (asciiOnly.test(text)) return text.toLowerCase()
  if (latinOnly.test(text)) return foldLatin(text)
  return text
    .replace(invisible, '')
    .replace(excessMarks, '$1')
    .normalize('NFKD')
    .toLowerCase()
    .replace(accent, '')
    .replace(plainLetter, (letter) => plainLetters[letter]!)
    .replace(katakana, hiraganaOf)
    .replace(homorganicNasal, anusvara)
    .replace(foreignDigit, asciiDigitOf)
    .normalize('NFC')
}

/** Matches signs that make another name of a word, with the letters for each: C++, C#, .NET. */
const meaningfulSigns: [RegExp, string][] = [
  [/(?<=\p{L})\+\+/gu, 'plusplus'],
  [/(?<=(?<![\p{L}\p{N}])\p{L})[#♯](?![\p{L}\p{N}])/gu, 'sharp'],
  [/\.net(?![\p{L}\p{N}])/giu, ' dotnet'],
]

/** Writes signs that carry meaning as letters, which the index can hold. */
export const spellSigns = (text: string): string =>
  /[+#♯]|\.net/i.test(text)
    ? meaningfulSigns.reduce((spelled, [sign, letters]) => spelled.replace(sign, letters), text)
    : text

/** Returns the folded words at their full length, those of scripts without blanks apart from others beside them. */
function wholeWordsOf(folded: string): string[] {
  if (asciiOnly.test(folded)) return folded.match(/[a-z0-9]+/g) ?? []
  const words = folded.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  return isUnspaced(folded) ? words.flatMap(splitByScript) : words
}

/** Words are cut at 60 letters, because PostgreSQL indexes none above 2 KB. */
const cutWords = (words: string[]): string[] =>
  words.some(({ length }) => length > 60)
    ? words.flatMap((word) => word.match(/.{1,60}/gu)!)
    : words

/**
 * Returns the folded words of a text. Every character that is neither letter, mark nor digit separates words, `’` too,
 * but for {@link spellSigns}.
 */
export const foldedWordsOf = (text: string): string[] =>
  cutWords(wholeWordsOf(spellSigns(fold(text))))

/**
 * A match starts only at the first letter of a word: if it could start at every letter, a text without blanks would
 * take quadratic time.
 */
const asciiMarked = /(?<![a-z0-9])[a-z0-9]+(?:['-][a-z0-9]+)+/g
const marked =
  /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)+/gu

/**
 * Returns the words of a text as the index stores them: each word, the words joined where only a mark separates them
 * (`l'écume` is l, ecume and lecume; `Moby-Dick` is also mobydick), initials joined (`J.R.R.` is j, r, r and jrr), words
 * with meaningful signs also without them, and the parts of words in scripts without blanks.
 */
export function indexWordsOf(text: string): string[] {
  const folded = fold(text)
  const spelled = spellSigns(folded)
  const whole = wholeWordsOf(spelled)
  const words = cutWords(whole)
  const plain = spelled === folded ? [] : wholeWordsOf(folded)
  const closedUp = (folded.match(asciiOnly.test(folded) ? asciiMarked : marked) ?? []).map((one) =>
    foldedWordsOf(one).join(''),
  )
  const initials = (words.join(' ').match(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu) ?? []).map((run) =>
    run.replaceAll(' ', ''),
  )
  const parts = isUnspaced(folded) ? whole.flatMap(indexedPartsOf) : []
  const all = [...words, ...plain, ...closedUp, ...initials, ...parts]
  return [...new Set(all)].filter((word) => word.length <= 60)
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
