import { createInstance, type i18n as Instance } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { de } from './de.ts'
import { deServer } from './de.server.ts'
import { en, type MessageKey } from './en.ts'
import { enServer, type ServerMessageKey } from './en.server.ts'
import { fr } from './fr.ts'
import { frServer } from './fr.server.ts'
import { defaultLanguage, languages, parseLanguage, type Language } from './languages.ts'
import { lookupOf } from './lookup.ts'
import { options } from './options.ts'

/** Words in one language. `count` chooses the plural; the other values fill `{{gaps}}`, unescaped. */
export type Translate = (
  key: MessageKey | ServerMessageKey,
  values?: Record<string, string | number>,
) => string

const shared = createInstance({
  ...options,
  lng: defaultLanguage,
  initImmediate: false,
  resources: {
    en: { translation: { ...en, ...enServer } },
    fr: { translation: { ...fr, ...frServer } },
    de: { translation: { ...de, ...deServer } },
  },
})
void shared.init()

// Once per language: a fixed `t` made for each request would build a whole instance each time.
const instances = Object.fromEntries(
  languages.map((language) => [language, shared.cloneInstance({ lng: language })]),
) as Record<Language, Instance>

/** The i18next instance of a language, for the provider around a page. */
export const i18nOf = (language: Language): Instance => instances[language]

/** The words of a language, for everything that the server says. */
export const translator = (language: Language): Translate => lookupOf(instances[language])

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
