import type { RefundLineTable } from '#app/database/tables.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { countOf, sumLess, sumOff } from '#app/shop/ordering/orders/refund-amount.ts'
import { partsInTurn } from '#app/shop/ordering/payments/tax-parts.ts'
import { describeTaxes, type TaxText } from '#app/shop/ordering/quote/describe-quote.ts'

type History = {
  takenOff: Pick<
    RefundLineTable,
    'position' | 'quantity' | 'amountMinor' | 'refundId' | 'isCancelled'
  >[]
}

/** Holds what an order comes to without the lines that were cancelled before its dispatch, in minor units. */
export type RemainingSums = {
  cancelledMinor: number
  totalMinor: number
  /** Is undefined while nothing was paid. */
  paidMinor: number | undefined
  /** Holds the taxes of what is remaining, the highest rate first. */
  taxes: { basisPoints: number; taxMinor: number }[]
}

/** Returns undefined if no line was cancelled, or all of the order was. */
export function remainingSums(order: Order, { takenOff }: History): RemainingSums | undefined {
  const lines = takenOff.filter(({ isCancelled }) => isCancelled === 1)
  if (lines.length === 0 || isUndone(order.state)) return undefined
  const amountMinor = sumOff(order, lines)
  const { left } = partsInTurn(order, [{ amountMinor, lines }])
  const taxOf = (rate: number) =>
    left
      .filter(({ basisPoints }) => basisPoints === rate)
      .reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  const isLeft = (rate: number) => left.some(({ basisPoints }) => basisPoints === rate)
  return {
    cancelledMinor: amountMinor,
    totalMinor: order.totalMinor - amountMinor,
    paidMinor:
      order.paymentState === 'due' ? undefined : order.totalMinor - sumLess(order, takenOff),
    taxes: order.taxes
      .filter(({ basisPoints }) => isLeft(basisPoints))
      .map(({ basisPoints }) => ({ basisPoints, taxMinor: taxOf(basisPoints) })),
  }
}

/** Holds what was cancelled of an order as its receipt shows it; `lines` are parts of those that were ordered. */
export type RemainingText = {
  lines: { position: number; quantity: number }[]
  cancelled: string
  total: string
  paid?: string
  taxes: TaxText[]
}

export function describeRemainingSums(
  order: Order,
  history: History,
  language: Language,
): RemainingText | undefined {
  const sums = remainingSums(order, history)
  if (!sums) return undefined
  const { currency, country } = order
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const off = history.takenOff.filter(({ isCancelled }) => isCancelled === 1)
  return {
    lines: order.lines.flatMap(({ position }) => {
      const quantity = countOf(off, position)
      return quantity > 0 ? [{ position, quantity }] : []
    }),
    cancelled: formatReduction(sums.cancelledMinor, currency, language),
    total: money(sums.totalMinor),
    ...(sums.paidMinor !== undefined && { paid: money(sums.paidMinor) }),
    taxes: describeTaxes({ taxes: sums.taxes, currency, country }, language),
  }
}
