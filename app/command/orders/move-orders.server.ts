import type { OrderState } from '#app/database/tables.ts'
import type { MissingLine } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import type { DispatchOutcome } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { CommandError } from '../answer-command.server.ts'
import { unknownOrder, wrongState } from './find-order.server.ts'
import { printable, type Out } from '../out.server.ts'

const completion = 'it is complete by itself once it is paid and they are open'

type OrderMove = { number: string; to: OrderState; outcome: DispatchOutcome }

/**
 * Prints the outcome for an order. A command may be repeated: an order already in the state is no
 * error.
 * @throws {CommandError} if the order cannot change to the state.
 */
export function reportMove({ number, to, outcome }: OrderMove, out: Out) {
  if (outcome.ok) out.write(`Order ${number} is ${to}.\n`)
  else if (outcome.reason === 'unknown') throw unknownOrder(number)
  else if (outcome.reason === 'unpaid')
    throw new CommandError(`Order ${number} waits for its payment; it may yet expire.`)
  else if (outcome.reason === 'withdrawn')
    throw new CommandError(
      `Order ${number} was withdrawn from: \`cancel ${number}\`, with --lines where some of it is kept${to === 'delivered' ? '' : ', or go on with --anyway'}.`,
    )
  else if (outcome.reason === 'refunded')
    throw new CommandError(
      `All of order ${number} was paid back: \`cancel ${number}\`, or go on with --anyway.`,
    )
  else if (outcome.reason === 'files')
    throw new CommandError(`Order ${number} has only e-books and nothing to send; ${completion}.`)
  else if (outcome.reason === 'files-left')
    throw new CommandError(
      `Of order ${number} only e-books are left, because all else was cancelled; ${completion}.`,
    )
  else if (outcome.reason === 'files-unpaid')
    throw new CommandError(
      `The e-books of order ${number} open when it is paid: \`paid ${number}\`.`,
    )
  else if (outcome.reason === 'missing')
    throw new CommandError(describeMissing(number, outcome.missing))
  else if (outcome.state === to) out.write(`Order ${number} was ${to} before.\n`)
  else throw wrongState(number, outcome.state, to)
}

/** Lists what is out of stock for an order without a reservation, and what to do. */
export const describeMissing = (number: string, missing: MissingLine[]): string =>
  [
    `Order ${number} holds no stock yet, and there is not enough of:`,
    ...missing.map(
      ({ position, name, quantity, stock }) =>
        `  ${position + 1}: ${printable(name)}, ${quantity} ordered, ${stock} in stock`,
    ),
    `Buy in (\`stock\`), or \`cancel ${number} --lines …\`.`,
  ].join('\n')
