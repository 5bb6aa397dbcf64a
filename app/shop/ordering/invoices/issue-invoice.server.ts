import type { Transaction } from '#app/database/connection.server.ts'
import type { InvoiceKind, InvoiceTable, OrderState } from '#app/database/tables.ts'
import type { AttachedInvoice } from '#app/shop/messaging/mail/short-mail.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { hasFilesAlone } from '#app/shop/ordering/orders/order-files.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'
import { findSales } from '#app/shop/ordering/payments/tax-reductions.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { buildDocument, type DocumentParams } from './build-document.server.ts'
import { readDocument, readSums } from './invoice-document.schema.ts'
import { grossOf, haveLines, subtractSums, sumsOfSale, type InvoiceSums } from './invoice-sums.ts'
import { invoiceDay, takeNumber } from './take-number.server.ts'

/**
 * Makes the invoice of an order once it is time, and at most one. The caller has locked the order's row, and calls this
 * after all that others may wait for, because it takes a number. What was taken off before is not on it, and where nothing
 * is left there is none.
 */
export async function issueInvoice(
  trx: Transaction,
  number: string,
  now: number,
): Promise<AttachedInvoice | undefined> {
  const made = await listInvoiceRows(trx, number)
  if (made.length > 0) return undefined
  const order = (await findOrder(number, trx))!
  const isOfFiles = await hasFilesAlone(trx, order)
  if (!isTime(order, isOfFiles)) return undefined
  const sums = await findSums(trx, order)
  if (!haveLines(sums)) return undefined
  return insertInvoice(trx, order, {
    ...{ kind: 'invoice', refundId: null, corrects: null, sums, now },
    suppliedOn: isOfFiles ? await dayOfOpening(trx, order, now) : await dayOfDispatch(trx, order),
    paidMinor: order.paymentState === 'due' ? 0 : grossOf(sums),
  })
}

/** Issues the invoice of an order if it is time, and returns it for a mail if none has brought it yet. */
export async function issueInvoiceForMail(
  trx: Transaction,
  number: string,
  now: number,
): Promise<AttachedInvoice | undefined> {
  await issueInvoice(trx, number, now)
  const invoice = (await listInvoiceRows(trx, number)).find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const { numUpdatedRows } = await trx
    .updateTable('customerOrder')
    .set({ invoiceMailedAt: now })
    .where('number', '=', number)
    .where('invoiceMailedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : { number: invoice.number, kind: 'invoice' }
}

/**
 * Makes a credit note if less is left of an order's sale than its invoice and earlier credit notes say; otherwise, and
 * without an invoice, it does nothing. After it, they come by rate to what is left, whose delivery has the rates of the
 * goods that remain (see `partsInTurn`); so a delivery that is still charged may move from one rate to another. The
 * caller has locked the order's row, as for {@link issueInvoice}.
 * @param refundId The refund that was just paid, if it is the reason.
 */
export async function issueCreditNote(
  trx: Transaction,
  number: string,
  refundId: string | null,
  now: number,
): Promise<AttachedInvoice | undefined> {
  const made = await listInvoiceRows(trx, number)
  const invoice = made.find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const order = (await findOrder(number, trx))!
  const [charged, ...credited] = [invoice, ...made.filter((one) => one !== invoice)].map(readSums)
  const stated = subtractSums(charged!, credited)
  const sums = subtractSums(stated, [await findSums(trx, order)])
  const totalMinor = grossOf(sums)
  // Parts without a total mean that only the rates of the delivery have changed.
  if (sums.parts.length === 0 || totalMinor < 0) return undefined
  const { issuedOn, suppliedOn: suppliedBefore } = readDocument(invoice)
  // An invoice that lies in the parcel was made before the day of dispatch was known.
  const suppliedOn = (await dayOfDispatch(trx, order)) ?? suppliedBefore
  return insertInvoice(trx, order, {
    ...{ kind: 'credit-note', refundId, sums, suppliedOn, now },
    corrects: { number: invoice.number, issuedOn },
    paidMinor: refundId === null ? 0 : totalMinor,
  })
}

/** Lists the invoice of an order and then its credit notes. */
const listInvoiceRows = (trx: Transaction, orderNumber: string): Promise<InvoiceTable[]> =>
  trx
    .selectFrom('invoice')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .orderBy('sequence')
    .execute()

async function findSums(trx: Transaction, { number, lines }: Order): Promise<InvoiceSums> {
  const sales = await findSales([number], trx)
  return sumsOfSale(lines, sales.get(number)!)
}

const sent: OrderState[] = ['dispatched', 'delivered']

/** An order that is paid later has its invoice in the parcel, and files alone are never sent. */
function isTime({ state, paymentState, paymentMethod }: Order, isOfFiles: boolean): boolean {
  if (isUndone(state)) return false
  const isPaidLater = !paymentMethodOf(paymentMethod).isPaidFirst
  if (sent.includes(state) || (state === 'packed' && isPaidLater)) return true
  return paymentState !== 'due' && (isOfFiles || shopSettings().invoiceWhen === 'paid')
}

/** An invoice of files is made when they are paid, which opens those that are published. */
async function dayOfOpening(
  trx: Transaction,
  { number }: Order,
  now: number,
): Promise<string | null> {
  const ebooks = await listEbooksOfOrder(number, trx)
  return ebooks.every((one) => ebookAccess(one, now).kind === 'open') ? invoiceDay(now) : null
}

async function dayOfDispatch(trx: Transaction, { number }: Order): Promise<string | null> {
  const dispatched = await trx
    .selectFrom('orderEvent')
    .select('at')
    .where('orderNumber', '=', number)
    .where('state', '=', 'dispatched')
    .executeTakeFirst()
  return dispatched ? invoiceDay(dispatched.at) : null
}

type NewInvoice = Omit<DocumentParams, 'number' | 'issuedOn' | 'kind'> & {
  kind: InvoiceKind
  refundId: string | null
  now: number
}

async function insertInvoice(
  trx: Transaction,
  order: Order,
  { refundId, now, ...params }: NewInvoice,
): Promise<AttachedInvoice> {
  const { kind, sums } = params
  const { issuedOn, number, ...place } = await takeNumber(trx, kind, now)
  const document = await buildDocument(trx, order, { ...params, number, issuedOn })
  const row = { number, kind, ...place, orderNumber: order.number, refundId, issuedAt: now }
  await trx
    .insertInto('invoice')
    .values({ ...row, sums: JSON.stringify(sums), document: JSON.stringify(document) })
    .execute()
  return { number, kind }
}
