import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { InvoiceTable } from '#app/database/tables.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'
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

/** Returns the number of the invoice that lies in the parcel of an order, which is one that is paid later. */
export async function findParcelInvoice(orderNumber: string): Promise<string | undefined> {
  const invoice = (await listInvoicesOf([orderNumber])).find(({ kind }) => kind === 'invoice')
  const order = invoice && (await findOrder(orderNumber))
  return order && !paymentMethodOf(order.paymentMethod).isPaidFirst ? invoice.number : undefined
}

/** Returns whether a document is a credit note that was made until `at`. */
export const isCreditBefore = ({ kind, issuedAt }: InvoiceFacts, at: number): boolean =>
  kind === 'credit-note' && issuedAt <= at
