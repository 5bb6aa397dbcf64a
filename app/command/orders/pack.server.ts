import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { findParcelInvoice } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- pack NUMBER [--anyway]
  Records that a received order is packed. One that is paid later gets its invoice now, and
  "invoice" writes it for the parcel; "slip" says what to pack.
  --anyway   even if its buyer withdrew from a part of it; leave that part out, and then
             record it as received (see "receive-return")
`

export const runPack = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { anyway: { type: 'boolean' } } as const
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await packOrder(number, now, { anyway: values.anyway ?? false })
    reportMove({ number, to: 'packed', outcome }, out)
    if (outcome.ok) await reportInvoice(number, out)
  })

async function reportInvoice(number: string, out: Out): Promise<void> {
  const invoice = await findParcelInvoice(number)
  if (invoice === undefined) return
  out.write(
    `Invoice ${invoice} is made: \`invoice ${number} --out FILE.pdf\` writes it for the parcel.\n`,
  )
}
