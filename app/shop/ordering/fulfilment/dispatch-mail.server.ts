import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import { describeParcel, type ParcelNumber } from '#app/shop/ordering/orders/carriers.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { describeEnd } from '#app/i18n/format/format-end.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { withdrawalDeadline } from '#app/shop/ordering/returns/deadline.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import {
  describePieces,
  listReturnable,
  type ReturnedLine,
} from '#app/shop/ordering/orders/returnable.ts'
import { arrivalMailParts, orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { pickupParts } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import { describeOrder } from '#app/shop/ordering/order-pages/receipt-text.ts'
import { countOf } from '#app/shop/ordering/orders/refund-amount.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { orderPageParts } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shortMail, type AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'

/** `cancelled` holds what was cancelled before. */
type DispatchedOrder = {
  parcels: ParcelNumber[]
  cancelled: ReturnedLine[]
  invoice?: AttachedInvoice | undefined
  /** Holds the numbers of the credit notes that come with the invoice. */
  credits?: string[]
  /** What is to be paid in minor units, if it is less than the invoice states. */
  toPayMinor?: number | undefined
  key: string
  now: number
}

const dispatchWords = { subject: 'mail.dispatch.subject', text: 'mail.dispatch.text' } as const
const readyWords = { subject: 'mail.ready.subject', text: 'mail.ready.text' } as const

/**
 * Returns the mail about a dispatch, or that an order can be collected: the parcels, their content, and until when it can be
 * withdrawn from.
 */
export function dispatchMail(
  order: Order,
  { parcels, cancelled, invoice, credits = [], toPayMinor, key, now }: DispatchedOrder,
): NewMail {
  const { language, number } = order
  const t = getFixedT(language)
  const lines = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - countOf(cancelled, line.position) }))
    .filter((line) => isSent(line) && line.quantity > 0)
  const isCollected = isPickup(order.deliveryMethod)
  const words = isCollected ? readyWords : dispatchWords
  return shortMail(
    'dispatch',
    { email: order.email, language, about: number, invoice },
    t(words.subject, { number }),
    [
      { kind: 'text', text: t(words.text, { number }) },
      ...(isCollected ? pickupParts(describeOrder(order, language), t) : []),
      ...arrivalMailParts(
        orderArrival(order, [{ state: 'dispatched', at: now }], now),
        language,
        t,
      ),
      ...parcels.map((parcel) => parcelPart(parcel, t)),
      { kind: 'heading', text: t('mail.dispatch.contents') },
      { kind: 'text', text: describePieces(order, lines, formatNameIn(t)).join('\n') },
      ...withdrawalParts(order, { cancelled, now }, t),
      ...creditParts(order, { credits, toPayMinor }, t),
      ...orderPageParts(order, key),
    ],
  )
}

function creditParts(
  { currency, language }: Order,
  { credits, toPayMinor }: { credits: string[]; toPayMinor: number | undefined },
  t: Translate,
): MailPart[] {
  const texts = credits.map((number) => t('mail.attached.credit-note', { number }))
  if (toPayMinor !== undefined)
    texts.push(
      t('mail.dispatch.toPay', { amount: formatMoney({ minor: toPayMinor, currency }, language) }),
    )
  return texts.map((text) => ({ kind: 'text', text }))
}

function parcelPart(parcel: ParcelNumber, t: Translate): MailPart {
  const { carrier, code, link } = describeParcel(parcel)
  const text = t('mail.dispatch.parcel', { carrier, code })
  return link ? { kind: 'link', text, href: link } : { kind: 'text', text }
}

function withdrawalParts(
  order: Order,
  { cancelled, now }: Pick<DispatchedOrder, 'cancelled' | 'now'>,
  t: Translate,
): MailPart[] {
  const returnable = listReturnable(order, { returned: cancelled, ebooks: [], now })
  if (!returnable.some(({ left }) => left > 0)) return []
  const { country, language } = order
  const deadline = withdrawalDeadline([{ state: 'dispatched', at: now }], country)!
  const date = describeEnd(deadline + 1, language, timeZoneOf(country)).text
  return [{ kind: 'text', text: t('mail.dispatch.withdrawal', { date }) }]
}
