import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatDay } from '../orders/format-order.ts'
import type { AvailabilityTone } from './availability-tone.ts'
import type { Availability } from './availability.ts'

/** Where a product stands, in words. */
export type AvailabilityWords = { text: string; tone: AvailabilityTone }

/** When a thing is sent that is not sent at once, a date or a number of days; '' for all others. */
export const dispatchWords = (availability: Availability, language: Language): string =>
  availability.kind === 'pre-order' || availability.kind === 'on-order'
    ? availabilityWords(availability, language).text
    : ''

/** Says where a product stands: the same words on card, page and cart line. */
export function availabilityWords(
  availability: Availability,
  language: Language,
): AvailabilityWords {
  const t = translator(language)
  switch (availability.kind) {
    case 'out-of-print':
      return { text: t('product.outOfPrint'), tone: 'out' }
    case 'pre-order':
      return {
        text: t('product.preOrder', { day: formatDay(availability.from, language) }),
        tone: 'in',
      }
    case 'in-stock':
      return { text: t('product.inStock'), tone: 'in' }
    case 'few-left':
      return { text: t('product.fewLeft', { count: availability.left }), tone: 'low' }
    case 'on-order':
      return { text: t('product.onOrder', { count: availability.days }), tone: 'low' }
    case 'sold-out':
      return { text: t('product.soldOut'), tone: 'out' }
  }
}
