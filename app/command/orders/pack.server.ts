import { counted } from '#app/i18n/counted.ts'
import {
  packOrder,
  type DispatchOutcome,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { mostToPack } from '#app/shop/ordering/fulfilment/orders-to-pack.server.ts'
import { findParcelInvoice } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { answerCommand, CommandError, readArguments, UsageError } from '../answer-command.server.ts'
import { readOrderNumbers } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- pack NUMBER… [--anyway]
  Records that received orders are packed, each by itself: one that is refused is named, and the
  others are packed. One that is paid later gets its invoice now, and "invoice" writes it for the
  parcel; "slip" says what to pack.
  --anyway   even if its buyer withdrew from a part of it, for one order; leave that part out, and
             then record it as received (see "receive-return"); also if all of it was paid back
`

export const runPack = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { anyway: { type: 'boolean' } } as const
    const { values, positionals } = readArguments(args, options, ['NUMBER'], mostToPack)
    const numbers = readOrderNumbers(positionals)
    const { anyway = false } = values
    if (anyway && numbers.length > 1) throw new UsageError('--anyway is for one order at a time.')
    if (numbers.length === 1) return pack(numbers[0]!, anyway, out, now)
    return packEach(numbers, out, now)
  })

const pack = async (number: string, anyway: boolean, out: Out, now: number): Promise<void> =>
  reportPacked(number, await packOrder(number, now, { anyway }), out)

async function reportPacked(number: string, outcome: DispatchOutcome, out: Out): Promise<void> {
  reportMove({ number, to: 'packed', outcome }, out)
  if (outcome.ok) await reportInvoice(number, out)
}

/** Returns 1 if one of them was refused. */
async function packEach(numbers: string[], out: Out, now: number): Promise<number> {
  let refused = 0
  for (const number of numbers)
    try {
      await pack(number, false, out, now)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      out.write(`${error.message}\n`)
      refused++
    }
  out.write(`${counted(numbers.length - refused, 'order')} packed, ${refused} refused.\n`)
  return refused > 0 ? 1 : 0
}

async function reportInvoice(number: string, out: Out): Promise<void> {
  const invoice = await findParcelInvoice(number)
  if (invoice === undefined) return
  out.write(
    `Invoice ${invoice} is made: \`invoice ${number} --out FILE.pdf\` writes it for the parcel.\n`,
  )
}
