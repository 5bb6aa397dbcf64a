import { db } from '#app/database/database.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { formatInvoiceNumber, parseInvoiceNumber } from '#app/shop-settings/invoice-series.ts'
import { invoiceDay, seriesOfKind, yearOf } from './take-number.server.ts'

const kinds: InvoiceKind[] = ['invoice', 'credit-note']

export type ContinueSeriesOutcome =
  | { ok: true; kind: InvoiceKind; next: string }
  /** It is of none of these series. */
  | { ok: false; reason: 'form'; series: string[] }
  | { ok: false; reason: 'year'; year: number }
  /** The series has begun, so that numbers would repeat or be skipped. */
  | { ok: false; reason: 'begun'; next: string }

/**
 * Continues the series of another program in this year.
 * @param number The last number that the other program gave, in the form of the settings.
 */
export function continueSeries(number: string, now: number): Promise<ContinueSeriesOutcome> {
  const year = yearOf(invoiceDay(now))
  return db.write(async (trx): Promise<ContinueSeriesOutcome> => {
    const found = kinds.flatMap((one) => {
      const place = parseInvoiceNumber(seriesOfKind(one), number)
      return place ? [{ kind: one, ...place }] : []
    })[0]
    if (!found) return { ok: false, reason: 'form', series: kinds.map(seriesOfKind) }
    if (found.year !== year) return { ok: false, reason: 'year', year }
    const { kind, sequence: last } = found
    const nextAfter = (one: number) =>
      formatInvoiceNumber(seriesOfKind(kind), { year, sequence: one + 1 })
    const begun = await trx
      .selectFrom('invoiceSeries')
      .select('last')
      .where('kind', '=', kind)
      .where('year', '=', year)
      .executeTakeFirst()
    if (begun) return { ok: false, reason: 'begun', next: nextAfter(begun.last) }
    await trx
      .insertInto('invoiceSeries')
      .values({ kind, year, first: last + 1, last })
      .execute()
    await recordChange(trx, { command: 'invoices continue', about: number }, now)
    return { ok: true, kind, next: nextAfter(last) }
  })
}
