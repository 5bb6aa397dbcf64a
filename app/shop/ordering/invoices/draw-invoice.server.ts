import type { MailAttachment } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { findInvoice } from './find-invoices.server.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'

/** Numbers have no characters that a file name cannot have. */
export const invoiceFileName = (number: string): string => `${number}.pdf`

/** Draws an invoice or a credit note. The libraries are loaded with the first one, since most processes draw none. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { invoicePdf } = await import('./invoice-pdf.server.ts')
  return invoicePdf(document)
}

/** Returns the invoice or credit note that a mail names. */
export async function drawAttachment(number: string): Promise<MailAttachment> {
  const document = await findInvoice(number)
  if (!document) throw new Error(`there is no invoice ${number}`)
  return {
    filename: invoiceFileName(number),
    contentType: 'application/pdf',
    content: await drawInvoice(document),
  }
}
