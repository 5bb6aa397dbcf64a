import type { InvoiceKind } from '#app/database/tables.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { mailAsHtml, mailAsText, type MailPart } from './mail-text.ts'
import type { NewMail } from './outbox.server.ts'
import { senderLines } from '#app/shop/operations/seller/seller.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'

/** Names the invoice or credit note of which the PDF is attached when the mail is sent. */
export type AttachedInvoice = { number: string; kind: InvoiceKind }

/** `about` tells the mail from every other of its kind. */
export type Addressee = {
  email: string
  language: Language
  about: string
  invoice?: AttachedInvoice | undefined
}

/** Returns the URL of a page for its English path; `origin` is the shop's own. */
export const addressOf = (
  { origin, language }: { origin: string; language: Language },
  path: string,
) => origin + localPath(language, path)

/** Returns a short mail, which ends with its sender. */
export function shortMail(
  kind: string,
  { email, language, about, invoice }: Addressee,
  subject: string,
  content: MailPart[],
): NewMail {
  const sender = senderLines(seller(), language).join('\n')
  const parts: MailPart[] = [
    ...content,
    ...(invoice ? [attachmentPart(invoice, language)] : []),
    { kind: 'text', text: sender },
  ]
  return {
    kind,
    about,
    recipient: email,
    subject,
    text: mailAsText(parts),
    html: mailAsHtml(parts, language, subject),
    ...(invoice && { invoiceNumber: invoice.number }),
  }
}

const attachmentPart = ({ kind, number }: AttachedInvoice, language: Language): MailPart => ({
  kind: 'text',
  text: getFixedT(language)(`mail.attached.${kind}`, { number }),
})
