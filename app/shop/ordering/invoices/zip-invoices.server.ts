import { Zip, ZipPassThrough } from 'fflate'
import { invoiceFileName } from './draw-invoice.server.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { invoicesBetween, type InvoicePeriod } from './list-invoices.server.ts'

/** A zip file without extensions holds at most this many files. */
export const mostInZip = 65_535

/** Yields a zip file of the PDFs of a time, each drawn when its turn comes. They are compressed already. */
export async function* zipInvoices(period: InvoicePeriod): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { document, issuedAt } of invoicesBetween(period)) {
    const file = new ZipPassThrough(invoiceFileName(document.number))
    file.mtime = issuedAt
    zip.add(file)
    file.push(await invoicePdf(document), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
