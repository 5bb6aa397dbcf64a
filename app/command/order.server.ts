import { decimal } from '#app/shop/currency/decimal.ts'
import { describeParcel } from '#app/shop/orders/carriers.ts'
import type { Order } from '#app/shop/orders/order.ts'
import { findHistory } from '#app/shop/orders/order-history.server.ts'
import type { OrderHistory } from '#app/shop/orders/order-progress.ts'
import { findOrder } from '#app/shop/orders/orders.server.ts'
import { withdrawalDeadline } from '#app/shop/withdrawals/deadline.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { formatMoment } from './days.server.ts'
import { requireOrderNumber, unknownOrder } from './find-order.server.ts'
import { printable, printJson, type Out } from './out.server.ts'

const usage = `Usage: npm run shop -- order NUMBER [--json]
  Shows one order: its lines, numbered as "refund --lines" takes them, sums, address, history,
  parcels and refunds.
`

export const runOrder = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, ['NUMBER'])
    const order = await findOrder(requireOrderNumber(positionals[0]!))
    if (!order) throw unknownOrder(positionals[0]!)
    const history = await findHistory(order.number)
    if (values.json) printJson(out, forPrograms(order, history))
    else for (const line of describe(order, history)) out.write(`${printable(line)}\n`)
  })

const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

function forPrograms(order: Order, { events, parcels, refunds }: OrderHistory) {
  return {
    ...{ number: order.number, state: order.state, placedAt: iso(order.placedAt) },
    payment: { method: order.paymentMethod, state: order.paymentState },
    language: order.language,
    email: order.email,
    telephone: order.telephone,
    address: {
      ...{ name: order.name, addressLine1: order.addressLine1, addressLine2: order.addressLine2 },
      ...{ postcode: order.postcode, city: order.city, region: order.region },
      country: order.country,
    },
    currency: order.currency,
    lines: order.lines.map((line) => ({
      ...{
        position: line.position + 1,
        product: line.productId,
        name: line.name,
        color: line.color,
      },
      ...{ size: line.size, format: line.format, quantity: line.quantity },
      unit: decimal(line.unitMinor),
      sum: decimal(line.lineMinor),
      discount: decimal(line.discountMinor),
      taxBasisPoints: line.taxBasisPoints,
    })),
    goods: decimal(order.goodsMinor),
    coupon: order.couponCode,
    discount: decimal(order.discountMinor),
    delivery: { method: order.deliveryMethod, price: decimal(order.deliveryMinor) },
    taxes: order.taxes.map(({ basisPoints, taxMinor }) => ({
      basisPoints,
      tax: decimal(taxMinor),
    })),
    total: decimal(order.totalMinor),
    history: events.map(({ state, at }) => ({ state, at: iso(at) })),
    parcels: parcels.map((parcel) => ({ ...parcel, link: describeParcel(parcel).link ?? null })),
    refunds: refunds.map(({ amountMinor, state, dueAt, doneAt }) => ({
      ...{ amount: decimal(amountMinor), state, dueAt: iso(dueAt), doneAt: iso(doneAt) },
    })),
    withdrawalUntil: iso(withdrawalDeadline(events)),
  }
}

function describe(order: Order, { events, parcels, refunds }: OrderHistory): string[] {
  const money = (minor: number) => `${decimal(minor)} ${order.currency}`
  const deadline = withdrawalDeadline(events)
  return [
    `Order ${order.number}: ${order.state}; ${order.paymentMethod}, ${order.paymentState}`,
    ...order.lines.map(lineOf(money)),
    `  goods ${money(order.goodsMinor)}`,
    ...(order.couponCode ? [`  coupon ${order.couponCode} -${money(order.discountMinor)}`] : []),
    `  delivery ${order.deliveryMethod ?? 'none'} ${money(order.deliveryMinor)}`,
    ...order.taxes.map(
      ({ basisPoints, taxMinor }) => `  tax ${basisPoints / 100} % ${money(taxMinor)}`,
    ),
    `  total ${money(order.totalMinor)}`,
    `To: ${addressOf(order)}`,
    `    ${[order.email, order.telephone].filter(Boolean).join(', ')} (${order.language})`,
    'History:',
    ...events.map(({ state, at }) => `  ${formatMoment(at)}  ${state}`),
    ...parcels.map(({ carrier, code }) => `Parcel: ${carrier} ${code}`),
    ...refunds.map(({ amountMinor, state, dueAt, doneAt }) =>
      state === 'due'
        ? `Owed: ${money(amountMinor)}, until ${formatMoment(dueAt)}`
        : `Paid back: ${money(amountMinor)}, ${formatMoment(doneAt ?? dueAt)}`,
    ),
    ...(deadline === undefined ? [] : [`Withdrawal until ${formatMoment(deadline)}`]),
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
