import { counted } from '#app/i18n/counted.ts'
import {
  listOrdersToPack,
  mostToPack,
} from '#app/shop/ordering/fulfilment/orders-to-pack.server.ts'
import {
  drawPackingSlips,
  type SlipRefusal,
} from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { answerCommand, CommandError, readArguments, UsageError } from '../answer-command.server.ts'
import { requireOut, writeNewFile } from '../write-new-file.server.ts'
import { readOrderNumbers, unknownOrder } from './find-order.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- slip NUMBER… --out FILE.pdf
       npm run shop -- slip --to-pack --out FILE.pdf
  Writes the packing slips of one or more orders into one file, without prices, each in the language
  of its buyer. What was cancelled or withdrawn from is not on it, nor are e-books. If an order has
  nothing to pack, it is named and no file is written.
  --to-pack   all orders that "orders --to-pack" lists, the oldest first
`

export const runSlip = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { out: { type: 'string' }, 'to-pack': { type: 'boolean' } } as const
    const { values, positionals } = readArguments(args, options, [], mostToPack)
    const path = requireOut(values.out, 'FILE.pdf')
    if (!values['to-pack'] && positionals.length === 0) throw new UsageError('NUMBER is missing.')
    if (values['to-pack'] && positionals.length > 0)
      throw new UsageError('Name orders, or say --to-pack.')
    if (values['to-pack']) return writeAllToPack(path, out, now)
    await write(readOrderNumbers(positionals), path, out)
  })

async function writeAllToPack(path: string, out: Out, now: number): Promise<void> {
  const { numbers, areMore } = await listOrdersToPack(now)
  if (numbers.length === 0) return void out.write('No order is to be packed.\n')
  await write(numbers, path, out)
  out.write(`When they are packed: \`pack ${numbers.join(' ')}\`\n`)
  if (areMore) out.write('There are more; pack these first.\n')
}

async function write(numbers: string[], path: string, out: Out): Promise<void> {
  const outcome = await drawPackingSlips(numbers)
  if (!outcome.ok) throw new CommandError(outcome.refusals.map(sentenceOf).join('\n'))
  const contents = numbers.length > 1 ? counted(numbers.length, 'slip') : undefined
  await writeNewFile(out, path, [outcome.pdf], contents)
  for (const number of outcome.unpaid)
    out.write(`Order ${number} waits for its payment; \`pack\` refuses it until then.\n`)
}

function sentenceOf(refusal: SlipRefusal): string {
  const { number, reason } = refusal
  if (reason === 'unknown') return unknownOrder(number).message
  if (reason === 'undone') return `Order ${number} is ${refusal.state}; nothing of it is packed.`
  const reasons = {
    files: `Order ${number} has only e-books`,
    cancelled: `All that would be sent of order ${number} was cancelled`,
    withdrawn: `Order ${number} was withdrawn from`,
  }
  return `${reasons[reason]}; nothing of it is packed.`
}
