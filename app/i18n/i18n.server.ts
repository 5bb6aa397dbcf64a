import { RemixI18Next } from 'remix-i18next/server'
import { de } from './de.ts'
import { deServer } from './de.server.ts'
import { en, type MessageKey } from './en.ts'
import { enServer, type ServerMessageKey } from './en.server.ts'
import { fr } from './fr.ts'
import { frServer } from './fr.server.ts'
import { defaultLanguage, languages, parseLanguage, type Language } from './languages.ts'
import { negotiateLanguage } from './negotiate-language.server.ts'
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
    order: ['custom'],
    findLocale: ({ headers }) =>
      Promise.resolve(negotiateLanguage(headers.get('Accept-Language') ?? '')),
  },
})

/** Returns the language of the shop that the browser prefers. Only `/` and the API use it. */
export const findPreferredLanguage = async (request: Request): Promise<Language> =>
  parseLanguage(await detector.getLocale(request)) ?? defaultLanguage
