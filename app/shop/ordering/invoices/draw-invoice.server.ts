import type { MailAttachment } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { findInvoice, isCreditBefore, listInvoicesOf } from './find-invoices.server.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'
import { invoicePdf } from './invoice-pdf.server.ts'

/** Numbers have no characters that a file name cannot have. */
export const invoiceFileName = (number: string): string => `${number}.pdf`

/** Returns the invoice or credit note that a mail names; an invoice comes with the credit notes of it so far. */
export async function drawAttachments(number: string, at: number): Promise<MailAttachment[]> {
  const document = await findInvoice(number)
  if (!document) throw new Error(`there is no invoice ${number}`)
  if (document.kind === 'credit-note') return [await attachmentOf(document)]
  const made = await listInvoicesOf([document.orderNumber])
  const attached = [await attachmentOf(document)]
  for (const { number: credit } of made.filter((one) => isCreditBefore(one, at)))
    attached.push(await attachmentOf((await findInvoice(credit))!))
  return attached
}

const attachmentOf = async (document: InvoiceDocument): Promise<MailAttachment> => ({
  filename: invoiceFileName(document.number),
  contentType: 'application/pdf',
  content: await invoicePdf(document),
})
