import { deliverOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- deliver NUMBER
  Records that a sent order has arrived. The withdrawal period starts now. An order of only e-books
  needs no such step: it is complete by itself once it is paid and its e-books are open.
`

export const runDeliver = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    reportMove({ number, to: 'delivered', outcome: await deliverOrder(number, now) }, out)
  })
