import type { Language } from '#app/i18n/languages.ts'
import type { ProductFields } from './product-fields.ts'

const descriptions = ['short_description', 'description']

/**
 * Returns fields of which the texts without a language are in the first language of the shop. An explicit
 * `text_language` stays.
 * @param before The cells of the product that is changed. Its common name is that of all languages without one of their
 *   own, so where the first language has its own, that one is changed.
 */
export function inFirstLanguage(
  fields: ProductFields,
  language: Language,
  before?: ProductFields,
): ProductFields {
  if (fields.has('text_language')) return fields
  const own = `name_${language}`
  const hasOwn = before?.get(own) && before.get(own) !== before.get('name')
  const localised = new Map(
    [...fields].map(([field, value]) => [
      field === 'name' && hasOwn && !fields.has(own) ? own : field,
      value,
    ]),
  )
  const saysText = before === undefined || descriptions.some((field) => fields.has(field))
  return saysText ? localised.set('text_language', language) : localised
}
