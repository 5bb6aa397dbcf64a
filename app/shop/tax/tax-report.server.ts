import { db } from '#app/database/database.server.ts'
import { partsOfOrder, partsOfRefund, type TaxedOrder, type TaxPart } from './tax-parts.ts'

/** Sums in minor units of the currency; net and tax together are gross. */
export type TaxReportRow = TaxPart & { country: string; currency: string; netMinor: number }

/** Refunds that name no lines: `grossMinor` is not taken off the rows. */
export type RefundRest = { country: string; currency: string; refunds: number; grossMinor: number }

export type TaxReport = { rows: TaxReportRow[]; refundRests: RefundRest[] }

const ordersAtOnce = 300

type Taxed = TaxedOrder & { number: string; country: string; currency: string }

/**
 * The tax of the orders placed from `from` until before `until` (ms UTC), by country, kind and rate, in each
 * currency; cancelled ones are left out. Refunds paid in this time are taken off, whenever their order was
 * placed.
 */
export async function reportTaxes(from: number, until: number): Promise<TaxReport> {
  const rows = new Map<string, TaxReportRow>()
  const add = ({ country, currency }: Taxed, part: TaxPart, sign: 1 | -1) => {
    const { kind, basisPoints } = part
    const key = JSON.stringify([country, currency, kind, basisPoints])
    const none = { country, currency, kind, basisPoints, grossMinor: 0, taxMinor: 0, netMinor: 0 }
    const row = rows.get(key) ?? none
    row.grossMinor += sign * part.grossMinor
    row.taxMinor += sign * part.taxMinor
    row.netMinor = row.grossMinor - row.taxMinor
    rows.set(key, row)
  }
  for await (const order of placedBetween(from, until))
    for (const part of partsOfOrder(order)) add(order, part, 1)
  const rests = new Map<string, RefundRest>()
  for await (const { order, parts, left } of refundedBetween(from, until)) {
    for (const part of parts) add(order, part, -1)
    if (left > 0) addRest(rests, order, left)
  }
  return { rows: [...rows.values()].sort(byPlace), refundRests: [...rests.values()] }
}

function addRest(rests: Map<string, RefundRest>, { country, currency }: Taxed, left: number) {
  const key = `${country} ${currency}`
  const rest = rests.get(key) ?? { country, currency, refunds: 0, grossMinor: 0 }
  rests.set(key, { ...rest, refunds: rest.refunds + 1, grossMinor: rest.grossMinor + left })
}

const keyOf = ({ country, currency, kind, basisPoints }: TaxReportRow) =>
  `${country} ${currency} ${String(99_999 - (basisPoints ?? -1)).padStart(6, '0')} ${kind}`
const byPlace = (a: TaxReportRow, b: TaxReportRow) => (keyOf(a) < keyOf(b) ? -1 : 1)

async function* placedBetween(from: number, until: number): AsyncGenerator<Taxed> {
  for (let after = ''; ;) {
    const orders = await selectOrders()
      .where('state', '!=', 'cancelled')
      .where('placedAt', '>=', from)
      .where('placedAt', '<', until)
      .where('number', '>', after)
      .limit(ordersAtOnce)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    yield* await withLines(orders)
    after = last.number
  }
}

const selectOrders = () =>
  db.read
    .selectFrom('customerOrder')
    .select(['number', 'country', 'currency', 'totalMinor'])
    .orderBy('number')

type Order = { number: string; country: string; currency: string; totalMinor: number }

async function withLines(orders: Order[]): Promise<Taxed[]> {
  const numbers = orders.map(({ number }) => number)
  const lines = await db.read
    .selectFrom('orderLine')
    .select(['orderNumber', 'position', 'quantity', 'lineMinor', 'discountMinor'])
    .select(['taxKind', 'taxBasisPoints'])
    .where('orderNumber', 'in', numbers)
    .execute()
  const taxes = await db.read
    .selectFrom('orderTax')
    .selectAll()
    .where('orderNumber', 'in', numbers)
    .orderBy('basisPoints')
    .execute()
  return orders.map((order) => ({
    ...order,
    lines: lines.filter((line) => line.orderNumber === order.number),
    taxes: taxes.filter((tax) => tax.orderNumber === order.number),
  }))
}

async function* refundedBetween(from: number, until: number) {
  for (let after = ''; ;) {
    const refunds = await db.read
      .selectFrom('refund')
      .innerJoin('customerOrder', 'customerOrder.number', 'refund.orderNumber')
      .where('customerOrder.state', '!=', 'cancelled')
      .where('refund.state', '=', 'done')
      .where('doneAt', '>=', from)
      .where('doneAt', '<', until)
      .where('refund.id', '>', after)
      .select(['refund.id', 'refund.orderNumber', 'refund.returnId', 'refund.amountMinor'])
      .orderBy('refund.id')
      .limit(ordersAtOnce)
      .execute()
    const last = refunds.at(-1)
    if (!last) return
    const numbers = [...new Set(refunds.map((refund) => refund.orderNumber))]
    const orders = await withLines(await selectOrders().where('number', 'in', numbers).execute())
    const named = await listNamed(refunds.flatMap(({ returnId }) => returnId ?? []))
    for (const { orderNumber, returnId, amountMinor } of refunds) {
      const order = orders.find(({ number }) => number === orderNumber)!
      const lines = named.filter((line) => line.returnId === returnId)
      yield { order, ...partsOfRefund(amountMinor, lines, order) }
    }
    after = last.id
  }
}

const listNamed = async (returnIds: string[]) =>
  returnIds.length === 0
    ? []
    : db.read.selectFrom('orderReturnLine').selectAll().where('returnId', 'in', returnIds).execute()
