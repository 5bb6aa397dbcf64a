import { RemixI18Next } from 'remix-i18next/server'
import { de } from './de.ts'
import { deServer } from './de.server.ts'
import { en, type MessageKey } from './en.ts'
import { enServer, type ServerMessageKey } from './en.server.ts'
import { fr } from './fr.ts'
import { frServer } from './fr.server.ts'
import {
  defaultLanguage,
  fallbackLanguage,
  languageOfPath,
  languages,
  parseLanguage,
  type Language,
} from './languages.ts'
import { negotiateLanguage } from './negotiate-language.server.ts'
import { fillShopName, shopIdentity, whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'
import { joinEWords } from './join-e-words.ts'
import { isolate } from './text-direction.ts'
import { createI18n, createTranslate, type I18n, type TranslateFn } from './translate.ts'

export type Translate = TranslateFn<MessageKey | ServerMessageKey>

const dictionaries = {
  en: { ...en, ...enServer },
  fr: { ...fr, ...frServer },
  de: { ...de, ...deServer },
}

type ByLanguage<Value> = Record<Language, Value>

const byLanguage = <Value>(values: Value[]) =>
  Object.fromEntries(languages.map((language, n) => [language, values[n]])) as ByLanguage<Value>

// A translator keeps its texts, which name the shop.
const i18nByLanguage = whileIdentityLasts(() =>
  byLanguage(languages.map((language) => createI18n(dictionaries[language], language))),
)
const translatorsOf = (finish: (message: string) => string) =>
  whileIdentityLasts(() =>
    byLanguage(
      languages.map((language) =>
        createTranslate<MessageKey | ServerMessageKey>(dictionaries[language], language, finish),
      ),
    ),
  )
const translators = translatorsOf(fillShopName)
const officeTranslators = translatorsOf((message) => joinEWords(fillShopName(message)))

/** Returns the messages of a language for the provider around a page. */
export const i18nOf = (language: Language): I18n => i18nByLanguage()[language]

/**
 * Returns the translator of a language for pages and their data, with the messages of the server as well. i18next
 * would say the same, but take 12 to 16 % of the CPU of `/books`, `/` and a book's page (25 paired rounds each,
 * 2026-11-26), since one of its calls takes 2 to 6 µs.
 */
export const translator = (language: Language): Translate => translators()[language]

/** Returns the translator of a language for the back office, whose texts come to pages alone, so all of them are joined. */
export const officeTranslator = (language: Language): Translate => officeTranslators()[language]

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: ({ url }) => Promise.resolve(languageOfPath(new URL(url).pathname)),
  },
  i18next: {
    interpolation: {
      // React and the mails escape; this keeps names that are written from right to left apart.
      escapeValue: true,
      escape: isolate,
      defaultVariables: {
        get shop() {
          return shopIdentity().name
        },
      },
    },
    resources: byLanguage(languages.map((language) => ({ translation: dictionaries[language] }))),
  },
})

/** Returns the language of a page or file, which its path alone decides, so that a shared cache may store it. */
export const findLanguage = async (request: Request): Promise<Language> =>
  parseLanguage(await i18n.getLocale(request)) ?? fallbackLanguage()

// The package would create an instance of i18next at each call.
const fixed = byLanguage(
  await Promise.all(languages.map((language) => i18n.getFixedT(language) as Promise<unknown>)),
) as ByLanguage<Translate>

/** Returns the `t` of i18next in a language, for what is no page: mails, and the responses of actions and the API. */
export const getFixedT = (language: Language): Translate => fixed[language]

/** Returns the language of the shop that the browser prefers. Only `/` and the API follow it. */
export const findPreferredLanguage = ({ headers }: Request): Language =>
  negotiateLanguage(headers.get('Accept-Language') ?? '')
