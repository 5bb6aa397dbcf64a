import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { OrderData } from '#app/shop/customers/accounts/customer-data.ts'
import { leftMinor, type RefundWithLeft } from '#app/shop/ordering/orders/refund-payments.server.ts'

type OrderExport = Pick<
  OrderData,
  'payments' | 'refunds' | 'takenOff' | 'returns' | 'parcels' | 'downloads' | 'notes' | 'invoices'
>

/**
 * Returns what followed from a customer's orders, for the export of their data, by order number.
 */
export async function findOrderExport(customer: string): Promise<(number: string) => OrderExport> {
  const [payments, refunds, takenOff, returns, parcels, downloads, notes, invoices] =
    await Promise.all([
      listPayments(customer),
      listRefunds(customer),
      listTakenOff(customer),
      listReturns(customer),
      listParcels(customer),
      listDownloads(customer),
      listNotes(customer),
      listInvoices(customer),
    ])
  return (number) => {
    const own = <T extends { orderNumber: string }>(rows: T[]) =>
      rows.filter((row) => row.orderNumber === number)
    return {
      payments: own(payments).map(exportPayment),
      refunds: own(refunds).map(exportRefund),
      takenOff: own(takenOff).map(exportTakenOff),
      returns: own(returns).map(({ exported }) => exported),
      parcels: own(parcels).map(({ carrier, code, sentAt }) => ({
        carrier,
        code,
        sentAt: isoMoment(sentAt),
      })),
      downloads: own(downloads).map(exportDownload),
      notes: own(notes).map(({ text, at }) => ({ text, at: isoMoment(at) })),
      invoices: own(invoices).map(exportInvoice),
    }
  }
}

const exportPayment = ({
  method,
  amountMinor,
  currency,
  state,
  ...row
}: Selectable<Tables['payment']>) => ({
  method,
  amountMinor,
  currency,
  state,
  reference: row.intent,
  createdAt: isoMoment(row.createdAt),
  settledAt: isoMomentOrNull(row.settledAt),
})

const exportRefund = ({
  reason,
  amountMinor,
  leftMinor: left,
  state,
  reference,
  ...row
}: RefundWithLeft) => ({
  reason,
  amountMinor,
  leftMinor: left,
  state,
  reference,
  createdAt: isoMoment(row.createdAt),
  dueAt: isoMoment(row.dueAt),
  doneAt: isoMomentOrNull(row.doneAt),
})

const exportTakenOff = ({
  position,
  quantity,
  amountMinor,
  isCancelled,
  at,
}: Selectable<Tables['refundLine']>) => ({
  position,
  quantity,
  amountMinor,
  isCancelled: isCancelled === 1,
  at: isoMoment(at),
})

const exportInvoice = ({ number, kind, issuedAt, document }: Selectable<Tables['invoice']>) => ({
  number,
  kind,
  issuedAt: isoMoment(issuedAt),
  document: JSON.parse(document) as Record<string, unknown>,
})

const exportDownload = ({
  position,
  productId,
  fetched,
  ...row
}: Selectable<Tables['ebookDownload']>) => ({
  position,
  product: productId,
  fetched,
  lastFetchedAt: isoMomentOrNull(row.lastFetchedAt),
  revokedAt: isoMomentOrNull(row.revokedAt),
})

const ordersOf = (customer: string) =>
  db.read.selectFrom('customerOrder').select('number').where('customer', '=', customer)

const listPayments = (customer: string) =>
  db.read
    .selectFrom('payment')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const listRefunds = (customer: string) =>
  db.read
    .selectFrom('refund')
    .selectAll()
    .select(leftMinor.as('leftMinor'))
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const listTakenOff = (customer: string) =>
  db.read
    .selectFrom('refundLine')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('at')
    .orderBy('position')
    .orderBy('fromPiece')
    .execute()

const listParcels = (customer: string) =>
  db.read
    .selectFrom('parcel')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('sentAt')
    .orderBy('carrier')
    .orderBy('code')
    .execute()

const listNotes = (customer: string) =>
  db.read
    .selectFrom('orderNote')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('at')
    .orderBy('id')
    .execute()

const listDownloads = (customer: string) =>
  db.read
    .selectFrom('ebookDownload')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('orderNumber')
    .orderBy('position')
    .execute()

const listInvoices = (customer: string) =>
  db.read
    .selectFrom('invoice')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('issuedAt')
    .orderBy('number')
    .execute()

async function listReturns(customer: string) {
  const returns = await db.read
    .selectFrom('orderReturn')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('announcedAt')
    .orderBy('id')
    .execute()
  if (returns.length === 0) return []
  const lines = await db.read
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .select(['returnId', 'position', 'quantity'])
    .where('orderReturn.orderNumber', 'in', ordersOf(customer))
    .orderBy('position')
    .execute()
  return returns.map(({ id, orderNumber, kind, reason, note, state, ...row }) => ({
    orderNumber,
    exported: {
      kind,
      reason,
      note,
      state,
      announcedAt: isoMoment(row.announcedAt),
      receivedAt: isoMomentOrNull(row.receivedAt),
      settledAt: isoMomentOrNull(row.settledAt),
      lines: lines
        .filter(({ returnId }) => returnId === id)
        .map(({ position, quantity }) => ({ position, quantity })),
    },
  }))
}
