import {
  drawPackingSlip,
  type SlipOutcome,
} from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { answerCommand, CommandError, readArguments } from '../answer-command.server.ts'
import { requireOut, writeNewFile } from '../write-new-file.server.ts'
import { requireOrderNumber, unknownOrder } from './find-order.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- slip NUMBER --out FILE.pdf
  Writes the packing slip of an order, without prices, in the language of its buyer. What was
  cancelled or withdrawn from is not on it, nor are e-books.
`

export const runSlip = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { values, positionals } = readArguments(args, { out: { type: 'string' } }, ['NUMBER'])
    const path = requireOut(values.out, 'FILE.pdf')
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await drawPackingSlip(number)
    if (!outcome.ok) throw refusalOf(number, outcome)
    await writeNewFile(out, path, [outcome.pdf])
    if (outcome.isUnpaid)
      out.write(`Order ${number} waits for its payment; \`pack\` refuses it until then.
`)
  })

function refusalOf(number: string, outcome: SlipOutcome & { ok: false }): CommandError {
  if (outcome.reason === 'unknown') return unknownOrder(number)
  if (outcome.reason === 'undone')
    return new CommandError(`Order ${number} is ${outcome.state}; nothing of it is packed.`)
  const reasons = {
    files: `Order ${number} has only e-books`,
    cancelled: `All that would be sent of order ${number} was cancelled`,
    withdrawn: `Order ${number} was withdrawn from`,
  }
  return new CommandError(`${reasons[outcome.reason]}; nothing of it is packed.`)
}
