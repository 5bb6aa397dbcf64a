import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { wordsOf } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { Words } from '#app/i18n/words.ts'
import type { KeepMarkup } from './markup-keeper.ts'

/** Of all kept texts with their keys, of two bytes each; the one asked for longest ago goes first. */
const mostCharacters = 6_000_000

const kept = new Map<string, string>()
let characters = 0
const counts = { found: 0, made: 0 }

/** Of the parts asked for since the start: whose markup was kept, and whose was rendered. */
export const countKeptMarkup = () => counts

function render(language: Language, part: Parameters<KeepMarkup>[1]): string {
  const provided = createElement(Words.Provider, { value: wordsOf(language) }, part)
  // Copied, since what React joins stays a tree of thousands of pieces, walked anew for each page.
  return Buffer.from(renderToString(provided)).toString()
}

function forget(key: string) {
  const markup = kept.get(key)
  if (markup !== undefined) characters -= key.length + markup.length
  kept.delete(key)
}

function keeper(language: Language): KeepMarkup {
  return (key, part) => {
    const known = `${language} ${key}`
    const before = kept.get(known)
    counts[before === undefined ? 'made' : 'found']++
    const markup = before ?? render(language, part)
    forget(known)
    kept.set(known, markup)
    characters += known.length + markup.length
    while (characters > mostCharacters && kept.size > 1) forget(kept.keys().next().value!)
    return markup
  }
}

/** For the provider around a page in each language. */
export const markupKeepers = Object.fromEntries(
  languages.map((language) => [language, keeper(language)]),
) as Record<Language, KeepMarkup>
