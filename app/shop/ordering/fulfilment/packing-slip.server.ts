import { setImmediate as letOthersRun } from 'node:timers/promises'
import { orderDay } from '#app/i18n/format/format-order.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderLineTable, OrderState } from '#app/database/tables.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { formatAddress } from '#app/shop/customers/addresses/address.ts'
import { addressLinesIn } from '#app/shop/operations/seller/address-lines.ts'
import { fullName } from '#app/shop/operations/seller/seller.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { isBeforeDispatch, isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { findProductCodes } from '#app/shop/ordering/orders/product-codes.server.ts'
import { countOf } from '#app/shop/ordering/orders/refund-amount.ts'
import { listCancelledLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { listRemainingLines } from '#app/shop/ordering/orders/remaining-lines.server.ts'
import {
  packingSlipsPdf,
  type PackingSlip,
  type SlipLine,
} from '#app/shop/ordering/papers/packing-slip-pdf.server.ts'
import { soldLineDetail } from '#app/shop/ordering/quote/format-name.ts'
import { listReturnedQuantities } from '#app/shop/ordering/returns/returns.server.ts'
import { waitsForPayment } from './dispatch-order.server.ts'
import { hasPickupPlace } from '#app/shop/pricing/delivery/pickup.ts'

/**
 * `files` means that the order has only e-books; `cancelled` that all else of it was cancelled; `withdrawn` that its buyer
 * keeps nothing of it.
 */
export type SlipRefusal = { number: string } & (
  | { reason: 'unknown' | 'files' | 'cancelled' | 'withdrawn' }
  | { reason: 'undone'; state: OrderState }
)

export type SlipsOutcome =
  /** `unpaid`: these orders cannot be packed before they are paid. */
  { ok: true; pdf: Buffer; unpaid: string[] } | { ok: false; refusals: SlipRefusal[] }

/**
 * Draws for each of these orders, at least one, the list of what belongs into its parcel, without what was cancelled or
 * withdrawn from. Nothing is drawn if one of them is refused.
 */
export async function drawPackingSlips(numbers: string[]): Promise<SlipsOutcome> {
  const found = await findSlips(numbers)
  const refusals = refusalsOf(found)
  if (refusals.length > 0) return { ok: false, refusals }
  const drawn = found.flatMap((one) => ('slip' in one ? [one] : []))
  const pdf = await packingSlipsPdf(drawn.map(({ slip }) => slip))
  return {
    ok: true,
    pdf,
    unpaid: drawn.filter((one) => one.isUnpaid).map((one) => one.slip.number),
  }
}

/** Lists the orders of which {@link drawPackingSlips} draws no slip. */
export const listSlipRefusals = async (numbers: string[]): Promise<SlipRefusal[]> =>
  refusalsOf(await findSlips(numbers))

const refusalsOf = (found: FoundSlip[]) => found.flatMap((one) => ('reason' in one ? [one] : []))

async function findSlips(numbers: string[]): Promise<FoundSlip[]> {
  const found: FoundSlip[] = []
  for (const number of numbers) {
    found.push(await findSlip(number))
    await letOthersRun()
  }
  return found
}

type FoundSlip = SlipRefusal | { slip: PackingSlip; isUnpaid: boolean }

async function findSlip(number: string): Promise<FoundSlip> {
  const order = await findOrder(number)
  if (!order) return { number, reason: 'unknown' }
  const { state, lines } = order
  if (isUndone(state)) return { number, reason: 'undone', state }
  if (!lines.some(isSent)) return { number, reason: 'files' }
  const left = await listLinesToPack(order)
  if (left.length === 0) {
    const stay = await listRemainingLines(db.read, order)
    return { number, reason: stay.some(isSent) ? 'withdrawn' : 'cancelled' }
  }
  return { slip: await slipOf(order, left), isUnpaid: waitsForPayment(order) }
}

/** Returns the lines with the quantities that are packed. What came back after the dispatch was in the parcel. */
async function listLinesToPack({ number, state, lines }: Order): Promise<OrderLineTable[]> {
  const off = isBeforeDispatch(state)
    ? await listReturnedQuantities(number, db.read)
    : await listCancelledLines(number, 'all', db.read)
  return lines
    .filter(isSent)
    .map((line) => ({ ...line, quantity: line.quantity - countOf(off, line.position) }))
    .filter(({ quantity }) => quantity > 0)
}

async function slipOf(order: Order, lines: OrderLineTable[]): Promise<PackingSlip> {
  const { number, language, country, deliveryMethod, deliveryName } = order
  const t = getFixedT(language)
  const codes = await findProductCodes(db.read, lines, t)
  const ordered = orderDay(order, language)
  const toCollect = hasPickupPlace(deliveryMethod)
  const receiver = toCollect ? { ...order, name: deliveryName ?? '' } : order
  return {
    ...{ number, language, orderedOn: ordered.dateTime, hasFiles: !order.lines.every(isSent) },
    sender: { name: fullName(seller(), language), lines: senderLinesOf(order) },
    address: {
      heading: t(toCollect ? 'paper.collectAt' : 'paper.deliverTo'),
      lines: formatAddress(receiver, formatCountry(country, language)),
    },
    facts: [
      [t('paper.order'), number],
      [t('paper.orderedOn'), ordered.text],
      ...(toCollect ? [[t('paper.orderedBy'), order.name] as [string, string]] : []),
    ],
    lines: lines.map((line) => slipLineOf(line, order, codes.get(line.productId) ?? '')),
  }
}

function senderLinesOf({ language }: Order): string[] {
  const { email, telephone } = seller()
  const t = getFixedT(language)
  return [
    ...addressLinesIn(seller(), language),
    t('paper.email', { email }),
    ...(telephone ? [t('paper.telephone', { telephone })] : []),
  ]
}

const slipLineOf = (line: OrderLineTable, { language }: Order, code: string): SlipLine => ({
  name: line.name,
  detail: soldLineDetail(line, getFixedT(language)),
  code,
  quantity: line.quantity,
})
