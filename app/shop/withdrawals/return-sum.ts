import type { Order } from '../orders/order.ts'
import { paidFor, type ReturnedLine } from './returnable.ts'

type Sold = Pick<Order, 'deliveryMinor'> & {
  lines: Pick<
    Order['lines'][number],
    'position' | 'quantity' | 'lineMinor' | 'discountMinor' | 'format'
  >[]
}

/** `isWhole`: with these lines all of the order is back, files too. */
type ReturnSum = { amountMinor: number; isWhole: boolean }

/**
 * What was paid for lines that come back, in minor units; with the delivery where they are the last of all that
 * was sent (CRD Art 13(1)): a file does not come back, and what was sent may come back without it.
 * @param before what came back earlier.
 */
export function sumOfReturn(order: Sold, lines: ReturnedLine[], before: ReturnedLine[]): ReturnSum {
  const isBack = (line: Sold['lines'][number], back: ReturnedLine[]) =>
    countOf(back, line.position) >= line.quantity
  const sent = order.lines.filter(({ format }) => format !== 'e-book')
  const all = [...before, ...lines]
  const isLastSent =
    sent.every((line) => isBack(line, all)) && !sent.every((line) => isBack(line, before))
  const goodsMinor = lines.reduce((sum, { position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    return line ? sum + paidFor(line, quantity, countOf(before, position)) : sum
  }, 0)
  return {
    amountMinor: goodsMinor + (isLastSent ? order.deliveryMinor : 0),
    isWhole: order.lines.every((line) => isBack(line, all)),
  }
}

const countOf = (lines: ReturnedLine[], position: number) =>
  lines.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0)
