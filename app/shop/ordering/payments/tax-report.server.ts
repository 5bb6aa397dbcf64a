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
  const add = ({ country, currency }: TaxedOrderRow, part: TaxPart, sign: 1 | -1) => {
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
  for await (const { order, parts } of reductionsBetween(from, until))
    for (const part of parts) add(order, part, -1)
  return [...rows.values()]
    .filter(({ grossMinor, taxMinor }) => grossMinor || taxMinor)
    .sort(byPlace)
}

const keyOf = ({ country, currency, kind, basisPoints }: TaxReportRow) =>
  `${country} ${currency} ${String(99_999 - (basisPoints ?? -1)).padStart(6, '0')} ${kind}`
const byPlace = (a: TaxReportRow, b: TaxReportRow) => (keyOf(a) < keyOf(b) ? -1 : 1)

async function* placedBetween(from: number, until: number): AsyncGenerator<TaxedOrderRow> {
  for (let after = ''; ;) {
    const orders = await selectOrders()
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
