import { languages } from '#app/i18n/languages.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

/** Articles that library lists put behind a title, by the primary language of the title. */
const articles: Record<string, readonly string[]> = {
  en: ['The', 'A', 'An'],
  de: ['Der', 'Die', 'Das', 'Ein', 'Eine'],
  fr: ['Le', 'La', 'Les', 'L’', "L'", 'Un', 'Une'],
  // The language is not known: these are only ever an article in all three.
  und: ['The', 'Der', 'Das', 'Le', 'Les', 'L’', "L'"],
}

const turned = /^(.+\S), (\p{L}+['’]?)$/u

/** Sounds that "A" and "An" stand before, as far as letters tell them; `\b` keeps "One" from "Onion". */
const spokenVowel = /^(?!(?:eu|ewe|uni(?!n|m)|use|usu|uto|ubi|u\b|(?:one|once)\b))[aeiou]/i
const silentH = /^h(?:eir|on(?:est|or|our)|our)/i
const spelled = /^(?:[FHLMNRSX](?:\d|\b|[A-Z]{1,4}\b))/
const beginsWithVowel = (text: string) =>
  spokenVowel.test(text) || silentH.test(text) || spelled.test(text)

/** A title does not go on with these behind "A" or "An": "You and Me, A" is a list that ends with a letter. */
const notNouns =
  /^(?:i|me|you|he|she|it|we|us|they|them|him|her|my|your|his|its|our|their|this|that|these|those|from|and|or|b|vitamin|hepatitis|volume|vol|part|book|grade|level|class|type|group|series|set|band|plan|letters?)\b/i

const agrees: Record<string, (rest: string) => boolean> = {
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
 * A title with its article in front, where it stands behind a comma at the end: "Long-Distance Dad, The". All
 * others stay as they are: those whose last word is no article of their language, that have one in front
 * ("The World Book, A" is its first volume), or before which the article cannot stand ("Encyclopedia, A").
 * @param language BCP 47; `und` where it is not known.
 */
export function restoreLeadingArticle(title: string, language: string): string {
  const [, rest, said = ''] = turned.exec(title) ?? []
  const known = articles[language.split('-')[0] ?? ''] ?? []
  const isArticle = known.some((one) => one.toLowerCase() === said.toLowerCase())
  if (!rest || !isArticle || beginsWithArticle(rest, known)) return title
  if (agrees[said.toLowerCase().replace('’', "'")]?.(rest) === false) return title
  const article = `${said[0]!.toUpperCase()}${said.slice(1)}`
  return /['’]$/.test(article) ? article + rest : `${article} ${rest}`
}

/** A book with its titles turned: its own by its language, those of its texts by theirs. */
export function withRestoredTitles(record: CatalogueRecord): CatalogueRecord {
  if (record.kind !== 'book') return record
  const name = restoreLeadingArticle(record.name, record.inLanguage)
  const texts: CatalogueRecord['texts'] = {}
  for (const language of languages) {
    const text = record.texts[language]
    if (!text) continue
    // A title left in its own language keeps that language's articles.
    const own = text.name === record.name ? name : restoreLeadingArticle(text.name, language)
    texts[language] = { ...text, name: own }
  }
  return { ...record, name, texts }
}
