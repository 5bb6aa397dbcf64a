import { languages, type Language } from '#app/i18n/languages.ts'
import { parseBookList } from '#app/shop/catalogue/offers/book-list.ts'
import type { TypedTexts } from '#app/shop/catalogue/text/typed-values.schema.ts'
import { readSmallFile } from '../read-small-file.server.ts'

const text = { type: 'string' } as const

/** The options give a title and a text in each language of the shop. */
export const textOptions = {
  'title-en': text,
  'title-fr': text,
  'title-de': text,
  'text-en': text,
  'text-fr': text,
  'text-de': text,
}

export const textUsage = `    --title-en … --title-fr … --title-de …   its title in each language of the shop
    --text-en … --text-fr … --text-de …      a sentence or two under it, plain text`

export type TextValues = { [option in keyof typeof textOptions]?: string | undefined }

/** Returns the typed titles and texts by language. */
export const typedTextsOf = (values: TextValues): TypedTexts => ({
  title: byLanguage((language) => values[`title-${language}`]),
  text: byLanguage((language) => values[`text-${language}`]),
})

const byLanguage = (typedIn: (language: Language) => string | undefined) =>
  Object.fromEntries(languages.map((language) => [language, typedIn(language)]))

/** Returns the names of the books that a file lists. */
export const readList = async (path: string): Promise<string[]> =>
  parseBookList((await readSmallFile(path)).toString('utf8'))
