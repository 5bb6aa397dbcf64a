import { timeZoneOf } from '../currency/time-zones.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localDayText } from '../orders/format-order.ts'
import type { Order } from '../orders/order.ts'
import { orderPageParts } from './order-page-parts.server.ts'
import type { NewMail } from './outbox.server.ts'
import { shortMail } from './short-mail.server.ts'

/**
 * Returns the mail about an order on account that ended because it was neither paid nor packed in
 * time.
 */
export function expiredMail(order: Order, key: string): NewMail {
  const { language, number, email, placedAt, country } = order
  const t = translator(language)
  const date = localDayText(placedAt, language, timeZoneOf(country)).text
  return shortMail(
    'expired',
    { email, language, about: number },
    t('mail.expired.subject', { number }),
    [
      { kind: 'text', text: t('mail.expired.text', { number, date }) },
      ...orderPageParts(order, key),
    ],
  )
}
