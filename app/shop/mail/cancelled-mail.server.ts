import { translator } from '#app/i18n/i18n.server.ts'
import { formatMoney } from '../currency/format-money.ts'
import type { Order } from '../orders/order.ts'
import { orderPageParts } from './order-page-parts.server.ts'
import type { NewMail } from './outbox.server.ts'
import { shortMail } from './short-mail.server.ts'

/** An order was called off. @param about `owedMinor`: what goes back to its buyer, in the order's currency. */
export function cancelledMail(
  order: Order,
  { key, owedMinor }: { key: string; owedMinor: number },
): NewMail {
  const { language, number, currency, email } = order
  const t = translator(language)
  const amount = formatMoney({ minor: owedMinor, currency }, language)
  return shortMail(
    'cancelled',
    { email, language, about: number },
    t('mail.cancelled.subject', { number }),
    [
      { kind: 'text', text: t('mail.cancelled.said', { number }) },
      {
        kind: 'text',
        text:
          owedMinor > 0 ? t('mail.cancelled.owed', { amount }) : t('mail.cancelled.nothingOwed'),
      },
      ...orderPageParts(order, key),
    ],
  )
}
