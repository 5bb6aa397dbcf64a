import type { Currency } from '#app/i18n/currency.ts'
import { describeMoney } from '#app/i18n/format/decimal.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { listMissingLines } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { listDueRefunds } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { dayAt } from '../format-days.server.ts'
import { describeMissing } from './move-orders.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- paid NUMBER [--on 2027-01-31] [--reference TEXT]
  Records that an order was paid, by transfer or on delivery. Its e-books open, and its buyer gets a mail with the link.
  --on          the day of the payment (UTC); default: today
  --reference   the reference of your bank
  A payment for a cancelled order or for returned items is recorded too, and is due for refund (see refund).
`

export const runPaid = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const text = { type: 'string' } as const
    const { values, positionals } = readArguments(args, { on: text, reference: text }, ['NUMBER'])
    const typed = positionals[0]!
    const number = parseOrderNumber(typed)
    if (number === undefined) throw new CommandError(`${printable(typed)} is no order number.`)
    const at = values.on === undefined ? now : dayAt('--on', values.on)
    if (at > now) throw new UsageError(`--on ${values.on} is still to come.`)
    const recorded = await recordPaid(number, { at, reference: values.reference ?? null }, now)
    if (!recorded.ok) throw new CommandError(sentences[recorded.reason](number))
    const amount = `${describeMoney({ minor: recorded.amountMinor, currency: recorded.currency })}`
    out.write(`${number}: ${amount} paid.${await describeDue(number, recorded)}\n`)
    const missing = recorded.late ? [] : await listMissingLines((await findOrder(number))!, now)
    if (missing.length > 0) out.write(`${describeMissing(number, missing)}\n`)
  })

async function describeDue(
  number: string,
  { late, currency }: { late: boolean; currency: Currency },
) {
  if (late) return ' Its order is cancelled or came back: the money is owed back (see refund).'
  const minor = (await listDueRefunds(number)).reduce((sum, one) => sum + one.amountMinor, 0)
  return minor === 0
    ? ''
    : ` For what came back ${describeMoney({ minor, currency })} is owed (see refund).`
}

const sentences = {
  unknown: (number: string) => `There is no order ${number}.`,
  paid: (number: string) => `${number} was paid before.`,
  waiting: (number: string) =>
    `${number} is being paid by card just now; try again in half an hour.`,
}
