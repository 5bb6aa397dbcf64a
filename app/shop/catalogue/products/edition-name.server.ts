import type { ProductTable } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'

/** Returns a name such as `Silas Marner (Paperback)`, since two editions of one title differ in their format. */
export const editionName = (
  { name, format }: { name: string; format: ProductTable['format'] },
  language: Language,
): string =>
  format === null ? name : `${name} (${translator(language)(`product.formats.${format}`)})`
