import { RemixI18Next } from 'remix-i18next/server'
import { de } from './de.ts'
import { deServer } from './de.server.ts'
import { en, type MessageKey } from './en.ts'
import { enServer, type ServerMessageKey } from './en.server.ts'
import { fr } from './fr.ts'
import { frServer } from './fr.server.ts'
import { defaultLanguage, languages, parseLanguage, type Language } from './languages.ts'
import { createTranslate, type I18n, type TranslateFn } from './translate.ts'

export type Translate = TranslateFn<MessageKey | ServerMessageKey>

const dictionaries = {
  en: { ...en, ...enServer },
  fr: { ...fr, ...frServer },
  de: { ...de, ...deServer },
}

type Translators = Record<Language, { t: Translate; language: Language }>

const i18nByLanguage = Object.fromEntries(
  languages.map((language) => [
    language,
    { t: createTranslate(dictionaries[language], language), language },
  ]),
) as Translators

/** Returns the messages of a language for the provider around a page. */
export const i18nOf = (language: Language): I18n => i18nByLanguage[language]

/** Returns the translator of a language with the messages of the server as well. */
export const translator = (language: Language): Translate => i18nByLanguage[language].t

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['header'],
  },
})

/**
 * Browsers send few different `Accept-Language` headers, so the results for this many are cached, if they have at
 * most that many characters.
 */
const maxCachedPreferences = 200
const longestCachedHeader = 100
const preferences = new Map<string, Language>()

/** Returns the language of the shop that the browser prefers. Only `/` and the API use it. */
export async function findPreferredLanguage(request: Request): Promise<Language> {
  const accepted = request.headers.get('Accept-Language') ?? ''
  const known = preferences.get(accepted)
  if (known) return known
  const language = await detectLanguage(request.url, accepted)
  if (preferences.size >= maxCachedPreferences) preferences.clear()
  if (accepted.length <= longestCachedHeader) preferences.set(accepted, language)
  return language
}

async function detectLanguage(url: string, accepted: string): Promise<Language> {
  const headers = { 'Accept-Language': acceptableRanges(accepted) || defaultLanguage }
  const locale = await detector.getLocale(new Request(url, { headers }))
  return parseLanguage(locale.slice(0, 2)) ?? defaultLanguage
}

const primaryTag = (range: string) => /^[a-z]*/.exec(range)![0]
const isRefused = (range: string) => /;q=0(\.0*)?$/.test(range)

/**
 * Returns the accepted ranges that name a language of the shop. The detector supports neither a weight of 0 (not
 * acceptable: RFC 9110, section 12.4.2) nor `*`, which means every language not named, and returns English for `pt,
 * fr;q=0.8`.
 */
function acceptableRanges(accepted: string): string {
  const ranges = accepted
    .toLowerCase()
    .replace(/\s/g, '')
    .split(',')
    .map((range) => range.replace(/^fn(?![a-z])/, 'fr'))
  const refused = ranges.filter(isRefused).map((range) => range.split(';')[0])
  const unnamed = languages.find((one) => !ranges.some((range) => primaryTag(range) === one))
  return ranges
    .filter((range) => !isRefused(range))
    .map((range) => range.replace(/^\*/, unnamed ?? '*'))
    .filter((range) => languages.some((one) => one === primaryTag(range) && !refused.includes(one)))
    .join(',')
}
