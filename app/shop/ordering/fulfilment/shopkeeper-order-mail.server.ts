import type { Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { enqueueMail, type NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { shopkeeperMail } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import { lineCells, sumRows } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import { describeOrder, type ReceiptText } from '#app/shop/ordering/order-pages/receipt-text.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { arrivalMailParts, orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'

/** Maps product ids to what the shopkeeper finds them by. */
type Codes = Map<string, string>
type Described = { order: Order; receipt: ReceiptText; t: Translate }

/** Queues the mail about a new order in its transaction. An order to be paid at a payment service is announced once it is paid. */
export async function announceOrder(trx: Transaction, order: Order, now: number): Promise<void> {
  if (shopSettings().orderMails === 'off') return
  await enqueueMail(trx, shopkeeperOrderMail(order, await findCodes(trx, order)), now)
}

/** Returns whether an order is no business of the shopkeeper before it is paid: it ends by itself within the hour. */
export const isAnnouncedWhenPaid = ({
  paymentMethod,
  paymentState,
}: Pick<CustomerOrderTable, 'paymentMethod' | 'paymentState'>): boolean =>
  paymentState === 'due' && paymentMethodOf(paymentMethod).reservedForMs !== undefined

async function findCodes(trx: Transaction, { lines }: Order): Promise<Codes> {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'sku', 'isbn13'])
    .where(
      'id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute()
  return new Map(
    products.map(({ id, sku, isbn13 }) => [id, isbn13 === null ? `SKU ${sku}` : `ISBN ${isbn13}`]),
  )
}

function shopkeeperOrderMail(order: Order, codes: Codes): NewMail {
  const { language } = shopkeeper()
  const t = getFixedT(language)
  const receipt = describeOrder(order, language)
  const described = { order, receipt, t }
  const { number, total } = receipt
  const time = formatMoment(order.placedAt, language, homeTimeZone(), 'short')
  return shopkeeperMail({
    kind: 'order-seller',
    about: number,
    subject: t('mail.shopkeeper.orderSubject', { number, total }),
    replyTo: order.email,
    content: [
      text(t('mail.shopkeeper.order', { number, time })),
      ...(order.unreserved === 1 ? [text(t('mail.shopkeeper.unreserved'))] : []),
      ...lineParts(described, codes),
      ...buyerParts(described, language),
      heading(t('mail.order.payment')),
      text(paymentWords(described)),
      heading(t('mail.shopkeeper.next')),
      text(nextSteps(order, t).join('\n')),
    ],
  })
}

const heading = (words: string): MailPart => ({ kind: 'heading', text: words })
const text = (words: string): MailPart => ({ kind: 'text', text: words })

const isFile = ({ format }: Pick<Order['lines'][number], 'format'>) => format === 'e-book'

function lineParts({ order, receipt, t }: Described, codes: Codes): MailPart[] {
  const rows = receipt.lines.map((line, n) => {
    const { productId, format } = order.lines[n]!
    return { isFile: isFile({ format }), cells: lineCells(line, t, codes.get(productId)) }
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

/** Returns what a parcel needs. Each line of the address stays one line, whatever was typed. */
function buyerParts({ order, receipt, t }: Described, language: Language): MailPart[] {
  const { delivery, addressLines } = receipt
  const lines = [...addressLines, order.email, order.telephone ?? ''].filter(Boolean)
  return [
    heading(t(delivery ? 'mail.order.deliveredTo' : 'mail.shopkeeper.buyer')),
    text(lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')),
    ...(delivery ? [text(deliveryMethodName(delivery, t))] : []),
    ...arrivalMailParts(orderArrival(order, []), language, t),
  ]
}

const paymentWords = ({ receipt: { payment }, t }: Described) =>
  t('mail.shopkeeper.payment', {
    name: t(`order.payment.${payment.method}.name`),
    state: t(`order.paymentState.${payment.state}`),
  })

/** Returns the commands that the order waits for, in their order. */
function nextSteps(order: Order, t: Translate): string[] {
  const isDue = order.paymentState === 'due'
  const isPaidFirst = paymentMethodOf(order.paymentMethod).isPaidFirst === true
  const step = (words: 'show' | 'reserve' | 'paid' | 'pack') => {
    const verb = words === 'show' ? 'order' : words
    return t(`mail.shopkeeper.${words}`, { command: `npm run shop -- ${verb} ${order.number}` })
  }
  return [
    step('show'),
    ...(order.unreserved === 1 && !(isDue && isPaidFirst) ? [step('reserve')] : []),
    ...(isDue && isPaidFirst ? [step('paid')] : []),
    ...(order.lines.every(isFile) ? [] : [step('pack')]),
    ...(isDue && !isPaidFirst ? [step('paid')] : []),
  ]
}
