import { lastPageOf } from '#app/components/page-numbers.ts'
import { orderDay } from '#app/i18n/format/format-order.ts'
import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { listEbooksOfOrders } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import {
  listInvoicesOf,
  type InvoiceFacts,
} from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { invoiceLink } from '#app/shop/ordering/invoices/invoice-link.ts'
import { isUnpaid, ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { soldFormatOf } from '#app/shop/ordering/quote/format-name.ts'
import {
  canBeCancelled,
  isBeforeDispatch,
  isUndone,
} from '#app/shop/ordering/orders/order-states.ts'
import { countOf, sumOff } from '#app/shop/ordering/orders/refund-amount.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { waitingWords } from './waiting-words.server.ts'
import { findRemaining } from '#app/shop/ordering/returns/find-returnable.server.ts'
import type { RemainingOrder } from '#app/shop/ordering/orders/remaining-order.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { describeArrival } from './order-progress.ts'
import {
  ordersPerPage,
  type OrderEntry,
  type OrderEntryLine,
  type OrderListPage,
} from './my-orders.ts'

/** The list names this many lines; the receipt names all. */
const linesNamed = 3

/**
 * Returns one page of a customer's orders; undefined past the last one. The first page always
 * exists.
 */
export async function findOrderList(
  customer: string,
  page: number,
  { language, now }: { language: Language; now: number },
): Promise<OrderListPage | undefined> {
  const total = await countOrders(customer)
  const lastPage = lastPageOf(total, ordersPerPage)
  if (page > lastPage) return undefined
  const rows = await listOrderRows(customer, page)
  const numbers = rows.map(({ number }) => number)
  const [lines, ebooks, remaining, sent, invoices, off] = await Promise.all([
    listLines(numbers),
    listEbooksOfOrders(numbers),
    listRemaining(rows, now),
    listDispatches(numbers),
    listInvoicesOf(numbers),
    listOff(rows),
  ])
  const orders = rows.map((row) =>
    describeEntry(
      row,
      {
        lines: lines.filter((line) => line.orderNumber === row.number),
        files: ebooks.filter((one) => one.orderNumber === row.number),
        remaining: remaining.get(row.number),
        sent: sent.filter((event) => event.orderNumber === row.number),
        invoices: invoices.filter((one) => one.orderNumber === row.number),
        off: off.filter((one) => one.orderNumber === row.number),
      },
      { language, now },
    ),
  )
  return { orders, page, lastPage, total }
}

const listOrderRows = (customer: string, page: number) =>
  db.read
    .selectFrom('customerOrder')
    .where('customer', '=', customer)
    .select(['number', 'state', 'placedAt', 'country', 'currency', 'totalMinor', 'unreserved'])
    .select(['promisedFrom', 'promisedTo', 'deliveryDaysFrom', 'deliveryDaysTo'])
    .select(['paymentMethod', 'paymentState', 'deliveryMethod', 'deliveryMinor'])
    .orderBy('placedAt', 'desc')
    .orderBy('number')
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
    .execute()

type OrderParts = {
  lines: Line[]
  files: Files
  /** Is undefined if nothing was taken off the order before its dispatch. */
  remaining: RemainingOrder | undefined
  sent: Awaited<ReturnType<typeof listDispatches>>
  invoices: InvoiceFacts[]
  /** Holds what was cancelled before the dispatch or came back unpaid, while the rest stays. */
  off: Awaited<ReturnType<typeof listOff>>
}

function describeEntry(
  row: Awaited<ReturnType<typeof listOrderRows>>[number],
  { lines: ordered, files, remaining, sent, invoices, off }: OrderParts,
  { language, now }: { language: Language; now: number },
): OrderEntry {
  const { number, state, currency, deliveryMinor } = row
  const totalMinor =
    row.totalMinor - (off.length > 0 ? sumOff({ deliveryMinor, lines: ordered }, off) : 0)
  const cancelled = off.filter(({ isCancelled }) => isCancelled === 1)
  const lines = ordered
    .map((line) => ({ ...line, quantity: line.quantity - countOf(cancelled, line.position) }))
    .filter(({ quantity }) => quantity > 0)
  const isDownloaded = files.some(({ fetched }) => fetched > 0)
  const { isWithdrawn, hasParcel } = remaining ?? { isWithdrawn: false, hasParcel: true }
  const money = { minor: totalMinor, currency }
  return {
    number,
    state,
    placed: orderDay(row, language),
    total: formatMoney(money, language),
    things: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: lines.slice(0, linesNamed).map((line) => describeLine(line, files, { language, now })),
    more: Math.max(0, lines.length - linesNamed),
    canCancel: canBeCancelled(row) && !isDownloaded && !isWithdrawn,
    isWithdrawn,
    ...(invoices.length > 0 && { invoices: invoices.map((one) => invoiceLink(one)) }),
    ...(isPickup(row.deliveryMethod) && { isPickup: true }),
    ...(row.deliveryMethod === null && { isOfFiles: true }),
    arrival: describeArrival(
      row,
      { hasParcel },
      { language, now, arrival: orderArrival(row, sent, now) },
    ),
    ...(!isWithdrawn && waitingWords(row, translator(language))),
    ...(files.some((one) => isUnpaid(one, now)) && { hasUnpaidEbooks: true }),
  }
}

async function countOrders(customer: string): Promise<number> {
  const { count } = await db.read
    .selectFrom('customerOrder')
    .where('customer', '=', customer)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the parts of some orders that were cancelled before the dispatch or came back unpaid, while the rest stays. */
async function listOff(orders: { number: string; state: OrderState }[]) {
  const numbers = orders.filter(({ state }) => !isUndone(state)).map(({ number }) => number)
  if (numbers.length === 0) return []
  return db.read
    .selectFrom('refundLine')
    .where('orderNumber', 'in', numbers)
    .where((row) => row.or([row('isCancelled', '=', 1), row('refundId', 'is', null)]))
    .select(['orderNumber', 'position', 'quantity', 'amountMinor', 'isCancelled'])
    .execute()
}

/** Lists when some orders were sent. */
async function listDispatches(numbers: string[]) {
  if (numbers.length === 0) return []
  return db.read
    .selectFrom('orderEvent')
    .where('orderNumber', 'in', numbers)
    .where('state', '=', 'dispatched')
    .select(['orderNumber', 'state', 'at'])
    .execute()
}

/** Returns the lines of some orders, each in its order. */
async function listLines(numbers: string[]) {
  if (numbers.length === 0) return []
  return db.read
    .selectFrom('orderLine')
    .where('orderNumber', 'in', numbers)
    .leftJoin('product', 'product.id', 'orderLine.productId')
    .select(['orderNumber', 'position', 'orderLine.name', 'variantName', 'quantity'])
    .select(['orderLine.kind', 'orderLine.format'])
    .select(['orderLine.ebookContent', 'orderLine.ebookFormat'])
    .select(['product.id', 'product.kind as productKind'])
    .orderBy('orderNumber')
    .orderBy('position')
    .execute()
}

/**
 * Returns what remains of each order that was not sent yet and lost a part to a withdrawal or a cancellation. Such orders
 * are few, so each is queried by itself.
 */
async function listRemaining(
  orders: { number: string; state: OrderState }[],
  now: number,
): Promise<Map<string, RemainingOrder>> {
  const numbers = orders.filter(({ state }) => isBeforeDispatch(state)).map(({ number }) => number)
  if (numbers.length === 0) return new Map()
  const reduced = await db.read
    .selectFrom('orderReturn')
    .where('orderNumber', 'in', numbers)
    .where('state', '=', 'announced')
    .select('orderNumber')
    .union(
      db.read
        .selectFrom('refundLine')
        .where('orderNumber', 'in', numbers)
        .where('isCancelled', '=', 1)
        .select('orderNumber'),
    )
    .execute()
  const remaining = new Map<string, RemainingOrder>()
  for (const { orderNumber } of reduced) {
    const order = await findOrder(orderNumber)
    if (order) remaining.set(orderNumber, await findRemaining(order, now))
  }
  return remaining
}

type Line = Awaited<ReturnType<typeof listLines>>[number]
type Files = Awaited<ReturnType<typeof listEbooksOfOrders>>

function describeLine(
  line: Line,
  files: Files,
  { language, now }: { language: Language; now: number },
): OrderEntryLine {
  const { id, productKind: kind, position, quantity, variantName } = line
  const format = soldFormatOf(line)
  const about = variantName ?? (format && translator(language)(`order.format.${format}`))
  const isOpen = files.some(
    (one) => one.position === position && ebookAccess(one, now).kind === 'open',
  )
  return {
    quantity,
    name: about ? `${line.name} (${joinEWords(about)})` : line.name,
    ...(id !== null && kind !== null && { path: productPath({ id, kind }) }),
    ...(isOpen && { isOpen }),
  }
}
