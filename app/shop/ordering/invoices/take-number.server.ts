import type { Transaction } from '#app/database/connection.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { formatInvoiceNumber } from '#app/shop-settings/invoice-series.ts'

/** Returns the day in the calendar of the shop, `YYYY-MM-DD`. */
export const invoiceDay = (at: number): string => localDayOf(at, homeTimeZone())

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Returns the form of the numbers of a kind, as the settings have it. */
export const seriesOfKind = (kind: InvoiceKind): string =>
  shopSettings()[kind === 'invoice' ? 'invoiceSeries' : 'creditNoteSeries']

/**
 * Takes the next number of the year. Other transactions wait for this one, and a transaction that is rolled back gives
 * its number back, so that the series has no gap. Take it last, because nobody else can until the commit.
 */
export async function takeNumber(trx: Transaction, kind: InvoiceKind, now: number) {
  const issuedOn = invoiceDay(now)
  const year = yearOf(issuedOn)
  const { last: sequence } = await trx
    .insertInto('invoiceSeries')
    .values({ kind, year, first: 1, last: 1 })
    .onConflict((on) =>
      on
        .columns(['kind', 'year'])
        .doUpdateSet((row) => ({ last: row('invoiceSeries.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const series = seriesOfKind(kind)
  return {
    number: formatInvoiceNumber(series, { year, sequence }),
    series,
    year,
    sequence,
    issuedOn,
  }
}
