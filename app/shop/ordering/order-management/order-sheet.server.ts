import { createHash } from 'node:crypto'
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
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { findProductCodes } from '#app/shop/ordering/orders/product-codes.server.ts'
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
  /** Maps products to ISBN or SKU. */
  codes: Record<string, string>
  /** Changes with all that a decision about the order depends on; notes and mails do not count. */
  version: string
}

export async function findOrderSheet(number: string): Promise<OrderSheet | undefined> {
  const order = await findOrder(number)
  if (!order) return undefined
  const [history, changes, payments, returns] = await Promise.all([
    findHistory(number),
    listAuditChanges(mostChanges, { about: [number] }),
    listPaymentsOf(number),
    listReturns(number),
  ])
  const returnIds = returns.map(({ id }) => id)
  const [invoices, mails, notes, codes] = await Promise.all([
    listInvoicesOf([number]),
    listMailAbout([number, ...returnIds]),
    listOrderNotes(number),
    findProductCodes(db.read, order.lines),
  ])
  const version = versionOf({ order, history, changes, payments, returns })
  const papers = { invoices, mails, notes, codes: Object.fromEntries(codes) }
  return { order, history, changes, payments, returns, ...papers, version }
}

const listPaymentsOf = (number: string): Promise<PaymentTable[]> =>
  db.read
    .selectFrom('payment')
    .selectAll()
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

type Deciding = Pick<OrderSheet, 'order' | 'history' | 'changes' | 'payments' | 'returns'>

function versionOf({ order, history, changes, payments, returns }: Deciding): string {
  const { state, paymentState, unreserved } = order
  const { events, parcels, refunds, takenOff } = history
  const facts = [
    [state, paymentState, unreserved],
    ...[events, parcels, refunds, takenOff],
    changes.map(({ id }) => id),
    payments.map((one) => [one.id, one.state]),
    returns.map((one) => [one.id, one.state]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}
