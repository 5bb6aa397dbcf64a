import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { InvoiceTable } from '#app/database/tables.ts'
import { readDocument, type InvoiceDocument } from './invoice-document.schema.ts'

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
