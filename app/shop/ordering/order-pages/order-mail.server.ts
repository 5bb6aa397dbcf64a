import { reservationMs } from '#app/shop/ordering/orders/payment-method.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { isolate } from '#app/i18n/text-direction.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { receiptLink } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import {
  arrivalMailParts,
  orderArrival,
  waitsForTransfer,
} from '#app/shop/ordering/orders/order-arrival.server.ts'
import { describeOrder, type ReceiptText } from './receipt-text.ts'
import { mailAsHtml, mailAsText, type MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { addressOf } from '#app/shop/messaging/mail/short-mail.server.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import { paymentName, paymentText } from '#app/shop/ordering/orders/pickup-words.ts'
import { describeTransfer } from '#app/shop/ordering/payments/transfer-text.server.ts'
import { senderLines } from '#app/shop/operations/seller/seller.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { termsParts } from './terms-parts.server.ts'

/**
 * Returns the confirmation of an order in its language: what was ordered, what it costs, and what
 * the law asks for on a durable medium (CRD Art 8(7)): the terms of withdrawal, the model form and
 * the terms of sale.
 * @param ebooks The part about its e-books; see `ebookParts`.
 * @param isConfirmed True if the address is confirmed. To any other address the mail repeats no
 * name and no address line, since the form would otherwise send a stranger's words in the shop's
 * name.
 */
export function orderMail(
  order: Order,
  { origin, key, isConfirmed }: OrderMailParams,
  ebooks: MailPart[] = [],
): NewMail {
  const { language } = order
  const t = getFixedT(language)
  const receipt = describeOrder(order, language)
  const subject = t('mail.order.subject', { number: receipt.number })
  const parts: MailPart[] = [
    ...orderParts(order, receipt, { isConfirmed, t }),
    ...arrivalMailParts(orderArrival(order, [], order.placedAt), language, t),
    { kind: 'link', text: t('mail.order.receipt'), href: receiptLink(order, origin, key) },
    { kind: 'text', text: t('mail.order.keep') },
    ...ebooks,
    ...buyerParts(receipt, { isConfirmed, t }),
    ...paymentParts(order, receipt, t),
    // E-books alone are not taken possession of, so `ebooks` says what remains of the right of withdrawal.
    ...(receipt.isOfCounter || isEbooksByConsent(order)
      ? []
      : withdrawalParts(language, origin, t)),
    ...(receipt.isOfCounter ? [{ kind: 'text' as const, text: t('withdrawal.counter') }] : []),
    ...termsParts(language, origin),
  ]
  return {
    kind: 'order',
    about: order.number,
    recipient: order.email,
    subject,
    text: mailAsText(parts),
    html: mailAsHtml(parts, language, subject),
  }
}

type OrderMailParams = { origin: string; key: string; isConfirmed: boolean }
type OpeningParams = { isConfirmed: boolean; t: Translate }

/** Returns what was ordered and what it costs. */
const orderParts = (order: Order, receipt: ReceiptText, opening: OpeningParams): MailPart[] => [
  { kind: 'text', text: openingWords(order, receipt, opening) },
  {
    kind: 'table',
    rows: receipt.lines.map((line) => ({ cells: lineCells(line, opening.t) })),
    sums: sumRows(receipt, opening.t),
  },
]

/** Returns the opening. If the shop checks the order first, there is no contract yet. */
function openingWords(
  order: Order,
  receipt: ReceiptText,
  { isConfirmed, t }: OpeningParams,
): string {
  const { name, number, placed } = receipt
  const thanks = isConfirmed ? t('mail.order.thanks', { name }) : t('mail.order.thanksUnnamed')
  const named = { number, date: placed.text }
  const received =
    order.unreserved === 1
      ? [t('mail.order.noted', named), t('mail.order.unreserved'), t('mail.order.lines')].join(
          '\n\n',
        )
      : t('mail.order.received', named)
  return `${thanks}\n\n${received}`
}

/** Tells whether the buyer pays after this mail, since there is no parcel with an invoice. */
const asksForPayment = ({ payment, delivery }: ReceiptText) =>
  payment.method === 'invoice' && payment.state === 'due' && !delivery

const isEbooksByConsent = ({ ebookConsent, lines }: Order) =>
  ebookConsent === 1 && lines.every(({ format }) => format === 'e-book')

/**
 * Returns the row of a line in a mail.
 * @param code What the shopkeeper finds the product by.
 */
export function lineCells(
  line: ReceiptText['lines'][number],
  t: Translate,
  code: string | null = null,
): string[] {
  const format = line.format && t(`order.format.${line.format}`)
  const about = [line.name, line.author, format, line.variantName, code]
    .flatMap((part) => (part ? isolate(part) : []))
    .join(', ')
  // The time of dispatch is a separate sentence.
  const name = [about, line.dispatchWords].filter(Boolean).join('. ')
  return [name, `${line.quantity} × ${line.unit}`, line.sum]
}

/** Returns the rows below the lines of an order in a mail. */
export function sumRows(receipt: ReceiptText, t: Translate) {
  const { goods, coupon, discount, delivery, taxes, total } = receipt
  const row = (name: string, sum: string) => ({ cells: [name, sum] })
  return [
    row(t('order.goods'), goods),
    ...(coupon ? [row(t('coupon.row', { code: coupon.code }), coupon.takes)] : []),
    ...(discount ? [row(t('order.discount'), discount)] : []),
    ...(delivery
      ? [row(deliveryMethodName(delivery, t), delivery.isFree ? t('order.free') : delivery.price)]
      : []),
    ...taxes.map(({ label, rate, tax }) => row(t(`order.${label}`, { rate }), tax)),
    ...(taxes.length === 0 ? [row(t('order.tax'), t('order.taxNone'))] : []),
    { ...row(t('order.total'), total), total: true },
  ]
}

function buyerParts(receipt: ReceiptText, { isConfirmed, t }: OpeningParams): MailPart[] {
  const { addressLines, delivery, pickup } = receipt
  if (pickup) return pickupParts(receipt, t)
  // An order of files alone has no address.
  const onPage = delivery ? t('mail.order.addressOnPage') : t('mail.order.nameOnPage')
  const shown = isConfirmed ? addressLines : [onPage, addressLines.at(-1)!]
  return [
    { kind: 'heading', text: t(delivery ? 'mail.order.deliveredTo' : 'checkout.buyer') },
    { kind: 'text', text: shown.join('\n') },
  ]
}

/** Says where and when an order is collected. The place is the shop's own, so it is named to everybody. */
export const pickupParts = (
  { addressLines, pickup }: Pick<ReceiptText, 'addressLines' | 'pickup'>,
  t: Translate,
): MailPart[] => [
  { kind: 'heading', text: t('order.pickup.heading') },
  {
    kind: 'text',
    text: [...addressLines, t('order.pickup.hours', { hours: pickup?.hours ?? '' })].join('\n'),
  },
]

function paymentParts(order: Order, receipt: ReceiptText, t: Translate): MailPart[] {
  const { language } = order
  return [
    { kind: 'heading', text: t('mail.order.payment') },
    { kind: 'text', text: paymentWords(order, receipt, t) },
    ...transferParts(order, receipt, t),
    { kind: 'heading', text: t('order.seller') },
    { kind: 'text', text: senderLines(seller(), language).join('\n') },
    { kind: 'text', text: t('mail.order.questions', { email: seller().email }) },
  ]
}

/** Returns what the buyer needs for a bank transfer. */
function transferParts(order: Order, receipt: ReceiptText, t: Translate): MailPart[] {
  if (!waitsForTransfer(order) && !asksForPayment(receipt)) return []
  const { totalMinor: minor, language } = order
  const transfer = describeTransfer(order, { minor, language })
  if (!transfer) return []
  const { until } = transfer
  const names = ['holder', 'iban', 'bic', 'amount', 'reference'] as const
  return [
    {
      kind: 'table',
      rows: names.map((name) => ({ cells: [t(`order.transfer.${name}`), transfer[name]] })),
    },
    ...(until
      ? [{ kind: 'text' as const, text: t('order.transfer.until', { time: until.text }) }]
      : []),
  ]
}

function paymentWords(order: Order, receipt: ReceiptText, t: Translate): string {
  const { payment } = receipt
  const isDue = payment.state === 'due'
  const by = { isPickup: receipt.pickup !== undefined }
  const name = paymentName(payment.method, by, t)
  if (asksForPayment(receipt)) return `${name}. ${t('mail.order.invoice')}`
  if (isDue && payment.method === 'transfer') return `${name}. ${t('order.transfer.text')}`
  if (isDue && payment.method === 'card') return `${name}. ${stripeWords(order, t)}`
  return isDue ? `${name}. ${paymentText(payment.method, by, t)}` : name
}

/** Returns how an order is paid at Stripe, and until when. */
function stripeWords({ placedAt, language, country }: Order, t: Translate): string {
  const until = placedAt + reservationMs
  return t('mail.order.stripe', {
    time: formatMoment(until, language, timeZoneOf(country), 'time'),
  })
}

function withdrawalParts(language: Language, origin: string, t: Translate): MailPart[] {
  const withdrawalUrl = addressOf({ origin, language }, '/withdrawal')
  const named = { seller: senderLines(seller(), language).join(', '), where: withdrawalUrl }
  return [
    { kind: 'heading', text: t('mail.withdrawal.heading') },
    { kind: 'text', text: t('mail.withdrawal.terms', named), links: [withdrawalUrl] },
    { kind: 'heading', text: t('mail.withdrawal.effectsHeading') },
    { kind: 'text', text: t('mail.withdrawal.effects') },
    { kind: 'heading', text: t('mail.withdrawal.formHeading') },
    { kind: 'text', text: t('mail.withdrawal.form', named) },
  ]
}
