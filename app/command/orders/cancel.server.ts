import { describeMoney } from '#app/i18n/format/decimal.ts'
import {
  cancelLines,
  type CancelLinesOutcome,
} from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { findNetworkHashes } from '#app/shop/ordering/orders/order-networks.server.ts'
import {
  cancelUnpaidFrom,
  listUnpaidFrom,
} from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'
import {
  findInvoice,
  findParcelInvoice,
  listInvoicesOf,
} from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { answerCommand, readArguments, CommandError } from '../answer-command.server.ts'
import { requireOrderNumber, unknownOrder, wrongState } from './find-order.server.ts'
import { readLineParts } from './line-parts.server.ts'
import { reportMove } from './move-orders.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- cancel NUMBER [--lines 1:2,3]
       npm run shop -- cancel --network NETWORK [--dry-run]
  Cancels an order that was not sent yet, restores its stock and mails the buyer. Payments
  become due for refund (see "refund").
  --lines   cancels only two of line 1 and the rest of line 3, as "order" numbers them; the
            other lines stay, and the sum of an unpaid order decreases; the delivery
            is cancelled with the last item to be sent
  --network   cancels all unpaid orders of a network that were not packed yet, and mails
            each buyer. NETWORK is an address, a network like 2001:db8:1::/48, or a hash from
            "orders --suspicious". It is stored for 28 days. --dry-run only lists the orders.
`

export const runCancel = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    if (args.some((one) => /^--network(?:=|$)/.test(one))) return cancelNetwork(args, out, now)
    const options = { lines: { type: 'string' } } as const
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const parts = values.lines === undefined ? undefined : readLineParts(values.lines)
    const number = requireOrderNumber(positionals[0]!)
    if (parts) {
      report(number, await cancelLines(number, parts, now), out)
      return reportCreditNote(number, out)
    }
    const outcome = await cancelOrder(number, 'shopkeeper', now)
    if (!outcome.ok && outcome.reason === 'fetched')
      throw new Error('a shopkeeper may cancel what was fetched')
    reportMove({ number, to: 'cancelled', outcome }, out)
    if (!outcome.ok || outcome.refundMinor === 0) return
    const { currency } = (await findOrder(number))!
    out.write(
      `Owed to its buyer: ${describeMoney({ minor: outcome.refundMinor, currency })}; see "refund".\n`,
    )
  })

async function cancelNetwork(args: string[], out: Out, now: number): Promise<void> {
  const options = { network: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  const { values } = readArguments(args, options)
  const typed = values.network!.trim()
  const hashes = await findNetworkHashes(typed)
  const numbers = await listUnpaidFrom(hashes)
  if (numbers.length === 0)
    throw new CommandError(`There is no unpaid order from ${printable(typed)}.`)
  if (values['dry-run']) {
    for (const number of numbers) out.write(`${number}\n`)
    return void out.write(`${numbers.length} would be cancelled.\n`)
  }
  const outcome = await cancelUnpaidFrom(hashes, {}, now)
  if (!outcome.ok) throw new Error('refused without an expected number')
  out.write(`${outcome.cancelled} cancelled, and their stock restored.\n`)
}

function report(number: string, outcome: CancelLinesOutcome, out: Out) {
  if (!outcome.ok) throw cancelRefusal(number, outcome)
  const { refundMinor, toPayMinor, currency } = outcome
  out.write(`Cancelled; the rest of order ${number} stays.\n`)
  if (refundMinor > 0)
    out.write(
      `Owed to its buyer: ${describeMoney({ minor: refundMinor, currency })}; see "refund".\n`,
    )
  if (toPayMinor !== undefined)
    out.write(`To be paid now: ${describeMoney({ minor: toPayMinor, currency })}.\n`)
}

/** The invoice of a packed order that is paid later already lies in the parcel. */
async function reportCreditNote(number: string, out: Out): Promise<void> {
  const order = (await findOrder(number))!
  const parcelInvoice = order.state === 'packed' ? await findParcelInvoice(number) : undefined
  const invoice = parcelInvoice === undefined ? undefined : await findInvoice(parcelInvoice)
  const credit = (await listInvoicesOf([number])).findLast(({ kind }) => kind === 'credit-note')
  if (!invoice || !credit) return
  out.write(
    `The invoice in the parcel states ${describeMoney({ minor: invoice.totalMinor, currency: invoice.currency })}; add credit note ${credit.number}: \`invoice ${credit.number} --out FILE.pdf\`.\n`,
  )
}

function cancelRefusal(
  number: string,
  outcome: Extract<CancelLinesOutcome, { ok: false }>,
): CommandError {
  switch (outcome.reason) {
    case 'unknown':
      return unknownOrder(number)
    case 'state':
      return wrongState(number, outcome.state, 'cancelled')
    case 'no-line':
      return new CommandError(
        `There is no such line, or not so many of it are left: \`order ${number}\`.`,
      )
    case 'waiting':
      return new CommandError(`Order ${number} waits for its payment; it may yet expire.`)
    case 'all':
      return new CommandError(`Nothing of it would be left: \`cancel ${number}\`.`)
  }
}
