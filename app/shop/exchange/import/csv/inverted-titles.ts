import { languages } from '#app/i18n/languages.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'

/** Library catalogues put these articles after a title of this language. */
const articles: Record<string, readonly string[]> = {
  en: ['The', 'A', 'An'],
  de: ['Der', 'Die', 'Das', 'Ein', 'Eine'],
  fr: ['Le', 'La', 'Les', 'L’', "L'", 'Un', 'Une'],
  // In an unknown language these are articles in all three.
  und: ['The', 'Der', 'Das', 'Le', 'Les', 'L’', "L'"],
}

const invertedTitle = /^(.+\S), (\p{L}+['’]?)$/u

/** "An" precedes these spellings, and "A" others; `\b` separates "One" from "Onion". */
const spokenVowel = /^(?!(?:eu|ewe|uni(?!n|m)|use|usu|uto|ubi|u\b|(?:one|once)\b))[aeiou]/i
const silentH = /^h(?:eir|on(?:est|or|our)|our)/i
const spelledLetters = /^(?:[FHLMNRSX](?:\d|\b|[A-Z]{1,4}\b))/
const beginsWithVowel = (text: string) =>
  spokenVowel.test(text) || silentH.test(text) || spelledLetters.test(text)

/**
 * No title begins with "A" or "An" before these words: "You and Me, A" is a list that ends with a
 * letter.
 */
const notNouns =
  /^(?:i|me|you|he|she|it|we|us|they|them|him|her|my|your|his|its|our|their|this|that|these|those|from|and|or|b|vitamin|hepatitis|volume|vol|part|book|grade|level|class|type|group|series|set|band|plan|letters?)\b/i

const articleFits: Record<string, (rest: string) => boolean> = {
  a: (rest) => !beginsWithVowel(rest) && !notNouns.test(rest),
  an: (rest) => beginsWithVowel(rest) && !notNouns.test(rest),
  "l'": (rest) => /^[aeiouyhœàâæéèêëîïôûùü]/i.test(rest),
}

const beginsWithArticle = (rest: string, known: readonly string[]) =>
  known.some((one) => {
    const isElided = /['’]$/.test(one)
    return `${rest} `.toLowerCase().startsWith(one.toLowerCase() + (isElided ? '' : ' '))
  })

/**
 * Moves an article at the end to the front: "Long-Distance Dad, The". Titles are not changed if the
 * last word is no article of their language, if they begin with one ("The World Book, A" is a first
 * volume), or if the article does not fit ("Encyclopedia, A").
 * @param language BCP 47, or `und` if unknown.
 */
export function restoreLeadingArticle(title: string, language: string): string {
  const [, rest, suffix = ''] = invertedTitle.exec(title) ?? []
  const known = articles[language.split('-')[0] ?? ''] ?? []
  const isArticle = known.some((one) => one.toLowerCase() === suffix.toLowerCase())
  if (!rest || !isArticle || beginsWithArticle(rest, known)) return title
  if (articleFits[suffix.toLowerCase().replace('’', "'")]?.(rest) === false) return title
  const article = `${suffix[0]!.toUpperCase()}${suffix.slice(1)}`
  return /['’]$/.test(article) ? article + rest : `${article} ${rest}`
}

/** Restores the articles of a book's titles, each by its own language. */
export function withRestoredTitles(record: CatalogueRecord): CatalogueRecord {
  if (record.kind !== 'book') return record
  const name = restoreLeadingArticle(record.name, record.inLanguage)
  const texts: CatalogueRecord['texts'] = {}
  for (const language of languages) {
    const text = record.texts[language]
    if (!text) continue
    // A title that is not translated has the articles of its own language.
    const own = text.name === record.name ? name : restoreLeadingArticle(text.name, language)
    texts[language] = { ...text, name: own }
  }
  return { ...record, name, texts }
}
