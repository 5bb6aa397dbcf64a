import { deliverOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- deliver NUMBER
  Records that a sent order has arrived, or that an order of only e-books is complete. The withdrawal period starts now.
`

export const runDeliver = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    reportMove({ number, to: 'delivered', outcome: await deliverOrder(number, now) }, out)
  })
