import type { I18n } from '#app/i18n/translate.ts'
import type { DeliveryOptionText } from './describe-quote.ts'

/** Formats the number of working days until delivery: one, or the shortest and the longest. */
export const formatDeliveryDays = (
  { daysFrom, daysTo }: Pick<DeliveryOptionText, 'daysFrom' | 'daysTo'>,
  t: I18n['t'],
): string =>
  daysFrom === daysTo
    ? t('checkout.days', { count: daysTo })
    : t('checkout.dayRange', { from: daysFrom, to: daysTo })

/** Formats the price of delivery; delivery without charge has a word instead. */
export const formatDeliveryPrice = (
  { price, isFree }: Pick<DeliveryOptionText, 'price' | 'isFree'>,
  t: I18n['t'],
): string => (isFree ? t('order.free') : price)
