import { amountFault, decimal, describeMoney, parseAmount } from '#app/i18n/format/decimal.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { listDueRefunds, type DueRefund } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import {
  refundOrder,
  type RefundOrderOutcome,
} from '#app/shop/ordering/order-management/refund-order.server.ts'
import type { RefundToAdd } from '#app/shop/ordering/payments/add-refund.server.ts'
import { isBeforeDispatch } from '#app/shop/ordering/orders/order-states.ts'
import {
  listDeclaredRefunds,
  type DeclaredRefund,
} from '#app/shop/ordering/returns/declared-refunds.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { readLineParts } from './line-parts.server.ts'
import { printable, printJson, wordsOf, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- refund [NUMBER] [--lines 1:2,3 | --amount 4.90] [--reference TEXT] [--json]
  Without a number: lists the refunds that are due, and those that will be due when withdrawn
  goods are back, with their last day.
  NUMBER        pays the refund that is due for this order
  --lines       also refunds, as goodwill, two of line 1 and the rest of line 3; with the
                delivery if everything that was sent is refunded; never more than was paid,
                and no item twice; a line whose return is announced is received instead
  --amount      also refunds, as goodwill, an amount in the order's currency; e-books stay open,
                which only --lines closes
  --reference   the reference of your bank: you paid the refund yourself, and Stripe is not used
  --json        prints the list as JSON
  Card payments are refunded through Stripe. If Stripe refuses, the refund stays due; nothing is paid twice.
`

const mostDeclared = 500

export const runRefund = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const text = { type: 'string' } as const
    const options = {
      lines: text,
      amount: text,
      reference: text,
      json: { type: 'boolean' },
    } as const
    if (!args.some((one) => !one.startsWith('-'))) {
      const { values } = readArguments(args, options)
      const [due, declared] = [await listDueRefunds(), await listDeclaredRefunds(mostDeclared)]
      return list({ due, declared }, values.json ?? false, out, now)
    }
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const number = requireNumber(positionals[0]!)
    const added = await readRefundRequest(number, values)
    const outcome = await refundOrder(number, { added, reference: values.reference }, now)
    if (!outcome.ok) throw refusalOf(outcome, number)
    return report(outcome, number, out)
  })

function requireNumber(typed: string): string {
  const number = parseOrderNumber(typed)
  if (number === undefined) throw new CommandError(`${printable(typed)} is no order number.`)
  return number
}

type Values = { lines?: string | undefined; amount?: string | undefined }

async function readRefundRequest(
  number: string,
  { lines, amount }: Values,
): Promise<RefundToAdd | undefined> {
  if (lines !== undefined && amount !== undefined)
    throw new UsageError('Say either --lines or --amount.')
  if (lines !== undefined) return { parts: readLineParts(lines) }
  if (amount === undefined) return undefined
  const { currency = shopSettings().currency } = (await findOrder(number)) ?? {}
  const amountMinor = parseAmount(amount, currency)
  const otherwise = `--amount ${amount} is not an amount above 0 like 5 or 4.90`
  if (!amountMinor) throw new UsageError(`${amountFault(amount, currency, otherwise)}.`)
  return { amountMinor }
}

type Refusal = Exclude<RefundOrderOutcome, { ok: true }>

function refusalOf(outcome: Refusal, number: string): CommandError {
  if (outcome.reason === 'return-announced')
    return new CommandError(describeAnnounced(outcome, number))
  const sentences = {
    unknown: `There is no order ${number}.`,
    'no-line': 'The order has no such line.',
    'line-gone': `Not so many of a line are left to be paid back: see \`order ${number}\`.`,
    'nothing-paid': `Nothing was paid for ${number} yet.`,
    'nothing-left': `All that was paid for ${number} is owed or paid back already.`,
    'not-transferred': `Transfer the money first, then say its --reference.`,
    'nothing-owed': `Nothing is owed for ${number}.`,
    'already-due': `So much is owed already: \`refund ${number}\` pays it.`,
    limit: 'That is more than may be paid back at a time.',
    'too-much': `That is more than was paid for ${number} and is left.`,
  }
  return new CommandError(sentences[outcome.reason])
}

type Announced = Extract<Refusal, { reason: 'return-announced' }>

function describeAnnounced({ returnId, position, state }: Announced, number: string): string {
  const announced = `A return of line ${position + 1} is announced, which is paid back as such`
  if (isBeforeDispatch(state))
    return `${announced}; nothing was sent yet: \`cancel ${number}\`, with --lines where some of it is kept.`
  return `${announced}: \`receive-return ${returnId}\` when it is back (--unsaleable if the buyer keeps it), then \`refund ${number}\`. If it does not come, \`receive-return ${returnId} --refuse REASON\` ends it, and --lines may be refunded.`
}

function report(
  { payments, currency, keepsFiles }: Extract<RefundOrderOutcome, { ok: true }>,
  number: string,
  out: Out,
) {
  if (payments.length === 0) {
    out.write(`${number}: another command paid it back at the same moment.\n`)
    return 0
  }
  for (const one of payments) {
    const amount = describeMoney({ minor: one.amountMinor, currency })
    if (!one.ok) out.write(`${number}: ${amount} stays due. ${printable(one.words)}\n`)
    else if (one.known) out.write(`${number}: ${amount} was paid back before.\n`)
    else {
      const by = one.by === 'stripe' ? 'by Stripe' : 'noted as paid back by you'
      out.write(
        `${number}: ${amount} ${by}${one.reference ? `, ${printable(one.reference)}` : ''}\n`,
      )
    }
  }
  if (keepsFiles)
    out.write(
      `${number}: all is paid back; its e-books stay open, since no refund names their lines.\n`,
    )
  return payments.every(({ ok }) => ok) ? 0 : 1
}

type RefundList = { due: DueRefund[]; declared: DeclaredRefund[] }

function list({ due, declared }: RefundList, isJson: boolean, out: Out, now: number): number {
  if (isJson)
    printJson(out, [
      ...due.map((one) => forPrograms({ ...one, state: 'owed' })),
      ...declared.map((one) => forPrograms({ ...one, reason: 'withdrawn', state: 'declared' })),
    ])
  else if (due.length + declared.length === 0) out.write('No refunds are due.\n')
  else {
    for (const one of due) out.write(rowOf(one, wordsOf(one.reason), now))
    for (const one of declared)
      out.write(
        rowOf(
          one,
          isBeforeDispatch(one.state)
            ? 'withdrawn, not sent yet: cancel it'
            : 'declared, goods not back yet',
          now,
        ),
      )
  }
  return 0
}

type Row = Omit<DueRefund, 'id' | 'reason'>

function rowOf(
  { orderNumber, amountMinor, currency, paymentMethod, dueAt }: Row,
  why: string,
  now: number,
) {
  const late = dueAt < now ? ' (overdue)' : ''
  const row = [
    orderNumber,
    describeMoney({ minor: amountMinor, currency }),
    why,
    wordsOf(paymentMethod),
  ]
  return `${row.join('  ')}  by ${localDayOf(dueAt, homeTimeZone())}${late}\n`
}

const forPrograms = (one: Row & { reason: string; state: 'owed' | 'declared' }) => ({
  order: one.orderNumber,
  amount: decimal(one.amountMinor, one.currency),
  currency: one.currency,
  reason: one.reason,
  state: one.state,
  due: localDayOf(one.dueAt, homeTimeZone()),
  payment: one.paymentMethod,
})
