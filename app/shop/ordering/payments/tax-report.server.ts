import type { Currency } from '#app/i18n/currency.ts'
import { reductionsBetween } from './tax-reductions.server.ts'
import { partsOfOrder, type TaxPart } from './tax-parts.ts'
import { selectOrders, withLines, type TaxedOrderRow } from './taxed-orders.server.ts'

/** Sums are in minor units of the currency; net and tax together are gross. */
export type TaxReportRow = TaxPart & { country: string; currency: Currency; netMinor: number }

const ordersAtOnce = 300

/**
 * Returns the taxes of orders placed from `from` to before `until` (ms UTC), by country, currency,
 * kind and rate. Cancellations and refunds in this time are subtracted, whenever the order was
 * placed, so that a report on the past never changes.
 */
export async function reportTaxes(from: number, until: number): Promise<TaxReportRow[]> {
  const rows = new Map<string, TaxReportRow>()
  for await (const { order, parts, sign } of taxChangesBetween(from, until))
    for (const { kind, basisPoints, grossMinor, taxMinor } of parts) {
      const { country, currency } = order
      const key = JSON.stringify([country, currency, kind, basisPoints])
      const none = { country, currency, kind, basisPoints, grossMinor: 0, taxMinor: 0, netMinor: 0 }
      const row = rows.get(key) ?? none
      row.grossMinor += sign * grossMinor
      row.taxMinor += sign * taxMinor
      row.netMinor = row.grossMinor - row.taxMinor
      rows.set(key, row)
    }
  return arrangeTaxRows([...rows.values()])
}

/** Sorts the rows of a report, without those of which nothing is left. */
export const arrangeTaxRows = (rows: TaxReportRow[]): TaxReportRow[] =>
  rows.filter(({ grossMinor, taxMinor }) => grossMinor || taxMinor).sort(byPlace)

const keyOf = ({ country, currency, kind, basisPoints }: TaxReportRow) =>
  `${country} ${currency} ${String(99_999 - (basisPoints ?? -1)).padStart(6, '0')} ${kind}`
const byPlace = (a: TaxReportRow, b: TaxReportRow) => (keyOf(a) < keyOf(b) ? -1 : 1)

/** Holds an order that was placed (1), or what was taken off one (-1). */
type TaxChange = { order: TaxedOrderRow; parts: TaxPart[]; sign: 1 | -1 }

/** Yields all that counts from `from` to before `until` (ms UTC): each placed order once, then what was deducted. */
export async function* taxChangesBetween(from: number, until: number): AsyncGenerator<TaxChange> {
  for await (const order of placedBetween(from, until))
    yield { order, parts: partsOfOrder(order), sign: 1 }
  for await (const { order, parts } of reductionsBetween(from, until))
    yield { order, parts, sign: -1 }
}

async function* placedBetween(from: number, until: number): AsyncGenerator<TaxedOrderRow> {
  for (let after = { placedAt: from, number: '' }; ;) {
    const { placedAt, number } = after
    const orders = await selectOrders()
      .select('placedAt')
      // The first condition lets an index begin there.
      .where('placedAt', '>=', placedAt)
      .where('placedAt', '<', until)
      .where((row) => row.or([row('placedAt', '>', placedAt), row('number', '>', number)]))
      .orderBy('placedAt')
      .orderBy('number')
      .limit(ordersAtOnce)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    yield* await withLines(orders)
    after = last
  }
}
