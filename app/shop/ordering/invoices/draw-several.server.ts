import { setImmediate as letOthersRun } from 'node:timers/promises'
import { findInvoice, listInvoicesOf } from './find-invoices.server.ts'
import { invoicesPdf } from './invoice-pdf.server.ts'

/** Returns which of these orders have neither an invoice nor a credit note. */
export async function listWithoutInvoice(orderNumbers: string[]): Promise<string[]> {
  const having = new Set((await listInvoicesOf(orderNumbers)).map((one) => one.orderNumber))
  return orderNumbers.filter((number) => !having.has(number))
}

/** Draws all invoices and credit notes of these orders, in the order of the numbers; undefined if there are none. */
export async function drawInvoicesOf(orderNumbers: string[]): Promise<Buffer | undefined> {
  const made = await listInvoicesOf(orderNumbers)
  const wanted = orderNumbers.flatMap((number) => made.filter((one) => one.orderNumber === number))
  const documents = []
  for (const { number } of wanted) {
    documents.push((await findInvoice(number))!)
    await letOthersRun()
  }
  return documents.length > 0 ? invoicesPdf(documents) : undefined
}
