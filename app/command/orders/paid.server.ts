import { quoted } from '#app/i18n/quoted.ts'
import {
  currencyList,
  isCurrency,
  isSameMoney,
  type Currency,
  type Money,
} from '#app/i18n/currency.ts'
import { amountFault, describeMoney, parseAmount } from '#app/i18n/format/decimal.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { listMissingLines } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { listDueRefunds } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { readPaymentDay } from '#app/shop/ordering/fulfilment/payment-day.schema.ts'
import {
  recordPaid,
  type RecordPaidOutcome,
} from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { unknownOrder } from './find-order.server.ts'
import { describeMissing } from './move-orders.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- paid NUMBER [--on 2027-01-31] [--reference TEXT] [--amount SUM]
  Records that an order was paid, by transfer or on delivery. Its e-books open, and its buyer gets a mail with the link.
  --on          the day of the payment in the home market; default: today
  --reference   the reference of your bank
  --amount      the sum that came, like 24.90 or "24.90 EUR": if it is not the sum that is due, both
                are named and nothing is recorded, because an order is paid as a whole
  What was cancelled or came back is not due. If the whole sum of the order came nevertheless, or a payment for a
  cancelled or returned order, it is recorded, and what is too much is due for refund (see refund).
`

export const runPaid = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const text = { type: 'string' } as const
    const options = { on: text, reference: text, amount: text }
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const typed = positionals[0]!
    const number = parseOrderNumber(typed)
    if (number === undefined) throw new CommandError(`${printable(typed)} is no order number.`)
    const at = values.on === undefined ? now : readPaymentDay(values.on, now)
    if (at === undefined)
      throw new UsageError(`--on ${printable(values.on!)} is not a day like 2027-01-31.`)
    const came = values.amount === undefined ? undefined : await readSum(values.amount, number)
    const reference = values.reference ?? null
    const recorded = await recordPaid(number, { at, reference, came }, now)
    if (!recorded.ok && recorded.reason === 'ahead')
      throw new UsageError(`--on ${values.on} is still to come.`)
    if (!recorded.ok) throw refusalOf(number, recorded, came)
    const amount = describeMoney({ minor: recorded.amountMinor, currency: recorded.currency })
    out.write(`${number}: ${amount} paid.${await describeDue(number, recorded)}\n`)
    const missing = recorded.late ? [] : await listMissingLines((await findOrder(number))!, now)
    if (missing.length > 0) out.write(`${describeMissing(number, missing)}\n`)
  })

/** Reads a sum, in the currency of the order unless it names another one. */
async function readSum(typed: string, number: string): Promise<Money> {
  const trimmed = typed.trim()
  const [code] = /[a-z]{3}$/i.exec(trimmed) ?? []
  const amount = trimmed.slice(0, trimmed.length - (code?.length ?? 0))
  const order = await findOrder(number)
  if (!order) throw unknownOrder(number)
  const named = code?.toUpperCase() ?? order.currency
  // An order may be in a currency that the shop has dropped meanwhile.
  const currency = isCurrency(named) ? named : order.currency
  if (currency !== named)
    throw new UsageError(`--amount ${quoted(typed)} is in none of ${currencyList()}.`)
  const minor = parseAmount(amount, currency)
  if (minor) return { minor, currency }
  const fault = amountFault(amount, currency, `${quoted(typed)} is not a sum above 0 like 24.90`)
  throw new UsageError(`--amount ${fault}.`)
}

async function describeDue(
  number: string,
  { late, currency }: { late: boolean; currency: Currency },
) {
  if (late) return ' Its order is cancelled or came back: the money is owed back (see refund).'
  const minor = (await listDueRefunds(number)).reduce((sum, one) => sum + one.amountMinor, 0)
  return minor === 0
    ? ''
    : ` Of it ${describeMoney({ minor, currency })} is more than was due, and owed back (see refund).`
}

type Refusal = Exclude<RecordPaidOutcome, { ok: true } | { reason: 'ahead' }>

function refusalOf(number: string, refusal: Refusal, came?: Money): CommandError {
  if (refusal.reason === 'paid' && came !== undefined && !isSameMoney(came, refusal.paid))
    return new CommandError(describeSurplus(number, came, refusal.paid))
  if (refusal.reason !== 'amount') return new CommandError(sentences[refusal.reason](number))
  const { due } = refusal
  return new CommandError(
    `${describeMoney(came!)} came for ${number}, and ${describeMoney(due)} is due. Nothing was recorded. ${adviceOn(came!, due)}.`,
  )
}

/** Another sum than was recorded is hardly the same transfer, and its buyer is owed it. */
const describeSurplus = (number: string, came: Money, paid: Money) =>
  `${number} was paid before, with ${describeMoney(paid)}, and ${describeMoney(came)} came. Nothing was recorded. If it came besides, pay it back yourself.`

function adviceOn(came: Money, due: Money): string {
  if (came.currency !== due.currency)
    return 'Once your bank has exchanged it, record the sum that arrived'
  const other = describeMoney({ ...due, minor: Math.abs(due.minor - came.minor) })
  return came.minor < due.minor
    ? `Wait for the other ${other}, or cancel lines of the order`
    : `Record it without --amount, and pay ${other} back yourself`
}

const sentences = {
  unknown: (number: string) => `There is no order ${number}.`,
  paid: (number: string) => `${number} was paid before.`,
  waiting: (number: string) =>
    `${number} is being paid by card just now; try again in half an hour.`,
}
