import { decimal } from '#app/shop/currency/decimal.ts'
import { cancelOrder } from '#app/shop/orders/cancel-order.server.ts'
import { findOrder } from '#app/shop/orders/orders.server.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from './out.server.ts'

const usage = `Usage: npm run shop -- cancel NUMBER
  Calls off an order that was not sent yet: its stock goes back, what was paid is owed
  (see "refund"), and its buyer is told by mail.
`

export const runCancel = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await cancelOrder(number, 'shopkeeper', now)
    if (!outcome.ok && outcome.reason === 'fetched')
      throw new Error('a shopkeeper may cancel what was fetched')
    reportMove({ number, to: 'cancelled', outcome }, out)
    if (!outcome.ok || outcome.owedMinor === 0) return
    const { currency } = (await findOrder(number))!
    out.write(`Owed to its buyer: ${decimal(outcome.owedMinor)} ${currency}; see "refund".\n`)
  })
