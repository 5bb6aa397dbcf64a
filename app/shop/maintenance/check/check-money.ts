import type { PaymentState } from '#app/database/tables.ts'
import { stateOfSums } from '#app/shop/ordering/orders/payment-state.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'

/** The sums are stored in the order's tables, in minor units of its currency. */
export type OrderMoney = {
  number: string
  paymentState: PaymentState
  totalMinor: number
  lines: { position: number; quantity: number; lineMinor: number; discountMinor: number }[]
  /** The list contains completed payments only. */
  payments: { amountMinor: number }[]
  refunds: { id: string; state: 'due' | 'done'; amountMinor: number }[]
  /** These quantities of its lines were refunded or cancelled. */
  takenOff: {
    position: number
    quantity: number
    amountMinor: number
    refundId: string | null
  }[]
}

/** Lists inconsistencies in the money of an order. */
export const checkMoney = (money: OrderMoney): Finding[] =>
  [...listWrongStates(money), ...listWrongLines(money), ...listWrongRefunds(money)].map((says) =>
    fault(`order ${money.number}`, says),
  )

const sumOf = (rows: { amountMinor: number }[]) =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/**
 * Checks that the payment state matches the sums. An order still due has neither payment nor
 * refund.
 */
function listWrongStates({ paymentState, totalMinor, payments, refunds }: OrderMoney): string[] {
  const of = (state: 'due' | 'done') => sumOf(refunds.filter((one) => one.state === state))
  const [due, done] = [of('due'), of('done')]
  if (paymentState === 'due') {
    if (payments.length > 0) return ['its payment is due, and it was paid']
    return refunds.length > 0 ? ['its payment is due, and there is a refund for it'] : []
  }
  // A payment without a row of its own covered the whole total.
  const paid = payments.length > 0 ? sumOf(payments) : totalMinor
  if (due + done > paid) return [`more is paid back than was paid (${due + done} of ${paid})`]
  const state = stateOfSums({ paid, due, done })
  return state === paymentState ? [] : [`its payment is ${paymentState}, its sums say ${state}`]
}

/** Checks that no line has more taken off than was bought. */
function listWrongLines({ lines, takenOff, totalMinor }: OrderMoney): string[] {
  const positions = [...new Set(takenOff.map(({ position }) => position))]
  const wrong = positions.flatMap((position) => {
    const line = lines.find((one) => one.position === position)
    if (!line) return [`line ${position + 1} is taken off, and it has no such line`]
    const off = takenOff.filter((one) => one.position === position)
    const pieces = off.reduce((sum, { quantity }) => sum + quantity, 0)
    const paid = line.lineMinor - line.discountMinor
    return [
      pieces > line.quantity
        ? `of line ${position + 1} ${pieces} are taken off, ${line.quantity} were bought`
        : '',
      sumOf(off) > paid
        ? `of line ${position + 1} ${sumOf(off)} is taken off, it cost ${paid}`
        : '',
    ]
  })
  const less = sumOf(takenOff.filter(({ refundId }) => refundId === null))
  return [...wrong, less > totalMinor ? `${less} less is to be paid than its total` : ''].filter(
    Boolean,
  )
}

/** Checks that the lines of a refund do not exceed its amount. */
const listWrongRefunds = ({ refunds, takenOff }: OrderMoney): string[] =>
  refunds.flatMap(({ id, amountMinor }) => {
    const lines = sumOf(takenOff.filter(({ refundId }) => refundId === id))
    return lines > amountMinor ? [`a refund is ${amountMinor}, its lines come to ${lines}`] : []
  })
