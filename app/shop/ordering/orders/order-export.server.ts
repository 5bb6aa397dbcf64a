import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { OrderData } from '#app/shop/customers/accounts/customer-data.ts'

type OrderExport = Pick<
  OrderData,
  'payments' | 'refunds' | 'takenOff' | 'returns' | 'parcels' | 'downloads'
>

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

/**
 * Returns what followed from a customer's orders, for the export of their data, by order number.
 */
export async function findOrderExport(customer: string): Promise<(number: string) => OrderExport> {
  const [payments, refunds, takenOff, returns, parcels, downloads] = await Promise.all([
    listPayments(customer),
    listRefunds(customer),
    listTakenOff(customer),
    listReturns(customer),
    listParcels(customer),
    listDownloads(customer),
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
        sentAt: iso(sentAt),
      })),
      downloads: own(downloads).map(exportDownload),
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
  createdAt: iso(row.createdAt),
  settledAt: isoOrNull(row.settledAt),
})

const exportRefund = ({
  reason,
  amountMinor,
  state,
  reference,
  ...row
}: Selectable<Tables['refund']>) => ({
  reason,
  amountMinor,
  state,
  reference,
  createdAt: iso(row.createdAt),
  dueAt: iso(row.dueAt),
  doneAt: isoOrNull(row.doneAt),
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
  at: iso(at),
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
  lastFetchedAt: isoOrNull(row.lastFetchedAt),
  revokedAt: isoOrNull(row.revokedAt),
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

const listDownloads = (customer: string) =>
  db.read
    .selectFrom('ebookDownload')
    .selectAll()
    .where('orderNumber', 'in', ordersOf(customer))
    .orderBy('orderNumber')
    .orderBy('position')
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
      announcedAt: iso(row.announcedAt),
      receivedAt: isoOrNull(row.receivedAt),
      settledAt: isoOrNull(row.settledAt),
      lines: lines
        .filter(({ returnId }) => returnId === id)
        .map(({ position, quantity }) => ({ position, quantity })),
    },
  }))
}
