import type { RefundLineTable } from '#app/database/tables.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import {
  countOf,
  isReturnedUnpaid,
  sumLess,
  sumOff,
} from '#app/shop/ordering/orders/refund-amount.ts'
import { partsInTurn } from '#app/shop/ordering/payments/tax-parts.ts'
import { describeTaxes, type TaxText } from '#app/shop/ordering/quote/describe-quote.ts'

type History = {
  takenOff: Pick<
    RefundLineTable,
    'position' | 'quantity' | 'amountMinor' | 'refundId' | 'isCancelled'
  >[]
}

/** Holds what an order comes to without what was cancelled before its dispatch or came back unpaid, in minor units. */
export type RemainingSums = {
  /** Is undefined if no line was cancelled. */
  cancelledMinor: number | undefined
  /** Is undefined if nothing came back before it was paid. */
  returnedMinor: number | undefined
  totalMinor: number
  /** Is undefined while nothing was paid. */
  paidMinor: number | undefined
  /** Holds the taxes of what is remaining, the highest rate first. */
  taxes: { basisPoints: number; taxMinor: number }[]
}

/** Returns undefined if nothing was cancelled and nothing came back unpaid, or if the order ended. */
export function remainingSums(order: Order, { takenOff }: History): RemainingSums | undefined {
  const cancelled = takenOff.filter(({ isCancelled }) => isCancelled === 1)
  const returned = takenOff.filter(isReturnedUnpaid)
  const lines = [...cancelled, ...returned]
  if (lines.length === 0 || isUndone(order.state)) return undefined
  const [amountMinor, cancelledMinor] = [sumOff(order, lines), sumOff(order, cancelled)]
  const { left } = partsInTurn(order, [{ amountMinor, lines }])
  const taxOf = (rate: number) =>
    left
      .filter(({ basisPoints }) => basisPoints === rate)
      .reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  const isLeft = (rate: number) => left.some(({ basisPoints }) => basisPoints === rate)
  return {
    cancelledMinor: cancelled.length > 0 ? cancelledMinor : undefined,
    returnedMinor: returned.length > 0 ? amountMinor - cancelledMinor : undefined,
    totalMinor: order.totalMinor - amountMinor,
    paidMinor:
      order.paymentState === 'due' ? undefined : order.totalMinor - sumLess(order, takenOff),
    taxes: order.taxes
      .filter(({ basisPoints }) => isLeft(basisPoints))
      .map(({ basisPoints }) => ({ basisPoints, taxMinor: taxOf(basisPoints) })),
  }
}

/** Holds what an order lost as its receipt shows it; `lines` are the parts that were cancelled. */
export type RemainingText = {
  lines: { position: number; quantity: number }[]
  cancelled?: string
  returned?: string
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
  const reduction = (minor: number) => formatReduction(minor, currency, language)
  const off = history.takenOff.filter(({ isCancelled }) => isCancelled === 1)
  return {
    lines: order.lines.flatMap(({ position }) => {
      const quantity = countOf(off, position)
      return quantity > 0 ? [{ position, quantity }] : []
    }),
    ...(sums.cancelledMinor !== undefined && { cancelled: reduction(sums.cancelledMinor) }),
    ...(sums.returnedMinor !== undefined && { returned: reduction(sums.returnedMinor) }),
    total: money(sums.totalMinor),
    ...(sums.paidMinor !== undefined && { paid: money(sums.paidMinor) }),
    taxes: describeTaxes({ taxes: sums.taxes, currency, country }, language),
  }
}
