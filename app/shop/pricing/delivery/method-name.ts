import { ownWordsIn, type Language } from '#app/i18n/languages.ts'
import type { I18n } from '#app/i18n/translate.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { isHandedOver, isPickup } from './pickup.ts'

/** The shop has names of these methods. */
export const sampleMethods = ['post', 'courier'] as const
type SampleMethod = (typeof sampleMethods)[number]

export const isSampleMethod = (method: string): method is SampleMethod =>
  sampleMethods.some((one) => one === method)

/** Returns a text of the shopkeeper: that in the language, or the first in another. */
export function textForLanguage(
  texts: TextsByLanguage | undefined,
  language: Language,
): string | undefined {
  return texts && ownWordsIn(texts, language)?.text
}

/** `name` is the shopkeeper's own. */
export type NamedMethod = { method: string; name?: string | undefined }

/** Returns how a method is called on pages and in mails. */
export function deliveryMethodName({ method, name }: NamedMethod, t: I18n['t']): string {
  if (isHandedOver(method)) return t('order.counter.method')
  if (isPickup(method)) return t('order.pickup.method', { place: name ?? method })
  if (name !== undefined) return name
  return isSampleMethod(method) ? t(`order.method.${method}`) : method
}
