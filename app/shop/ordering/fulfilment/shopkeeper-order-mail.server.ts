import type { Transaction } from '#app/database/connection.server.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { shopkeeperMail } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { lineCells, sumRows } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import { describeOrder, type ReceiptText } from '#app/shop/ordering/order-pages/receipt-text.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { arrivalMailParts, orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { officeLinkOf } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import {
  paymentMethodOf,
  waitsForPaymentService,
} from '#app/shop/ordering/orders/payment-method.ts'
import { paymentName } from '#app/shop/ordering/orders/pickup-words.ts'
import { findProductCodes } from '#app/shop/ordering/orders/product-codes.server.ts'
import { noticeContent } from './order-notice.server.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'

type Described = {
  order: Order
  receipt: ReceiptText
  language: Language
  t: Translate
  /** Maps product ids to what the shopkeeper finds them by. */
  codes: Map<string, string>
  officeLink: MailPart | undefined
}

/** Returns the mail about a new order. A reply goes to its buyer. */
export async function shopkeeperOrderMail(trx: Transaction, order: Order): Promise<NewMail> {
  const described = await describe(trx, order)
  const { number, total } = described.receipt
  return shopkeeperMail({
    kind: 'order-shopkeeper',
    about: number,
    subject: described.t('mail.shopkeeper.orderSubject', { number, total }),
    replyTo: order.email,
    content: contentOf(described),
  })
}

/**
 * Returns the mail about several new orders, the oldest first, each as in a mail of its own. Those that are not paid yet
 * at the payment service have a payment that takes days.
 * @param orders There is at least one.
 */
export async function orderDigestMail(trx: Transaction, orders: Order[]): Promise<NewMail> {
  const content: MailPart[] = []
  const t = getFixedT(shopkeeper().language)
  for (const order of orders) {
    const parts = waitsForPaymentService(order)
      ? await noticeContent(trx, order, 'under-way')
      : contentOf(await describe(trx, order))
    content.push(heading(t('order.number', { number: order.number })), ...parts)
  }
  const [{ number, paymentState }] = orders as [Order]
  return shopkeeperMail({
    kind: 'order-digest-shopkeeper',
    // An order whose payment takes days comes in a second digest when it is paid.
    about: `${number} ${paymentState}`,
    subject: t('mail.shopkeeper.digestSubject', { count: orders.length }),
    content,
  })
}

async function describe(trx: Transaction, order: Order): Promise<Described> {
  const { language } = shopkeeper()
  const t = getFixedT(language)
  const codes = await findProductCodes(trx, order.lines, t)
  const officeLink = await officeLinkOf(trx, order)
  return { order, receipt: describeOrder(order, language), language, t, codes, officeLink }
}

function contentOf(described: Described): MailPart[] {
  const { order, language, t } = described
  const { number, placedAt, unreserved } = order
  const time = formatMoment(placedAt, language, homeTimeZone(), 'short')
  return [
    text(t('mail.shopkeeper.order', { number, time })),
    ...(unreserved === 1 ? [text(t('mail.shopkeeper.unreserved'))] : []),
    ...lineParts(described),
    ...buyerParts(described),
    heading(t('mail.order.payment')),
    text(paymentWords(described)),
    heading(t('mail.shopkeeper.next')),
    described.officeLink ?? text(nextSteps(order, t).join('\n')),
  ]
}

const heading = (words: string): MailPart => ({ kind: 'heading', text: words })
const text = (words: string): MailPart => ({ kind: 'text', text: words })

function lineParts({ order, receipt, t, codes }: Described): MailPart[] {
  const rows = receipt.lines.map((line, n) => {
    const ordered = order.lines[n]!
    const cells = lineCells(line, t, codes.get(ordered.productId))
    return { isFile: !isSent(ordered), cells }
  })
  const part = (words: string, some: typeof rows): MailPart[] =>
    some.length > 0
      ? [heading(words), { kind: 'table', rows: some.map(({ cells }) => ({ cells })) }]
      : []
  return [
    ...part(
      t('mail.shopkeeper.toPack'),
      rows.filter((row) => !row.isFile),
    ),
    ...part(
      t('mail.shopkeeper.ebooks'),
      rows.filter((row) => row.isFile),
    ),
    { kind: 'table', rows: [], sums: sumRows(receipt, t) },
  ]
}

function headingOfBuyer({ delivery, pickup }: ReceiptText) {
  if (pickup) return 'order.pickup.heading'
  return delivery ? 'mail.order.deliveredTo' : 'mail.shopkeeper.buyer'
}

/** Returns what a parcel needs, or who collects the order. Each line of the address stays one line, whatever was typed. */
function buyerParts({ order, receipt, language, t }: Described): MailPart[] {
  const { delivery, addressLines, pickup } = receipt
  // The address of an order that is collected is that of the place.
  const lines = [
    ...(pickup ? [order.name] : []),
    ...addressLines,
    order.email,
    order.telephone ?? '',
  ].filter(Boolean)
  return [
    heading(t(headingOfBuyer(receipt))),
    text(lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')),
    ...(delivery ? [text(deliveryMethodName(delivery, t))] : []),
    ...arrivalParts(order, language, t),
  ]
}

/** Returns when the parcel arrives. The buyer's words ask for the payment, so the shopkeeper gets other ones. */
function arrivalParts(order: Order, language: Language, t: Translate): MailPart[] {
  const arrival = orderArrival(order, [], order.placedAt)
  if (!arrival?.needsPayment) return arrivalMailParts(arrival, language, t)
  const parts = arrivalMailParts({ ...arrival, needsPayment: false }, language, t)
  return [...parts, text(t('mail.shopkeeper.ifPaidToday'))]
}

const paymentWords = ({ receipt: { payment, pickup }, t }: Described) =>
  t('mail.shopkeeper.payment', {
    name: paymentName(payment.method, { isPickup: pickup !== undefined }, t),
    state: t(`order.paymentState.${payment.state}`),
  })

/** Returns the commands that the order waits for, in their order. */
function nextSteps(order: Order, t: Translate): string[] {
  const isDue = order.paymentState === 'due'
  const isPaidFirst = paymentMethodOf(order.paymentMethod).isPaidFirst === true
  const step = (words: 'show' | 'reserve' | 'paid' | 'slip' | 'pack' | 'invoice') => {
    const verb = words === 'show' ? 'order' : words
    const isPaper = words === 'slip' || words === 'invoice'
    const file = isPaper ? ` --out ${verb}-${order.number}.pdf` : ''
    return t(`mail.shopkeeper.${words}`, {
      command: `npm run shop -- ${verb} ${order.number}${file}`,
    })
  }
  return [
    step('show'),
    ...(order.unreserved === 1 && !(isDue && isPaidFirst) ? [step('reserve')] : []),
    ...(isDue && isPaidFirst ? [step('paid')] : []),
    ...(order.lines.some(isSent) ? [step('slip'), step('pack')] : []),
    ...(order.lines.some(isSent) && !isPaidFirst ? [step('invoice')] : []),
    ...(isDue && !isPaidFirst ? [step('paid')] : []),
  ]
}
