import { taxRateText } from '#app/shop/pricing/tax/tax.ts'
import { pickAddress } from '#app/shop/customers/addresses/address.ts'
import { decimal, describeMoney } from '#app/i18n/format/decimal.ts'
import { describeParcel } from '#app/shop/ordering/orders/carriers.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import {
  findOrderSheet,
  type OrderSheet,
} from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { isUnderWay } from '#app/shop/ordering/payments/open-payment.server.ts'
import { findWrongPayment } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { remainingSums, type RemainingSums } from '#app/shop/ordering/payments/remaining-sums.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import type { OrderHistory, TakenOffPart } from '#app/shop/ordering/order-pages/order-progress.ts'
import {
  countOf,
  isReturnedUnpaid,
  sumLess,
  sumToPay,
} from '#app/shop/ordering/orders/refund-amount.ts'
import { withdrawalDeadline } from '#app/shop/ordering/returns/deadline.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { formatHomeMoment } from '../format-days.server.ts'
import { requireOrderNumber, unknownOrder } from './find-order.server.ts'
import { printable, printJson, wordsOf, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- order NUMBER [--json]
  Shows one order: its lines, numbered as for --lines of "refund" and "cancel", what was refunded
  or cancelled of each, sums, address, history, parcels and refunds.
`

export const runOrder = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, ['NUMBER'])
    const sheet = await findOrderSheet(requireOrderNumber(positionals[0]!))
    if (!sheet) throw unknownOrder(positionals[0]!)
    const { order, history } = sheet
    const invoices = sheet.invoices.map((one) => one.number)
    if (values.json) printJson(out, { ...forPrograms(order, history), invoices })
    else
      for (const line of [
        ...describe(order, history),
        ...underWayLine(sheet),
        ...invoiceLine(invoices),
      ])
        out.write(`${printable(line)}\n`)
  })

function underWayLine({ order, payments, changes }: OrderSheet): string[] {
  const payment = payments.find(isUnderWay)
  if (!payment) return []
  const wrong = findWrongPayment(changes)
  if (!wrong)
    return ['Payment: begun at Stripe, not arrived yet; the order keeps its stock meanwhile']
  const { number } = order
  const expected = describeMoney({ minor: payment.amountMinor, currency: payment.currency })
  const came = wrong.came
    ? `${describeMoney(wrong.came)} came at Stripe instead of ${expected}`
    : `what came at Stripe does not match the ${expected} that were asked for`
  const next = isUndone(order.state)
    ? "refund it on Stripe's pages, unless that is done"
    : `compare it there, then \`paid ${number}\`; or \`cancel ${number}\` and refund it on Stripe's pages`
  return [`Payment: ${came}; ${next}`]
}

const invoiceLine = (numbers: string[]) =>
  numbers.length === 0 ? [] : [`Invoice and credit notes: ${numbers.join(', ')}`]

const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

type AmountOf = (minor: number) => string

const amountIn =
  ({ currency }: Order): AmountOf =>
  (minor) =>
    decimal(minor, currency)

function forPrograms(order: Order, { events, parcels, refunds, takenOff }: OrderHistory) {
  const amountOf = amountIn(order)
  return {
    number: order.number,
    state: order.state,
    placedAt: iso(order.placedAt),
    payment: { method: order.paymentMethod, state: order.paymentState },
    holdsStock: order.unreserved === 0,
    unpaidUntil: iso(order.unpaidUntil),
    language: order.language,
    email: order.email,
    telephone: order.telephone,
    address: pickAddress(order),
    currency: order.currency,
    lines: linesForPrograms(order, takenOff, amountOf),
    goods: amountOf(order.goodsMinor),
    channel: order.channel ?? 'web',
    coupon: order.couponCode,
    discount: amountOf(order.discountMinor),
    discountReason: order.discountReason,
    delivery: { method: order.deliveryMethod, price: amountOf(order.deliveryMinor) },
    taxes: order.taxes.map(({ basisPoints, taxMinor }) => ({
      basisPoints,
      tax: amountOf(taxMinor),
    })),
    total: amountOf(order.totalMinor),
    history: events.map(({ state, at }) => ({ state, at: iso(at) })),
    parcels: parcels.map((parcel) => ({ ...parcel, link: describeParcel(parcel).link ?? null })),
    left: leftForPrograms(remainingSums(order, { takenOff }), amountOf),
    toPay: order.paymentState === 'due' ? amountOf(sumToPay(order, takenOff)) : null,
    refunds: refundsForPrograms(refunds, takenOff, amountOf),
    withdrawalUntil: iso(deadlineOf(order, events)),
  }
}

const placeOfChannel = { counter: 'at the counter', telephone: 'by telephone' }

/** A sale at the counter cannot be withdrawn from. */
const deadlineOf = ({ channel, country }: Order, events: OrderHistory['events']) =>
  channel === 'counter' ? undefined : withdrawalDeadline(events, country)

const leftForPrograms = (remaining: RemainingSums | undefined, amountOf: AmountOf) =>
  remaining
    ? {
        cancelled: amountOf(remaining.cancelledMinor ?? 0),
        returned: amountOf(remaining.returnedMinor ?? 0),
        taxes: remaining.taxes.map(({ basisPoints, taxMinor }) => ({
          basisPoints,
          tax: amountOf(taxMinor),
        })),
        total: amountOf(remaining.totalMinor),
        paid: remaining.paidMinor === undefined ? null : amountOf(remaining.paidMinor),
      }
    : null

const linesForPrograms = ({ lines }: Order, takenOff: TakenOffPart[], amountOf: AmountOf) =>
  lines.map((line) => ({
    position: line.position + 1,
    product: line.productId,
    name: line.name,
    color: line.color,
    size: line.size,
    format: line.format,
    quantity: line.quantity,
    unit: amountOf(line.unitMinor),
    sum: amountOf(line.lineMinor),
    discount: amountOf(line.discountMinor),
    taxBasisPoints: line.taxBasisPoints,
    cancelled: countOf(cancelledOf(takenOff), line.position),
    refunded: countOf(refundedOf(takenOff), line.position),
    returnedUnpaid: countOf(takenOff.filter(isReturnedUnpaid), line.position),
  }))

const refundsForPrograms = (
  refunds: OrderHistory['refunds'],
  takenOff: TakenOffPart[],
  amountOf: AmountOf,
) =>
  refunds.map(({ id, amountMinor, state, dueAt, doneAt }) => ({
    amount: amountOf(amountMinor),
    state,
    dueAt: iso(dueAt),
    doneAt: iso(doneAt),
    lines: linesOf(takenOff, id).map(({ position, quantity, amountMinor: minor }) => ({
      position: position + 1,
      quantity,
      amount: amountOf(minor),
    })),
  }))

function describe(order: Order, history: OrderHistory): string[] {
  const { events, parcels, refunds, takenOff } = history
  const money = (minor: number) => describeMoney({ minor, currency: order.currency })
  const deadline = deadlineOf(order, events)
  const place = order.channel ? `, taken ${placeOfChannel[order.channel]}` : ''
  return [
    `Order ${order.number}: ${order.state}; ${wordsOf(order.paymentMethod)}, ${wordsOf(order.paymentState)}${place}`,
    ...(order.unreserved === 1 && !isUndone(order.state)
      ? ['  It holds no stock until it is paid, or you `reserve` or `pack` it.']
      : []),
    ...(order.unpaidUntil !== null && order.state === 'received' && order.paymentState === 'due'
      ? [
          `  It ends by itself if it is neither paid nor packed by ${formatHomeMoment(order.unpaidUntil)}.`,
        ]
      : []),
    ...order.lines.map((line) => `${lineOf(money)(line)}${offOf(line.position, takenOff)}`),
    `  goods ${money(order.goodsMinor)}`,
    ...reductionLines(order, money),
    `  delivery ${order.deliveryMethod ?? 'none'} ${money(order.deliveryMinor)}`,
    ...order.taxes.map(
      ({ basisPoints, taxMinor }) => `  tax ${taxRateText(basisPoints)} ${money(taxMinor)}`,
    ),
    `  total ${money(order.totalMinor)}`,
    ...remainingLines(remainingSums(order, history), money),
    ...reducedTotalOf(order, takenOff).map((minor) => `  to be paid ${money(minor)}`),
    `To: ${addressOf(order)}`,
    `    ${[order.email, order.telephone].filter(Boolean).join(', ')} (${order.language})`,
    'History:',
    ...events.map(({ state, at }) => `  ${formatHomeMoment(at)}  ${state}`),
    ...parcels.map(({ carrier, code }) => `Parcel: ${carrier} ${code}`),
    ...refunds.map(({ id, amountMinor, state, dueAt, doneAt }) => {
      const lines = linesOf(takenOff, id).map((one) => `${one.position + 1}:${one.quantity}`)
      const what = lines.length > 0 ? ` (lines ${lines.join(',')})` : ''
      return state === 'due'
        ? `Owed: ${money(amountMinor)}, until ${formatHomeMoment(dueAt)}${what}`
        : `Paid back: ${money(amountMinor)}, ${formatHomeMoment(doneAt ?? dueAt)}${what}`
    }),
    ...(deadline === undefined ? [] : [`Withdrawal until ${formatHomeMoment(deadline)}`]),
  ]
}

function reductionLines(
  { couponCode, discountReason, discountMinor }: Order,
  money: (minor: number) => string,
): string[] {
  if (couponCode) return [`  coupon ${couponCode} -${money(discountMinor)}`]
  return discountReason ? [`  discount -${money(discountMinor)} (${discountReason})`] : []
}

const cancelledOf = (takenOff: TakenOffPart[]) => takenOff.filter((one) => one.isCancelled === 1)
const refundedOf = (takenOff: TakenOffPart[]) => takenOff.filter((one) => one.refundId !== null)
const linesOf = (takenOff: TakenOffPart[], refund: string) =>
  takenOff.filter(({ refundId }) => refundId === refund)

function offOf(position: number, takenOff: TakenOffPart[]): string {
  const parts = {
    cancelled: cancelledOf(takenOff),
    'owed or paid back': refundedOf(takenOff),
    'came back unpaid': takenOff.filter(isReturnedUnpaid),
  }
  return Object.entries(parts)
    .map(([what, lines]) => [countOf(lines, position), what] as const)
    .map(([count, what]) => (count > 0 ? `; ${count} ${what}` : ''))
    .join('')
}

/** Returns the sum to be paid if it is less than the total. */
function reducedTotalOf(order: Order, takenOff: TakenOffPart[]): number[] {
  const isLess = sumLess(order, takenOff) > 0
  return order.paymentState === 'due' && isLess ? [sumToPay(order, takenOff)] : []
}

function remainingLines(
  remaining: RemainingSums | undefined,
  money: (minor: number) => string,
): string[] {
  if (!remaining) return []
  return [
    ...(remaining.cancelledMinor === undefined
      ? []
      : [`  cancelled -${money(remaining.cancelledMinor)}`]),
    ...(remaining.returnedMinor === undefined
      ? []
      : [`  came back unpaid -${money(remaining.returnedMinor)}`]),
    ...remaining.taxes.map(
      ({ basisPoints, taxMinor }) =>
        `  tax ${taxRateText(basisPoints)} of what is left ${money(taxMinor)}`,
    ),
    `  left ${money(remaining.totalMinor)}`,
    ...(remaining.paidMinor === undefined ? [] : [`  paid ${money(remaining.paidMinor)}`]),
  ]
}

type Line = Order['lines'][number]

const lineOf = (money: (minor: number) => string) => (line: Line) =>
  `  ${line.position + 1}: ${line.quantity} × ${[line.name, line.variantName].filter(Boolean).join(', ')} (${line.productId}), ${money(line.lineMinor)}`

const addressOf = (order: Order) =>
  [
    ...[order.name, order.addressLine1, order.addressLine2, order.postcode],
    ...[order.city, order.region, order.country],
  ]
    .filter(Boolean)
    .join(', ')
