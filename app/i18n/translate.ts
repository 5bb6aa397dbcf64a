import { createContext } from 'react'
import type { Language } from './languages.ts'
import type { MessageKey, Messages } from './en.ts'
import { isolate } from './text-direction.ts'
import { joinEWords } from './join-e-words.ts'
import { fillShopName } from '#app/shop-settings/shop-identity.ts'

type Values = Record<string, string | number>

/**
 * Returns the message of a key in one language. `count` selects the plural; the values fill `{{variables}}`,
 * unescaped; those from right to left are isolated.
 */
export type TranslateFn<Key extends string> = (key: Key, values?: Values) => string

type Dictionary = { [name: string]: string | Dictionary }

const find = (dictionary: Dictionary, key: string) =>
  key
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      dictionary,
    )

const fill = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => isolate(String(values[name] ?? gap)))

/**
 * Creates a translator with the part of i18next that the shop uses; i18next would be a tenth of all script in the
 * browser. Tests compare the two. A text without variables is looked up once. `finish` changes each text as it is found.
 */
export function createTranslate<Key extends string>(
  dictionary: Dictionary,
  language: Language,
  finish = (text: string) => text,
): TranslateFn<Key> {
  const plurals = new Intl.PluralRules(language)
  const found = new Map<string, string>()
  const textOf = (key: string): string => {
    const known = found.get(key)
    if (known !== undefined) return known
    const message = find(dictionary, key)
    if (typeof message !== 'string') return ''
    const text = finish(message)
    found.set(key, text)
    return text
  }
  return (key, values) => {
    if (!values) return textOf(key) || key
    const form = typeof values.count === 'number' ? plurals.select(values.count) : undefined
    // French has a plural form for millions, which few texts need.
    const counted = form && (textOf(`${key}_${form}`) || textOf(`${key}_other`))
    return fill(counted || textOf(key) || key, values)
  }
}

/** Holds the translator and the language of a page, which do not change within a document. */
export type I18n = { t: TranslateFn<MessageKey>; language: Language }

export const createI18n = (messages: Messages, language: Language): I18n => ({
  t: createTranslate<MessageKey>(messages, language, (text) => joinEWords(fillShopName(text))),
  language,
})

export const I18nContext = createContext<I18n | undefined>(undefined)
