import { drawPackingSlips } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { invoiceFileName } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { findInvoice } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { drawInvoicesOf } from '#app/shop/ordering/invoices/draw-several.server.ts'

/** Draws one file of papers of these orders; undefined if there is no such file, or one of the orders has none. */
export async function drawPapers(
  file: string | undefined,
  numbers: string[],
): Promise<{ name: string; pdf: Buffer } | undefined> {
  if (numbers.length === 0) return drawInvoice(file)
  const name = numbers.length === 1 ? `${numbers[0]}-${file}` : `${numbers.length}-${file}`
  if (file === 'slips.pdf') {
    const drawn = await drawPackingSlips(numbers)
    return drawn.ok ? { name, pdf: drawn.pdf } : undefined
  }
  const pdf = file === 'invoices.pdf' ? await drawInvoicesOf(numbers) : undefined
  return pdf && { name, pdf }
}

/** Draws the invoice or the credit note that a file is named after, with its data for other programs. */
async function drawInvoice(file = '') {
  const document = await findInvoice(file.replace(/\.pdf$/, ''))
  if (!document) return undefined
  return { name: invoiceFileName(document.number), pdf: await invoicePdf(document) }
}
