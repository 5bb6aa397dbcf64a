import {
  findReasonAgainst,
  type DispatchOutcome,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import {
  findRefundPayer,
  type RefundPayer,
} from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import {
  listMissingLines,
  type MissingLine,
} from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import {
  canBeCancelled,
  isBeforeDispatch,
  isUndone,
} from '#app/shop/ordering/orders/order-states.ts'
import { countOf, sumToRecord } from '#app/shop/ordering/orders/refund-amount.ts'
import { findOpenPayment, isUnderWay } from '#app/shop/ordering/payments/open-payment.server.ts'
import { findReturnable } from '#app/shop/ordering/returns/find-returnable.server.ts'
import type { OrderSheet } from './order-sheet.server.ts'

export type MoveStep = 'packed' | 'dispatched' | 'delivered'
type MoveRefusal = Exclude<DispatchOutcome, { ok: true }>

/** Holds how many pieces of a line an action may name. */
export type PiecesLeft = { position: number; left: number }

/** Tells what can be done with an order now. Each function that does it checks again. */
export type PossibleSteps = {
  /** Maps each step to why it cannot be taken; null if it can. */
  moves: Record<MoveStep, MoveRefusal | null>
  /**
   * Is the sum that a payment is recorded with, in minor units: what is to be paid, or what comes too late for an order that
   * ended. It is null if none can be recorded, and `waiting` during a payment by card.
   */
  toPayMinor: number | 'waiting' | null
  canCancel: boolean
  /** Lists the lines of which some can be cancelled; empty once the order was sent. */
  cancellable: PiecesLeft[]
  /** Is null if the order holds its stock; lists what is missing for it to do so. */
  reservable: MissingLine[] | null
  /** Is what is due to be paid back, in minor units. */
  dueMinor: number
  /** Tells who moves the money of a refund. */
  refundPayer: RefundPayer
  /** Lists the lines of which some can be paid back; empty if nothing was paid or nothing is left. */
  refundable: PiecesLeft[]
  /** Lists the lines from which the buyer can withdraw. */
  returnable: PiecesLeft[]
}

export async function findPossibleSteps(sheet: OrderSheet, now: number): Promise<PossibleSteps> {
  const { order, history } = sheet
  const against = async (to: MoveStep) => (await findReasonAgainst(order, to, now)) ?? null
  const isHolding = order.unreserved === 0 || !isBeforeDispatch(order.state)
  const left = leftOf(sheet)
  return {
    moves: {
      packed: await against('packed'),
      dispatched: await against('dispatched'),
      delivered: await against('delivered'),
    },
    toPayMinor: await findToPay(sheet),
    canCancel: canBeCancelled(order),
    cancellable: isBeforeDispatch(order.state) ? left : [],
    reservable: isHolding ? null : await listMissingLines(order, now),
    dueMinor: history.refunds
      .filter(({ state }) => state === 'due')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    refundPayer: await findRefundPayer(order.number),
    refundable: ['due', 'refunded'].includes(order.paymentState) ? [] : left,
    returnable: await listWithdrawable(sheet, now),
  }
}

/** Lists the pieces of each line that were neither cancelled nor paid back. */
const leftOf = ({ order, history }: OrderSheet): PiecesLeft[] =>
  order.lines
    .map(({ position, quantity }) => ({
      position,
      left: quantity - countOf(history.takenOff, position),
    }))
    .filter(({ left }) => left > 0)

async function findToPay({ order, history }: OrderSheet): Promise<number | 'waiting' | null> {
  if (order.paymentState !== 'due') return null
  const open = await findOpenPayment(order.number)
  if (open && !isUnderWay(open)) return 'waiting'
  const minor = sumToRecord(order, history.takenOff)
  return minor > 0 ? minor : null
}

async function listWithdrawable({ order }: OrderSheet, now: number): Promise<PiecesLeft[]> {
  if (isUndone(order.state)) return []
  const lines = await findReturnable(order, now)
  return lines.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, left }))
}
