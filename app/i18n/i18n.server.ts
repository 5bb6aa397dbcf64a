import { RemixI18Next } from 'remix-i18next/server'
import { de } from './de.ts'
import { deServer } from './de.server.ts'
import { en, type MessageKey } from './en.ts'
import { enServer, type ServerMessageKey } from './en.server.ts'
import { fr } from './fr.ts'
import { frServer } from './fr.server.ts'
import { defaultLanguage, languages, parseLanguage, type Language } from './languages.ts'
import { sayIn, type PageWords, type Say } from './words.ts'

export type Translate = Say<MessageKey | ServerMessageKey>

const dictionaries = {
  en: { ...en, ...enServer },
  fr: { ...fr, ...frServer },
  de: { ...de, ...deServer },
}

type Translators = Record<Language, { t: Translate; language: Language }>

const words = Object.fromEntries(
  languages.map((language) => [language, { t: sayIn(dictionaries[language], language), language }]),
) as Translators

/** The words of a language, for the provider around a page. */
export const wordsOf = (language: Language): PageWords => words[language]

/** The words of a language, for everything that the server says. */
export const translator = (language: Language): Translate => words[language].t

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})

/** What browsers ask for is one of few; so many answers are kept, of so many characters asked. */
const mostPreferences = 200
const longestKept = 100
const preferences = new Map<string, Language>()

/** The language that the browser likes best among ours. Only `/` asks. */
export async function findPreferredLanguage(request: Request): Promise<Language> {
  const asked = request.headers.get('Accept-Language') ?? ''
  const known = preferences.get(asked)
  if (known) return known
  const language = await detectLanguage(request.url, asked)
  if (preferences.size >= mostPreferences) preferences.clear()
  if (asked.length <= longestKept) preferences.set(asked, language)
  return language
}

async function detectLanguage(url: string, asked: string): Promise<Language> {
  // The detector answers English to `pt, fr;q=0.8`, so it is shown only languages that we have.
  const ours = asked
    .split(',')
    .filter((range) => parseLanguage(range.trim().slice(0, 2).toLowerCase()))
    .join(',')
  const headers = { 'Accept-Language': ours || defaultLanguage }
  const locale = await detector.getLocale(new Request(url, { headers }))
  return parseLanguage(locale.slice(0, 2)) ?? defaultLanguage
}
