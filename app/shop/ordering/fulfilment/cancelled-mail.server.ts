import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { refundWithinMs } from '#app/shop/ordering/payments/refund-time.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import { describePieces, type ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail, type AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'

type CancelledOrder = { key: string; refundMinor: number; invoice?: AttachedInvoice | undefined }

/**
 * Returns the mail about a cancelled order.
 * @param about `refundMinor` is the refund in the order's currency.
 */
export function cancelledMail(
  order: Order,
  { key, refundMinor, invoice }: CancelledOrder,
): NewMail {
  const { language, number, currency, email } = order
  const t = getFixedT(language)
  const amount = formatMoney({ minor: refundMinor, currency }, language)
  return shortMail(
    'cancelled',
    { email, language, about: number, invoice },
    t('mail.cancelled.subject', { number }),
    [
      { kind: 'text', text: t('mail.cancelled.text', { number }) },
      {
        kind: 'text',
        text:
          refundMinor > 0 ? t('mail.cancelled.refund', { amount }) : t('mail.cancelled.noRefund'),
      },
      ...orderPageParts(order, key),
    ],
  )
}

type LinesOff = {
  key: string
  parts: ReturnedLine[]
  /** Is true if some of the rest is sent. */
  isSent: boolean
  /** Holds the amount paid that is refunded. */
  refundMinor: number
  /** Holds the amount due instead of the total; undefined if the order was paid. */
  toPayMinor: number | undefined
  /** Holds the text about e-books that open because nothing is due any more. */
  opened: MailPart[]
  invoice?: AttachedInvoice | undefined
  now: number
}

/** Returns the mail about cancelled lines of an order of which the rest stays. */
export function linesCancelledMail(
  order: Order,
  { key, parts, isSent, refundMinor, toPayMinor, opened, invoice, now }: LinesOff,
): NewMail {
  const { language, number, currency, email } = order
  const t = getFixedT(language)
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const day = localDayText(now + refundWithinMs, language, timeZoneOf(order.country)).text
  const paragraphs = [
    ...(refundMinor > 0
      ? [t('mail.cancelled.linesRefund', { amount: money(refundMinor), day })]
      : []),
    ...(toPayMinor !== undefined
      ? [
          t(invoice ? 'mail.cancelled.linesToPayCredited' : 'mail.cancelled.linesToPay', {
            amount: money(toPayMinor),
            total: money(order.totalMinor),
          }),
        ]
      : []),
    t(isSent ? 'mail.cancelled.linesRest' : 'mail.cancelled.linesFiles'),
  ]
  // Lines of one order may be cancelled more than once.
  const about = `${number} ${now} ${parts.map(({ position }) => position).join(',')}`
  return shortMail(
    'lines-cancelled',
    { email, language, about, invoice },
    t('mail.cancelled.linesSubject', { number }),
    [
      { kind: 'text', text: t('mail.cancelled.linesText', { number }) },
      { kind: 'text', text: describePieces(order, parts, formatNameIn(t)).join('\n') },
      { kind: 'text', text: paragraphs.join('\n\n') },
      ...opened,
      ...orderPageParts(order, key),
    ],
  )
}
