import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { de } from '#app/i18n/de.ts'
import { deServer } from '#app/i18n/de.server.ts'
import { en } from '#app/i18n/en.ts'
import { enServer } from '#app/i18n/en.server.ts'
import { fr } from '#app/i18n/fr.ts'
import { frServer } from '#app/i18n/fr.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { createI18n, createTranslate } from '#app/i18n/translate.ts'

const dictionaries = {
  en: { ...en, ...enServer },
  fr: { ...fr, ...frServer },
  de: { ...de, ...deServer },
}

const keysOf = (at: object, path = ''): string[] =>
  Object.entries(at).flatMap(([name, value]: [string, object | string]) =>
    typeof value === 'string' ? [path + name] : keysOf(value, `${path}${name}.`),
  )

const gapsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)

describe.each(languages)('the words in %s', (language) => {
  const reference = createInstance({
    lng: language,
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: dictionaries[language] } },
  })
  void reference.init()
  const say = createTranslate<string>(dictionaries[language], language)
  const expected = reference.t as unknown as (key: string, values?: object) => string
  const keys = keysOf(dictionaries[language])

  test('are what i18next would say, each with its gaps filled', () => {
    for (const key of keys) {
      const filled = Object.fromEntries(
        gapsIn(expected(key)).map((name) => [name, `<${name} & "$&" $1>`]),
      )
      expect(say(key), key).toBe(expected(key))
      expect(say(key, filled), key).toBe(expected(key, filled))
    }
  })

  test('stand in the plural that i18next would choose', () => {
    const counted = new Set(
      keys.filter((key) => /_(one|other)$/.test(key)).map((key) => key.replace(/_\w+?$/, '')),
    )
    expect(counted.size).toBeGreaterThan(20)
    for (const key of counted)
      for (const count of [0, 1, 2, 5, 21, 1_000, 1.5])
        expect(say(key, { count }), `${key} ${count}`).toBe(expected(key, { count }))
  })
})

test('no page breaks “e-book”, “e-mail” or “e-reader” at its hyphen, and other hyphens stay', () => {
  const { t } = createI18n(en, 'en')
  expect(t('downloads.none')).toBe('No e-\u2060books yet')
  expect(createI18n(de, 'de').t('downloads.list')).toBe('E-\u2060Books')
  expect(createI18n(de, 'de').t('checkout.email')).toBe('E-\u2060Mail')
  expect(joinEWords('ein E-Reader')).toBe('ein E-\u2060Reader')
  expect(joinEWords('Email, ebook, pre-book, one-book')).toBe('Email, ebook, pre-book, one-book')
})

test('millions, for which French has a form of its own, stand in the usual plural', () => {
  const say = createTranslate<string>(
    { books_one: '{{count}} livre', books_other: '{{count}} livres' },
    'fr',
  )
  expect(say('books', { count: 2_000_000 })).toBe('2000000 livres')
})

test('a key that nobody has written stands for itself', () => {
  expect(createTranslate<string>({}, 'en')('frame.unknown')).toBe('frame.unknown')
  expect(createTranslate<string>({ frame: { cart: 'Cart' } }, 'en')('frame')).toBe('frame')
})
