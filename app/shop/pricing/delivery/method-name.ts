import { languageOfText, type Language } from '#app/i18n/languages.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'

/** The shop has names of these methods. */
export const sampleMethods = ['post', 'courier'] as const
type SampleMethod = (typeof sampleMethods)[number]

export const isSampleMethod = (method: string): method is SampleMethod =>
  sampleMethods.some((one) => one === method)

/** Returns the shopkeeper's own name of a method: that in the language, or the first in another. */
export function ownMethodName(
  names: TextsByLanguage | undefined,
  language: Language,
): string | undefined {
  const shown = names && languageOfText(names, language)
  return shown && names[shown]
}

/** `name` is the shopkeeper's own. */
export type NamedMethod = { method: string; name?: string | undefined }

/** Returns how a method is called on pages and in mails. */
export function deliveryMethodName(
  { method, name }: NamedMethod,
  t: (key: `order.method.${SampleMethod}`) => string,
): string {
  if (name !== undefined) return name
  return isSampleMethod(method) ? t(`order.method.${method}`) : method
}
