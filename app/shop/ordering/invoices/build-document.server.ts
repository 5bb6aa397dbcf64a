import { orderDay } from '#app/i18n/format/format-order.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { ownWordsIn } from '#app/i18n/languages.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { paymentName } from '#app/shop/ordering/orders/pickup-words.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { sumPayments } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { describeLines, lineNames } from './describe-lines.server.ts'
import { describeInvoiceBuyer, describeInvoiceSeller } from './describe-parties.server.ts'
import { placeOfSupplyIn } from './indian-states.ts'
import { documentVersion, type InvoiceDocument } from './invoice-document.schema.ts'
import { listStatements } from './legal-statements.server.ts'
import { linesOfSums, taxesOfParts } from './invoice-lines.server.ts'
import { grossOf, type InvoiceSums } from './invoice-sums.ts'

export type DocumentParams = {
  kind: InvoiceKind
  number: string
  issuedOn: string
  suppliedOn: string | null
  corrects: InvoiceDocument['corrects']
  sums: InvoiceSums
  /** What was paid of an invoice, or was paid back of a credit note. */
  paidMinor: number
}

/** Returns all that an invoice or a credit note of an order states. */
export async function buildDocument(
  trx: Transaction,
  order: Order,
  { sums, ...params }: DocumentParams,
): Promise<InvoiceDocument> {
  const { language, currency, country } = order
  const t = getFixedT(language)
  const seller = describeInvoiceSeller(language)
  const described = await describeLines(trx, order, t)
  const totalMinor = grossOf(sums)
  const buyer = describeInvoiceBuyer(order)
  const stated = { seller, buyer, sums }
  const isUnpaid = (await sumPayments(trx, order)).paid === 0
  return {
    version: documentVersion,
    ...params,
    supplyText: supplyText(order, { ...params, sums }, t),
    orderNumber: order.number,
    orderedOn: orderDay(order, language).dateTime,
    language,
    currency,
    seller,
    buyer,
    placeOfSupply: country === 'IN' ? placeOfSupplyIn(order, seller.vatId) : null,
    lines: linesOfSums(sums, described, lineNames(order, params.kind, t)),
    taxes: taxesOfParts(sums.parts),
    totalMinor,
    paymentMethod: methodName(order, t),
    paymentText: paymentText(order, { ...params, totalMinor, isUnpaid }, t),
    statements: await listStatements(trx, order, stated, t),
    note: noteOf(order, params.kind, t),
  }
}

/** An invoice of the counter says that it is of no distance contract, before the shopkeeper's own sentences. */
function noteOf({ channel, language }: Order, kind: InvoiceKind, t: Translate): string | null {
  const ofCounter = channel === 'counter' && kind === 'invoice' && t('withdrawal.counter')
  const own = ownWordsIn(shopSettings().invoiceNote, language)?.text
  return [ofCounter, own].filter(Boolean).join(' ') || null
}

/** A document that is made before the dispatch says which day counts. */
function supplyText(
  { lines, deliveryMethod }: Order,
  { kind, suppliedOn, sums }: Pick<DocumentParams, 'kind' | 'suppliedOn' | 'sums'>,
  t: Translate,
): string | null {
  const isCharged = (at: number) =>
    sums.pieces.some(({ position, quantity }) => position === at && quantity > 0)
  const hasGoods = lines.some((line) => isSent(line) && isCharged(line.position))
  if (kind === 'credit-note' || suppliedOn !== null || !hasGoods) return null
  return t(isPickup(deliveryMethod) ? 'invoice.suppliedAtCollection' : 'invoice.suppliedAtDispatch')
}

type Paid = Pick<DocumentParams, 'kind' | 'paidMinor'> & { totalMinor: number; isUnpaid: boolean }

const methodName = ({ paymentMethod, deliveryMethod }: Order, t: Translate) =>
  paymentName(paymentMethod, { isPickup: isPickup(deliveryMethod) }, t)

function paymentText(
  order: Order,
  { kind, paidMinor, totalMinor, isUnpaid }: Paid,
  t: Translate,
): string {
  const { paymentMethod, currency, language, number } = order
  const amount = formatMoney({ minor: totalMinor, currency }, language)
  if (totalMinor === 0) return t('invoice.nothingDue')
  if (kind === 'credit-note') {
    if (isUnpaid) return t('invoice.lessDue', { amount })
    return t(paidMinor > 0 ? 'invoice.refunded' : 'invoice.toRefund', { amount })
  }
  if (!isUnpaid) return t('invoice.paid')
  if (paymentMethod !== 'on-delivery') return t('invoice.due', { amount, number })
  const isCollected = isPickup(order.deliveryMethod)
  return t(isCollected ? 'invoice.dueOnCollection' : 'invoice.dueOnDelivery', { amount })
}
