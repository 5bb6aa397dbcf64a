import { db } from '#app/database/database.server.ts'
import type { PaymentTable, Tables } from '#app/database/tables.ts'
import { listMailAbout, type ListedMail } from '#app/shop/messaging/mail/manage-mail.server.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import {
  listInvoicesOf,
  type InvoiceFacts,
} from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import type { OrderHistory } from '#app/shop/ordering/order-pages/order-progress.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrderVersion } from '#app/shop/ordering/payments/find-order-version.server.ts'
import { listPayments } from '#app/shop/ordering/payments/open-payment.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import type { ProductNumbers } from '#app/shop/catalogue/products/product-code.ts'
import { findProductNumbers } from '#app/shop/ordering/orders/product-codes.server.ts'
import { listReturns, type OrderReturn } from '#app/shop/ordering/returns/returns.server.ts'
import { listOrderNotes, type OrderNote } from './order-notes.server.ts'

/** One order is not changed so often. */
const mostChanges = 500

/** Holds all that the shopkeeper knows of an order. */
export type OrderSheet = {
  order: Order
  history: OrderHistory
  /** Lists the recorded changes, the newest first. */
  changes: Tables['audit'][]
  payments: PaymentTable[]
  returns: OrderReturn[]
  invoices: InvoiceFacts[]
  mails: ListedMail[]
  notes: OrderNote[]
  /** Maps products to the numbers that they have now. */
  numbers: Record<string, ProductNumbers>
  /** Is that of {@link findOrderVersion}. */
  version: string
}

export async function findOrderSheet(number: string): Promise<OrderSheet | undefined> {
  // The version is read first: if the order changes meanwhile, a form made from the sheet is stale.
  const version = await findOrderVersion(db.read, number)
  const order = await findOrder(number)
  if (!order) return undefined
  const [history, changes, payments, returns] = await Promise.all([
    findHistory(number),
    listAuditChanges(mostChanges, { about: [number] }),
    listPayments(number),
    listReturns(number),
  ])
  const parts = [...payments, ...returns, ...history.refunds, ...(await listNoticesOf(number))]
  const [invoices, mails, notes, numbers] = await Promise.all([
    listInvoicesOf([number]),
    listMailAbout([number, ...parts.map(({ id }) => id)]),
    listOrderNotes(number),
    findProductNumbers(db.read, order.lines),
  ])
  const papers = { invoices, mails, notes, numbers: Object.fromEntries(numbers) }
  return { order, history, changes, payments, returns, ...papers, version }
}

const listNoticesOf = (number: string) =>
  db.read.selectFrom('withdrawalNotice').select('id').where('orderNumber', '=', number).execute()
