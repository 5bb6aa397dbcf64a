import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import type { ProductTable } from '#app/database/tables.ts'
import type { AvailabilityTone } from '#app/shop/catalogue/products/availability-tone.ts'
import {
  availabilityOf,
  type Availability,
  type StockFields,
} from '#app/shop/catalogue/products/availability.ts'

/** Holds the availability of a product in words. */
export type AvailabilityText = { text: string; tone: AvailabilityTone }

/** Returns when an item that is not sent at once is sent, as a date or a number of days, or else ''. */
export const dispatchText = (availability: Availability, language: Language): string =>
  availability.kind === 'pre-order' || availability.kind === 'on-order'
    ? availabilityText(availability, language).text
    : ''

/** Returns the availability text of a product. An e-book has no stock: it is available at once or has no file here. */
export const stockTextOf = (
  product: StockFields,
  now: number,
  language: Language,
): AvailabilityText => editionStockText(product.format, availabilityOf(product, now), language)

/** Returns the availability text of an edition in this format; see {@link stockTextOf}. */
export function editionStockText(
  format: ProductTable['format'],
  availability: Availability,
  language: Language,
): AvailabilityText {
  return format === 'e-book' && availability.kind === 'in-stock'
    ? { text: translator(language)('product.ebookAtOnce'), tone: 'in' }
    : availabilityText(availability, language)
}

/** Returns the availability in words, which are the same on card, page and cart line. */
export function availabilityText(availability: Availability, language: Language): AvailabilityText {
  const t = translator(language)
  switch (availability.kind) {
    case 'withdrawn':
      return { text: t('product.withdrawnShort'), tone: 'out' }
    case 'out-of-print':
      return { text: t('product.outOfPrint'), tone: 'out' }
    case 'no-file':
      return { text: t('product.noFile'), tone: 'out' }
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
