import { reserveByShopkeeper } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { answerCommand, readArguments, CommandError } from '../answer-command.server.ts'
import { requireOrderNumber, unknownOrder } from './find-order.server.ts'
import { describeMissing } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- reserve NUMBER
  Accepts an order that you have checked and that holds no stock yet (see "orders --suspicious").
  It takes its stock, completely or not at all, and its buyer is told. "pack" and "paid" do the
  same.
`

export const runReserve = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { positionals } = readArguments(args, {}, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await reserveByShopkeeper(number, now)
    if (outcome.ok) return void out.write(`Order ${number} holds its stock.\n`)
    if (outcome.reason === 'unknown') throw unknownOrder(number)
    if (outcome.reason === 'missing')
      throw new CommandError(describeMissing(number, outcome.missing))
    throw new CommandError(`Order ${number} is ${outcome.state}.`)
  })
