import { packOrder } from '#app/shop/orders/send-order.server.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from './out.server.ts'

const usage = `Usage: npm run shop -- pack NUMBER
  An order that was received is packed.
`

export const runPack = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    reportMove({ number, to: 'packed', outcome: await packOrder(number, now) }, out)
  })
