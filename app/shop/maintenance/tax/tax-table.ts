import type { TaxRateTable } from '#app/database/tables.ts'
import { dayBefore } from '#app/i18n/format/day.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { taxKinds, taxRateText, type TaxKind } from '#app/shop/pricing/tax/tax.ts'

/** A rate applies from its day until the next rate of the same country and kind begins. */
export type TaxRow = TaxRateTable

/** `until` is the last day, or null for the newest rate. */
export type TaxPeriod = TaxRow & { until: string | null }

const keyOf = ({ country, kind }: TaxRow) => `${country} ${kind}`

/** Sorts by country, kind and day. */
export function sortTaxRows<Row extends TaxRow>(rows: readonly Row[]): Row[] {
  const place = (kind: TaxKind) => taxKinds.indexOf(kind)
  return [...rows].sort(
    (a, b) =>
      compare(a.country, b.country) ||
      place(a.kind) - place(b.kind) ||
      compare(a.fromDay, b.fromDay),
  )
}

/** Returns the row after this one if it is of the same country and kind. */
export function nextOfKind<Row extends TaxRow>(sorted: readonly Row[], n: number): Row | undefined {
  const next = sorted[n + 1]
  return next && keyOf(next) === keyOf(sorted[n]!) ? next : undefined
}

/** Sorts the rates, and adds the last day of each. */
export const periodsOf = (rows: readonly TaxRow[]): TaxPeriod[] =>
  sortTaxRows(rows).map((row, n, sorted) => {
    const next = nextOfKind(sorted, n)
    return { ...row, until: next ? dayBefore(next.fromDay) : null }
  })

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns a text such as `DE book 7 % from 2020-01-01 until 2026-12-31`. */
export const describePeriod = ({ country, kind, basisPoints, fromDay, until }: TaxPeriod): string =>
  `${country} ${kind} ${taxRateText(basisPoints)} from ${fromDay}${until ? ` until ${until}` : ''}`

/** Returns the rate of a kind that applies on a day, if there is one. */
export const rateOn = (
  rows: readonly TaxRow[],
  { country, kind }: Pick<TaxRow, 'country' | 'kind'>,
  day: string,
): number | undefined =>
  sortTaxRows(rows)
    .filter((row) => row.country === country && row.kind === kind && row.fromDay <= day)
    .at(-1)?.basisPoints

/**
 * Returns a fault for each country that has a rate for some kinds only. A country without any rate has no tax;
 * with one it needs a rate for each kind from the same day on, so that no product is without.
 */
export function listCountryFaults(rows: readonly TaxRow[]): Fault[] {
  const countries = [...new Set(rows.map(({ country }) => country))]
  return countries.flatMap((country) => {
    const own = rows.filter((row) => row.country === country)
    const first = (kind: TaxKind) =>
      own.filter((row) => row.kind === kind).reduce(earliest, undefined)?.fromDay
    const begin = own.reduce(earliest, undefined)!.fromDay
    const missing = taxKinds.filter((kind) => first(kind) === undefined)
    const late = taxKinds.filter((kind) => (first(kind) ?? begin) > begin)
    return [
      ...missing.map((kind) =>
        createFault(
          'tax.kindMissing',
          { code: country, kind },
          `${country} has no rate for ${kind}; a country has one for each of ${taxKinds.join(', ')}, or none at all, which means no tax`,
        ),
      ),
      ...late.map((kind) =>
        createFault(
          'tax.kindLate',
          { code: country, kind, day: begin },
          `${country} ${kind} has no rate before ${first(kind)}, but other kinds have one from ${begin} on; all kinds of a country begin on the same day`,
        ),
      ),
    ]
  })
}

const earliest = (a: TaxRow | undefined, b: TaxRow): TaxRow => (a && a.fromDay <= b.fromDay ? a : b)

/** A change replaces, adds or deletes the rate that begins on a day. */
export type TaxChange = Omit<TaxRow, 'basisPoints'> & {
  before: number | undefined
  after: number | undefined
}

/** Returns what differs between two tables, sorted. */
export function listTaxChanges(before: readonly TaxRow[], after: readonly TaxRow[]): TaxChange[] {
  const idOf = (row: TaxRow) => `${keyOf(row)} ${row.fromDay}`
  const rates = (rows: readonly TaxRow[]) =>
    new Map(rows.map((row) => [idOf(row), row.basisPoints]))
  const [old, next] = [rates(before), rates(after)]
  const all = new Map([...before, ...after].map((row) => [idOf(row), row]))
  return sortTaxRows([...all.values()]).flatMap((row) => {
    const { country, kind, fromDay } = row
    const change = {
      country,
      kind,
      fromDay,
      before: old.get(idOf(row)),
      after: next.get(idOf(row)),
    }
    return change.before === change.after ? [] : [change]
  })
}

/** Returns a text such as `DE book from 2027-01-01: 7 % becomes 5 %`. */
export function describeTaxChange({ country, kind, fromDay, before, after }: TaxChange): string {
  const what = `${country} ${kind} from ${fromDay}:`
  if (after === undefined) return `${what} ${taxRateText(before ?? 0)} removed`
  return before === undefined
    ? `${what} ${taxRateText(after)} added`
    : `${what} ${taxRateText(before)} becomes ${taxRateText(after)}`
}
