import { Zip, ZipPassThrough } from 'fflate'
import { invoiceFileName } from './draw-invoice.server.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { countInvoices, invoicesBetween, type InvoicePeriod } from './list-invoices.server.ts'

/** A zip file without extensions holds at most this many files. */
const mostInZip = 65_535

type CountForZip =
  { ok: true; count: number } | { ok: false; reason: 'none' | 'many'; count: number }

/** Counts the invoices of a time, of which a zip needs one at least and holds a limited number. */
export async function countForZip(period: InvoicePeriod): Promise<CountForZip> {
  const count = await countInvoices(period)
  if (count === 0) return { ok: false, reason: 'none', count }
  return count > mostInZip ? { ok: false, reason: 'many', count } : { ok: true, count }
}

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
