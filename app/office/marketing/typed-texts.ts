import { offeredLanguages, type Language } from '#app/i18n/languages.ts'
import type { TypedTexts } from '#app/shop/catalogue/text/typed-values.schema.ts'

/** Returns what was typed in a field; undefined if it is empty. */
export const typedIn = (form: URLSearchParams, name: string): string | undefined =>
  form.get(name)?.trim() || undefined

/** Returns the titles and texts of a form, in the languages that it has fields for. */
export const typedTextsIn = (form: URLSearchParams): TypedTexts => ({
  title: byOfferedLanguage((language) => typedIn(form, `title-${language}`)),
  text: byOfferedLanguage((language) => typedIn(form, `text-${language}`)),
})

const byOfferedLanguage = (textIn: (language: Language) => string | undefined) =>
  Object.fromEntries(offeredLanguages().map((language) => [language, textIn(language)]))
