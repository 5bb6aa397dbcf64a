import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { KeepMarkup } from './markup-keeper.ts'

/** Texts of some kilobytes each; the one asked for longest ago goes first. */
const mostKept = 3_000

const kept = new Map<string, string>()

function keeper(language: Language): KeepMarkup {
  return (key, part) => {
    const known = `${language} ${key}`
    const markup =
      kept.get(known) ??
      renderToString(createElement(I18nextProvider, { i18n: i18nOf(language) }, part))
    kept.delete(known)
    kept.set(known, markup)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return markup
  }
}

/** For the provider around a page in each language. */
export const markupKeepers = Object.fromEntries(
  languages.map((language) => [language, keeper(language)]),
) as Record<Language, KeepMarkup>
