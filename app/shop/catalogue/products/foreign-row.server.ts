import { sql } from 'kysely'
import type { Language } from '#app/i18n/languages.ts'
import { neutralTags } from '#app/shop/catalogue/text/codes.ts'

/** Selects the products of `isForeign` (codes.ts): books in another language than the page's. */
export const isForeignRow = (language: Language) =>
  sql<boolean>`(in_language not in (${sql.join([...neutralTags, language])})
    and in_language not like ${`${language}-%`})`

/** Selects all other products, goods among them. */
export const isOwnRow = (language: Language) => sql<boolean>`not ${isForeignRow(language)}`
