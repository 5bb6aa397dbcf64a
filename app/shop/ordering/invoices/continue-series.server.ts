import { db } from '#app/database/database.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  formatInvoiceNumber,
  parseInvoiceNumber,
  type InvoicePlace,
} from '#app/shop-settings/invoice-series.ts'
import { invoiceDay, seriesOfKind, yearOf } from './take-number.server.ts'

const kinds: InvoiceKind[] = ['invoice', 'credit-note']

export type ContinueSeriesOutcome =
  | { ok: true; kind: InvoiceKind; next: string }
  /** It is of none of these series. */
  | { ok: false; reason: 'form'; series: string[] }
  | { ok: false; reason: 'year'; year: number }
  | { ok: false; reason: 'long' }
  /** The series has begun, so that numbers would repeat or be skipped. */
  | { ok: false; reason: 'begun'; next: string }

/** A number of more than eight digits is a typing error. */
const mostContinued = 99_999_999

/**
 * Continues the series of another program in this year. It can be corrected until the first number is given.
 * @param number The last number that the other program gave, in the form of the settings; zero if it gave none.
 */
export function continueSeries(number: string, now: number): Promise<ContinueSeriesOutcome> {
  const year = yearOf(invoiceDay(now))
  return db.write(async (trx): Promise<ContinueSeriesOutcome> => {
    const found = kinds.flatMap((one) => {
      const place = parseLast(seriesOfKind(one), number, year)
      return place ? [{ kind: one, ...place }] : []
    })[0]
    if (!found) return { ok: false, reason: 'form', series: kinds.map(seriesOfKind) }
    if (found.year !== year) return { ok: false, reason: 'year', year }
    const { kind, sequence: last } = found
    const nextAfter = (one: number) =>
      formatInvoiceNumber(seriesOfKind(kind), { year, sequence: one + 1 })
    if (last > mostContinued) return { ok: false, reason: 'long' }
    const { numInsertedOrUpdatedRows: changed } = await trx
      .insertInto('invoiceSeries')
      .values({ kind, year, first: last + 1, last })
      .onConflict((on) =>
        on
          .columns(['kind', 'year'])
          .doUpdateSet({ first: last + 1, last })
          .whereRef('invoiceSeries.last', '<', 'invoiceSeries.first'),
      )
      .executeTakeFirstOrThrow()
    if (!changed) {
      const begun = await trx
        .selectFrom('invoiceSeries')
        .select('last')
        .where('kind', '=', kind)
        .where('year', '=', year)
        .executeTakeFirstOrThrow()
      return { ok: false, reason: 'begun', next: nextAfter(begun.last) }
    }
    await recordChange(trx, { command: 'invoices continue', about: number }, now)
    return { ok: true, kind, next: nextAfter(last) }
  })
}

function parseLast(series: string, number: string, year: number): InvoicePlace | undefined {
  const none = { year, sequence: 0 }
  return formatInvoiceNumber(series, none) === number ? none : parseInvoiceNumber(series, number)
}
