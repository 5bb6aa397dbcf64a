import { deliverOrder } from '#app/shop/orders/dispatch-order.server.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from './out.server.ts'

const usage = `Usage: npm run shop -- deliver NUMBER
  An order that was sent has arrived, or one of e-books alone is done with; its time for withdrawal is counted from now.
`

export const runDeliver = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    reportMove({ number, to: 'delivered', outcome: await deliverOrder(number, now) }, out)
  })
