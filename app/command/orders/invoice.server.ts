import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { answerCommand, CommandError, readArguments } from '../answer-command.server.ts'
import { printable, type Out } from '../out.server.ts'
import { requireOut, writeNewFile } from '../write-new-file.server.ts'

const usage = `Usage: npm run shop -- invoice NUMBER --out FILE.pdf
  Writes an invoice or a credit note as PDF. A paper never changes, so each file of it is the same.
  NUMBER   that of the invoice or the credit note, or that of an order for its invoice
  --out    a new file
`

export const runInvoice = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const options = { out: { type: 'string' } } as const
    const { values, positionals } = readArguments(args, options, ['NUMBER'])
    const path = requireOut(values.out, 'FILE.pdf')
    const document = await requireInvoice(positionals[0]!)
    await writeNewFile(out, path, [await invoicePdf(document)], document.number)
  })

async function requireInvoice(typed: string) {
  const named = await findInvoice(typed.trim().toUpperCase())
  if (named) return named
  const number = parseOrderNumber(typed)
  const order = number === undefined ? undefined : await findOrder(number)
  if (!order) throw new CommandError(`There is no invoice and no order ${printable(typed)}.`)
  const made = await listInvoicesOf([order.number])
  const invoice = made.find(({ kind }) => kind === 'invoice')
  if (!invoice)
    throw new CommandError(
      `Order ${order.number} has no invoice yet. It is made when the order is sent or paid, as the setting invoiceWhen says; one that is paid later gets it when it is packed.`,
    )
  return (await findInvoice(invoice.number))!
}
