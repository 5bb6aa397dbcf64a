import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { BoughtEbook } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import { describePieces, type ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import { refundWithinMs } from '#app/shop/ordering/payments/refund-time.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { openedEbookParts } from '#app/shop/ordering/downloads/opened-ebooks.server.ts'
import { arrivalMailParts } from '#app/shop/ordering/orders/order-arrival.server.ts'
import type { Arrival } from '#app/shop/pricing/delivery/arrival.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail, type AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'

/** `secret` signs the link to the receipt; `now` is ms UTC. */
type Made = { secret: string; now: number; invoice?: AttachedInvoice | undefined }
type PaymentMailText = { subject: string; paragraphs: string[]; parts?: MailPart[] }

/**
 * Returns a mail about an order's money in the order's language. `about` is the payment or refund.
 */
function moneyMail(
  kind: string,
  order: Order,
  about: string,
  words: PaymentMailText,
  made: Made,
): NewMail {
  const { email, language } = order
  return shortMail(kind, { email, language, about, invoice: made.invoice }, words.subject, [
    { kind: 'text', text: words.paragraphs.join('\n\n') },
    ...(words.parts ?? []),
    ...orderPageParts(order, receiptKey(made.secret, order.number, made.now)),
  ])
}

const amountIn = ({ currency, language }: Order, minor: number) =>
  formatMoney({ minor, currency }, language)

type PaidMailParams = {
  id: string
  amountMinor: number
  /** Holds the e-books of the order, which the payment opens. */
  ebooks: BoughtEbook[]
  /** Is set if the parcel waited for the payment. */
  arrival: Arrival | undefined
}

/** Returns the mail about a payment. */
export function paidMail(
  order: Order,
  { id, amountMinor, ebooks, arrival }: PaidMailParams,
  made: Made,
): NewMail {
  const t = getFixedT(order.language)
  const named = { number: order.number, amount: amountIn(order, amountMinor) }
  const paragraphs = [t('mail.payment.paid', named)]
  const { now, secret } = made
  const parts = [
    ...arrivalMailParts(arrival, order.language, t),
    ...openedEbookParts(order, ebooks, { key: ebooksKey(secret, order.number, now), now }),
  ]
  const words = { subject: t('mail.payment.paidSubject', named), paragraphs, parts }
  return moneyMail('payment', order, id, words, made)
}

/** Holds why a payment is refunded: the state of the order when it came. */
export type LateReason = 'cancelled' | 'withdrawn' | 'returned' | 'paid'

/** Returns the mail about a payment that is refunded. */
export function latePaymentMail(
  order: Order,
  { id, amountMinor, reason }: { id: string; amountMinor: number; reason: LateReason },
  made: Made,
): NewMail {
  const t = getFixedT(order.language)
  const { text: day } = localDayText(
    made.now + refundWithinMs,
    order.language,
    timeZoneOf(order.country),
  )
  const named = { number: order.number, amount: amountIn(order, amountMinor), day }
  const words = {
    subject: t('mail.payment.lateSubject', named),
    paragraphs: [t(`mail.payment.late.${reason}`, named)],
  }
  return moneyMail('payment', order, id, words, made)
}

/**
 * Returns the mail about an order that was cancelled because it was not paid in time, or because its payment was
 * declined.
 */
export function unpaidMail(order: Order, isDeclined: boolean, made: Made): NewMail {
  const t = getFixedT(order.language)
  const named = { number: order.number }
  const words = {
    subject: t('mail.payment.unpaidSubject', named),
    paragraphs: [t(isDeclined ? 'mail.payment.declined' : 'mail.payment.unpaid', named)],
  }
  return moneyMail('unpaid', order, order.number, words, made)
}

type RefundMailParams = {
  id: string
  amountMinor: number
  reference: string | null
  /** Holds the lines that it refunds, if it names any. */
  lines: ReturnedLine[]
}

/**
 * Returns the mail about a refund. One that failed and was made again has another reference and
 * gets another mail.
 */
export function refundMail(
  order: Order,
  { id, amountMinor, reference, lines }: RefundMailParams,
  made: Made,
): NewMail {
  const t = getFixedT(order.language)
  const named = { number: order.number, amount: amountIn(order, amountMinor) }
  const paragraphs = [
    t('mail.payment.refund', named),
    ...(lines.length > 0 ? [describePieces(order, lines, formatNameIn(t)).join('\n')] : []),
    ...(reference === null ? [] : [t('mail.payment.reference', { reference })]),
  ]
  return moneyMail(
    'refund',
    order,
    reference === null ? id : `${id} ${reference}`,
    { subject: t('mail.payment.refundSubject', named), paragraphs },
    made,
  )
}
