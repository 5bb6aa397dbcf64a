import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { InvoiceTable } from '#app/database/tables.ts'
import type { AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { issueInvoice, readDocument } from './issue-invoice.server.ts'

/** Names an invoice or a credit note. */
export type InvoiceFacts = Pick<InvoiceTable, 'number' | 'kind' | 'orderNumber' | 'issuedAt'>

/** Lists the invoices and credit notes of orders, in the order in which they were made. */
export async function listInvoicesOf(
  orderNumbers: string[],
  reader: Reader = db.read,
): Promise<InvoiceFacts[]> {
  if (orderNumbers.length === 0) return []
  return reader
    .selectFrom('invoice')
    .select(['number', 'kind', 'orderNumber', 'issuedAt'])
    .where('orderNumber', 'in', orderNumbers)
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .orderBy('sequence')
    .execute()
}

/** Returns what an invoice or a credit note states. */
export async function findInvoice(
  number: string,
  reader: Reader = db.read,
): Promise<InvoiceDocument | undefined> {
  const row = await reader
    .selectFrom('invoice')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirst()
  return row && readDocument(row)
}

/** Makes the invoice of an order if it is time, and returns it if no mail has brought it yet. */
export async function invoiceForMail(
  trx: Transaction,
  orderNumber: string,
  now: number,
): Promise<AttachedInvoice | undefined> {
  const issued = await issueInvoice(trx, orderNumber, now)
  if (issued) return issued
  const made = await listInvoicesOf([orderNumber], trx)
  const invoice = made.find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const mailed = await trx
    .selectFrom('outbox')
    .select('id')
    .where('invoiceNumber', '=', invoice.number)
    .executeTakeFirst()
  return mailed ? undefined : { number: invoice.number, kind: 'invoice' }
}
