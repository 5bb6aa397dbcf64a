import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- pack NUMBER [--anyway]
  Records that a received order is packed.
  --anyway   even if its buyer withdrew from a part of it; leave that part out, and then
             record it as received (see "receive-return")
`

export const runPack = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { anyway: { type: 'boolean' } } as const
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await packOrder(number, now, { anyway: values.anyway ?? false })
    reportMove({ number, to: 'packed', outcome }, out)
  })
