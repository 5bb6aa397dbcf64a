import type { LinePart } from '#app/shop/ordering/orders/refund-amount.ts'
import { UsageError } from '../answer-command.server.ts'

/**
 * Parses lines such as `1:2,3`: two pieces of the first, and all of the third (quantity Infinity).
 */
export function readLineParts(text: string): LinePart[] {
  const parts = text.split(',').map(readPart)
  const positions = parts.map(({ position }) => position)
  const twice = positions.find((position, at) => positions.indexOf(position) < at)
  if (twice === undefined) return parts
  const line = twice + 1
  throw new UsageError(
    `--lines names line ${line} twice; name it once, with all its pieces, like ${line}:3.`,
  )
}

function readPart(text: string): LinePart {
  const [, line = '0', quantity] = /^\s*(\d{1,3})(?::(\d{1,2}))?\s*$/.exec(text) ?? []
  if (Number(line) < 1 || (quantity !== undefined && Number(quantity) < 1))
    throw new UsageError(`--lines ${text} is not like 1:2 or 3.`)
  return {
    position: Number(line) - 1,
    quantity: quantity === undefined ? Infinity : Number(quantity),
  }
}
