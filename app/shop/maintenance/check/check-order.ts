import type { Flag, OrderState } from '#app/database/tables.ts'
import {
  canMove,
  canMoveWithoutParcel,
  orderStates,
} from '#app/shop/ordering/orders/order-states.ts'
import { containedTax, taxRateText, type TaxSum } from '#app/shop/pricing/tax/tax.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'

/** The numbers are stored in the order's tables. Sums are in minor units of its currency. */
export type OrderFigures = {
  number: string
  state: OrderState
  country: string
  goodsMinor: number
  discountMinor: number
  deliveryMinor: number
  totalMinor: number
  lines: {
    unitMinor: number
    quantity: number
    lineMinor: number
    discountMinor: number
    tookStock: Flag
    taxBasisPoints: number | null
    format: string | null
  }[]
  taxes: TaxSum[]
  events: { at: number; state: OrderState }[]
  /** 1 if no stock is reserved yet. */
  unreserved: Flag
}

/** Lists inconsistencies in an order. */
export function checkOrder(figures: OrderFigures): Finding[] {
  return [
    ...listWrongSums(figures),
    ...listWrongTaxes(figures),
    ...listWrongEvents(figures),
    ...listWrongStock(figures),
  ].map((says) => fault(`order ${figures.number}`, says))
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

function listWrongSums(figures: OrderFigures): string[] {
  const { lines, goodsMinor, discountMinor, deliveryMinor, totalMinor } = figures
  const goods = sumOf(lines.map((line) => line.lineMinor))
  const discount = sumOf(lines.map((line) => line.discountMinor))
  const total = goodsMinor - discountMinor + deliveryMinor
  return [
    lines.length === 0 ? 'it has no lines' : '',
    lines.some((line) => line.lineMinor !== line.unitMinor * line.quantity)
      ? 'a line is not its unit price times its quantity'
      : '',
    goods === goodsMinor ? '' : `its lines come to ${goods}, its goods are ${goodsMinor}`,
    discount === discountMinor
      ? ''
      : `its lines are reduced by ${discount}, the order by ${discountMinor}`,
    total === totalMinor
      ? ''
      : `goods less discount and with delivery are ${total}, its total is ${totalMinor}`,
  ].filter(Boolean)
}

function listWrongTaxes({
  country,
  lines,
  taxes,
  totalMinor,
  deliveryMinor,
}: OrderFigures): string[] {
  const grossAt = (rate: number | null) =>
    sumOf(
      lines
        .filter((line) => line.taxBasisPoints === rate)
        .map((line) => line.lineMinor - line.discountMinor),
    )
  // Older orders of India were taxed without equal halves.
  const isRight = ({ grossMinor, basisPoints, taxMinor }: TaxSum) =>
    [country, undefined].some((one) => containedTax(grossMinor, basisPoints, one) === taxMinor)
  const wrong = taxes
    .filter((tax) => !isRight(tax))
    .map((tax) => `its tax at ${taxRateText(tax.basisPoints)} is not that of ${tax.grossMinor}`)
  const missing = [...new Set(lines.map((line) => line.taxBasisPoints))].filter(
    (rate) => rate !== null && !taxes.some((tax) => tax.basisPoints === rate),
  )
  const own = taxes.filter(({ basisPoints, grossMinor }) => {
    const gross = grossAt(basisPoints)
    return grossMinor < gross || grossMinor > gross + deliveryMinor
  })
  const taxed = sumOf(taxes.map((tax) => tax.grossMinor))
  // Delivery may be untaxed if a line is untaxed.
  const most = totalMinor - grossAt(null)
  const least = grossAt(null) > 0 ? most - deliveryMinor : most
  return [
    ...wrong,
    ...missing.map((rate) => `its tax at ${taxRateText(rate!)} is missing`),
    ...own.map(
      (tax) => `what is taxed at ${taxRateText(tax.basisPoints)} is not what its lines say`,
    ),
    taxed < least || taxed > most ? `${taxed} of it is taxed, which does not fit its total` : '',
  ].filter(Boolean)
}

function listWrongEvents({ events, state, lines }: OrderFigures): string[] {
  const hasFiles = lines.some(({ format }) => format === 'e-book')
  const moves = hasFiles ? canMoveWithoutParcel : canMove

  const history = [...events].sort(
    (a, b) => a.at - b.at || orderStates.indexOf(a.state) - orderStates.indexOf(b.state),
  )
  const [first] = history
  const last = history.at(-1)
  if (!first || !last) return ['it has no history']
  const leap = history.findIndex((event, n) => n > 0 && !moves(history[n - 1]!.state, event.state))
  return [
    first.state === 'received' ? '' : `its history begins with ${first.state}`,
    leap > 0 ? `its history goes from ${history[leap - 1]!.state} to ${history[leap]!.state}` : '',
    last.state === state ? '' : `it is ${state}, its history ends with ${last.state}`,
  ].filter(Boolean)
}

function listWrongStock({ unreserved, state, lines }: OrderFigures): string[] {
  if (unreserved === 0) return []
  return [
    lines.some(({ tookStock }) => tookStock === 1) ? 'it waits for its stock and took some' : '',
    ['received', 'cancelled'].includes(state) ? '' : `it is ${state} and took no stock`,
  ].filter(Boolean)
}
