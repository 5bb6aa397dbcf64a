import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { DaySaleTable } from '#app/database/tables.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { arrangeTaxRows, type TaxReportRow } from '#app/shop/ordering/payments/tax-report.server.ts'
import { findFirstOrder } from './count-days.server.ts'
import { countDaysOf, type DayPeriod, type PeriodStep } from './periods.ts'

/** Holds the sums of a day in one currency, of all countries or of one. */
export type DaySales = Omit<DaySaleTable, 'country'>

const sums = [
  ...(['orders', 'grossMinor', 'taxMinor', 'offGrossMinor', 'offTaxMinor'] as const),
  ...(['returns', 'refunds', 'refundedMinor'] as const),
]

const dayIn = (step: PeriodStep) =>
  step === 'month' ? sql<string>`substr(day, 1, 7) || '-01'` : sql<string>`day`

/**
 * Lists the sums of the days that have any, by currency, the earliest first. For months they are summed by month, which has
 * its first day, since the days of years are thousands of rows.
 */
export const listDaySales = (
  { from, until }: DayPeriod,
  country: string | undefined,
  step: PeriodStep = 'day',
): Promise<DaySales[]> =>
  db.read
    .selectFrom((table) =>
      table
        .selectFrom('daySale')
        .select(['currency', ...sums])
        .select(dayIn(step).as('day'))
        .where('day', '>=', from)
        .where('day', '<=', until)
        .$if(country !== undefined, (all) => all.where('country', '=', country!))
        .as('each'),
    )
    .groupBy(['day', 'currency'])
    .select(['day', 'currency'])
    .select(({ fn }) => sums.map((name) => fn.sum<number>(name).as(name)))
    .orderBy('day')
    .orderBy('currency')
    .execute()

/** Returns what `reportTaxes` returns for these days of the home market, from the sums of each day. */
export async function sumDayTaxes({ from, until }: DayPeriod): Promise<TaxReportRow[]> {
  const rows = await db.read
    .selectFrom('dayTax')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['country', 'currency', 'kind', 'basisPoints'])
    .select(({ fn }) => [
      ...(['country', 'currency', 'kind', 'basisPoints'] as const),
      fn.sum<number>('grossMinor').as('grossMinor'),
      fn.sum<number>('taxMinor').as('taxMinor'),
    ])
    .execute()
  return arrangeTaxRows(
    rows.map(({ basisPoints, ...row }) => ({
      ...row,
      basisPoints: basisPoints === -1 ? null : basisPoints,
      netMinor: row.grossMinor - row.taxMinor,
    })),
  )
}

/** Lists the countries that any order was sent to. */
export async function listSaleCountries(): Promise<string[]> {
  const rows = await db.read
    .selectFrom('daySale')
    .select('country')
    .distinct()
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country)
}

/** Says how far the days of a period are counted. */
export type Counting = {
  /** The last of them was counted at this moment, ms UTC; null if none was. */
  at: number | null
  /** So many days are still to be counted. */
  missing: number
}

/** Returns how far the days of a period are counted that have come and are not before the first order. */
export async function findCounting({ from, until }: DayPeriod, now: number): Promise<Counting> {
  const clock = homeTimeZone()
  const firstAt = await findFirstOrder()
  if (firstAt === undefined) return { at: null, missing: 0 }
  const [first, today] = [localDayOf(firstAt, clock), localDayOf(now, clock)]
  const due = { from: from < first ? first : from, until: until > today ? today : until }
  const { at, days } = await db.read
    .selectFrom('countedDay')
    .where('clock', '=', clock)
    .where('day', '>=', due.from)
    .where('day', '<=', due.until)
    .select(({ fn }) => [fn.max('countedAt').as('at'), fn.countAll<number>().as('days')])
    .executeTakeFirstOrThrow()
  return { at, missing: Math.max(0, countDaysOf(due) - Number(days)) }
}
