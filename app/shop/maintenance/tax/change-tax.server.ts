import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayAfter } from '#app/i18n/format/day.ts'
import type { Country } from '#app/i18n/markets.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import {
  ChangeRefused,
  orRefused,
  requireFaultless,
  type Refused,
} from '#app/shop/operations/findings/change-refused.ts'
import {
  fingerprintOf,
  requireUnchanged,
} from '#app/shop/operations/findings/fingerprint-of.server.ts'
import { createFault } from '#app/shop/operations/findings/fault.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { TaxKind } from '#app/shop/pricing/tax/tax.ts'
import { taxDayOf } from '#app/shop/pricing/tax/tax.server.ts'
import { lastTaxDay } from './tax-fields.ts'
import { readTaxFile, reversedFault } from './read-tax-file.server.ts'
import {
  listCountryFaults,
  listTaxChanges,
  periodsOf,
  rateOn,
  sortTaxRows,
  type TaxChange,
  type TaxPeriod,
  type TaxRow,
} from './tax-table.ts'

export type TaxOutcome = { ok: true; changes: TaxChange[] } | Refused

const readRows = (reader: Reader): Promise<TaxRow[]> =>
  reader.selectFrom('taxRate').selectAll().execute()

export const listTaxPeriods = async (): Promise<TaxPeriod[]> => periodsOf(await readRows(db.read))

/** A change may be bound to the table that it was made from: another one refuses it as stale. */
type Seen = {
  /** The fingerprint of that table. */
  seen?: string | undefined
}

export const fingerprintOfRates = (periods: readonly TaxPeriod[]): string =>
  fingerprintOf(rateValues(periods))

const rateValues = (rows: readonly TaxRow[]) =>
  sortTaxRows(rows).map(({ country, kind, fromDay, basisPoints }) => [
    ...[country, kind, fromDay, Number(basisPoints)],
  ])

type NewRates = Seen & {
  country: Country
  rates: Map<TaxKind, number>
  /** Without it they apply from today on. */
  fromDay?: string | undefined
  /** After this day the rates apply again that would have applied without the change. */
  until?: string | undefined
}

/** Sets rates of a country from a day on. Those that begin later stay, unless they begin before `until` has passed. */
export function setTaxRates(change: NewRates, now: number): Promise<TaxOutcome> {
  const { country, rates, fromDay = taxDayOf(country, now), until, seen } = change
  return changeTable({ command: 'tax set', now, seen }, (rows) => {
    if (until !== undefined && until < fromDay)
      throw new ChangeRefused([reversedFault(until, fromDay)])
    if (until === lastTaxDay)
      throw new ChangeRefused([
        createFault(
          'tax.untilLast',
          {},
          `until is ${until}, the last day there is; leave it out`,
          'until',
        ),
      ])
    const isReplaced = (row: TaxRow) =>
      row.country === country &&
      rates.has(row.kind) &&
      (row.fromDay === fromDay || (row.fromDay > fromDay && row.fromDay <= (until ?? fromDay)))
    const added = [...rates].flatMap(([kind, basisPoints]) => [
      { country, kind, fromDay, basisPoints },
      ...(until === undefined ? [] : rateAfter(rows, { country, kind }, until)),
    ])
    return [...rows.filter((row) => !isReplaced(row)), ...added]
  })
}

/** Returns the row that restores a rate after a day, unless another begins on the next one. */
function rateAfter(
  rows: TaxRow[],
  what: Pick<TaxRow, 'country' | 'kind'>,
  until: string,
): TaxRow[] {
  const { country, kind } = what
  const fromDay = dayAfter(until)
  const basisPoints = rateOn(rows, what, fromDay)
  if (basisPoints === undefined)
    throw new ChangeRefused([
      createFault(
        'tax.untilWithout',
        { day: until },
        `until is ${until}, after which ${country} ${kind} has no rate; set one without until first`,
        'until',
      ),
    ])
  const isThere = rows.some(
    (row) => row.country === country && row.kind === kind && row.fromDay === fromDay,
  )
  return isThere ? [] : [{ ...what, fromDay, basisPoints }]
}

type RemovedRates = Seen & {
  country: Country
  kind?: TaxKind | undefined
  /** Only what begins on this day is removed, so that the rate before goes on. */
  fromDay?: string | undefined
}

/** Removes rates of a country. A country without any has no tax. */
export function removeTaxRates(change: RemovedRates, now: number): Promise<TaxOutcome> {
  const { country, kind, fromDay, seen } = change
  return changeTable({ command: 'tax remove', now, seen }, (rows) => {
    const left = rows.filter(
      (row) =>
        row.country !== country ||
        row.kind !== (kind ?? row.kind) ||
        row.fromDay !== (fromDay ?? row.fromDay),
    )
    if (left.length < rows.length) return left
    const what = `${country}${kind ? ` ${kind}` : ''}`
    throw new ChangeRefused([
      createFault(
        'tax.gone',
        {},
        fromDay ? `${what} has no rate from ${fromDay}` : `${what} has no rate, and so no tax`,
      ),
    ])
  })
}

/** Replaces the whole table by that of a file; a dry run only tells what would change. */
export async function importTaxRates(
  path: string,
  { now, isDryRun, seen }: Seen & { now: number; isDryRun: boolean },
): Promise<TaxOutcome> {
  const file = await readTaxFile(path)
  if (!file.ok) return file
  if (!isDryRun) return changeTable({ command: 'tax import', now, seen }, () => file.rows)
  const faults = listCountryFaults(file.rows)
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, changes: listTaxChanges(await readRows(db.read), file.rows) }
}

/** Changes the table in one transaction, or leaves it as it is if `change` throws or a country lacks a rate. */
async function changeTable(
  { command, now, seen }: Seen & { command: string; now: number },
  change: (rows: TaxRow[]) => TaxRow[],
): Promise<TaxOutcome> {
  return orRefused(() =>
    db.write(async (trx) => {
      // Another change waits here for this one; then all processes read the rates again, and cached pages are stale.
      await bumpCatalogueVersion(trx)
      const before = await readRows(trx)
      requireUnchanged(seen, rateValues(before))
      const after = change(before)
      const faults = listCountryFaults(after)
      requireFaultless(faults)
      const changes = listTaxChanges(before, after)
      await writeChanges(trx, changes)
      await recordChanges(trx, command, changes, now)
      return { ok: true as const, changes }
    }),
  )
}

async function writeChanges(trx: Transaction, changes: TaxChange[]) {
  for (const { country, kind, fromDay, after } of changes) {
    if (after !== undefined)
      await trx
        .insertInto('taxRate')
        .values({ country, kind, fromDay, basisPoints: after })
        .onConflict((on) =>
          on.columns(['country', 'kind', 'fromDay']).doUpdateSet({ basisPoints: after }),
        )
        .execute()
    else
      await trx
        .deleteFrom('taxRate')
        .where('country', '=', country)
        .where('kind', '=', kind)
        .where('fromDay', '=', fromDay)
        .execute()
  }
}

async function recordChanges(trx: Transaction, command: string, changes: TaxChange[], now: number) {
  for (const country of new Set(changes.map((one) => one.country))) {
    const own = changes.filter((one) => one.country === country)
    await recordChange(trx, { command, about: `tax ${country}`, details: { changes: own } }, now)
  }
}
