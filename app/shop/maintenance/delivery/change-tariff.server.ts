import {
  columnsOfTexts,
  textsOfColumns,
  writtenTexts,
  type TextColumns,
} from '#app/i18n/text-columns.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import {
  ChangeRefused,
  orRefused,
  requireFaultless,
  type Refused,
} from '#app/shop/operations/findings/change-refused.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import {
  fingerprintOf,
  requireUnchanged,
} from '#app/shop/operations/findings/fingerprint-of.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { completeShopSettings } from '#app/shop-settings/shop-settings.ts'
import { completeTariffRows, type Tariff, type TariffRow } from './tariff.ts'
import { differenceOfTariffs, tariffValues, type TariffDifference } from './tariff-difference.ts'
import { listTariffFaults, listUnservedMarkets } from './tariff-faults.ts'

/** Returns all that is stored of delivery. */
export async function findTariff(reader: Reader = db.read): Promise<Tariff> {
  // A transaction has one connection, which answers one query at a time.
  const countries = await reader
    .selectFrom('deliveryCountry')
    .selectAll()
    .orderBy('zone')
    .orderBy('country')
    .execute()
  const names = await reader.selectFrom('deliveryMethod').selectAll().orderBy('method').execute()
  const rates = await reader.selectFrom('deliveryRate').selectAll().execute()
  const prices = await reader.selectFrom('deliveryPrice').selectAll().execute()
  const zones = new Map<string, string[]>()
  for (const { zone, country } of countries) zones.set(zone, [...(zones.get(zone) ?? []), country])
  const bandOf = ({ zone, method, upToGrams }: (typeof prices)[number]) =>
    rates.find(
      (rate) => rate.zone === zone && rate.method === method && rate.upToGrams === upToGrams,
    )
  const stored = [
    ...rates.map((rate) => ({ ...rate, fromMinor: 0 })),
    ...prices.flatMap((price) => {
      const band = bandOf(price)
      return band ? [{ ...band, ...price }] : []
    }),
  ]
  const mainOf = new Map(rates.map(({ zone, method, currency }) => [`${zone} ${method}`, currency]))
  const isMain = (row: TariffRow) => mainOf.get(`${row.zone} ${row.method}`) === row.currency
  return {
    zones,
    names: new Map(names.map(({ method, ...own }) => [method, namesOf(own)])),
    rows: completeTariffRows(stored).sort(
      (a, b) =>
        compare(a.zone, b.zone) ||
        compare(b.method, a.method) ||
        Number(isMain(b)) - Number(isMain(a)) ||
        compare(a.currency, b.currency) ||
        a.upToGrams - b.upToGrams ||
        a.fromMinor - b.fromMinor,
    ),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const namesOf = (own: TextColumns<'name', string | null>) =>
  writtenTexts(textsOfColumns('name', own))

export type TariffOutcome = { ok: true; tariff: Tariff; difference: TariffDifference } | Refused

type TariffChange = {
  /** The command that the audit names, with what it is about and the values. */
  command: string
  about: string
  details?: Record<string, unknown>
  /** Is true if everything is checked and nothing changed. */
  isDryRun?: boolean
  /** The fingerprint of the table that the change was made from; another table refuses it as stale. */
  seen?: string | undefined
}

export const fingerprintOfTariff = (tariff: Tariff): string => fingerprintOf(tariffValues(tariff))

/**
 * Replaces the whole table of delivery, or nothing, and records the change. Cached pages are stale then.
 * @param make Returns the new table, or faults, from that which is stored at this moment.
 */
export async function changeTariff(
  make: (stored: Tariff) => Tariff | Fault[],
  change: TariffChange,
  now: number,
): Promise<TariffOutcome> {
  const { rates } = await findRates(now)
  try {
    return await orRefused(() =>
      db.write(async (trx) => {
        // Another change waits here for this one.
        await bumpCatalogueVersion(trx)
        const stored = await findTariff(trx)
        requireUnchanged(change.seen, tariffValues(stored))
        const tariff = make(stored)
        if (Array.isArray(tariff)) throw new ChangeRefused(tariff)
        const settings = completeShopSettings(await findStoredSettings(trx))
        const faults = listTariffFaults(tariff, settings.languages, rates)
        if (faults.length === 0) faults.push(...listUnservedMarkets(tariff, settings))
        requireFaultless(faults)
        const difference = differenceOfTariffs(stored, tariff)
        if (change.isDryRun) throw new TariffChecked({ ok: true, tariff, difference })
        await storeTariff(trx, tariff)
        const { command, about, details = { ...difference } } = change
        await recordChange(trx, { command, about, details }, now)
        return { ok: true as const, tariff, difference }
      }),
    )
  } catch (error) {
    if (error instanceof TariffChecked) return error.outcome
    throw error
  }
}

/** It rolls a dry run back. */
class TariffChecked extends Error {
  readonly outcome: TariffOutcome
  constructor(outcome: TariffOutcome) {
    super('the delivery table was only checked')
    this.outcome = outcome
  }
}

async function storeTariff(trx: Transaction, { zones, names, rows }: Tariff) {
  for (const table of [
    'deliveryCountry',
    'deliveryRate',
    'deliveryPrice',
    'deliveryMethod',
  ] as const)
    await trx.deleteFrom(table).execute()
  for (const [zone, countries] of zones)
    for (const country of countries)
      await trx.insertInto('deliveryCountry').values({ country, zone }).execute()
  for (const [method, { en = null, fr = null, de = null }] of names)
    await trx
      .insertInto('deliveryMethod')
      .values({ method, ...columnsOfTexts('name', { en, fr, de }) })
      .execute()
  for (const row of rows) await storeRow(trx, row, rows)
}

/** The first currency of a method is its main one, whose first price of a weight is its rate. */
async function storeRow(trx: Transaction, row: TariffRow, rows: TariffRow[]) {
  const { zone, method, upToGrams, currency, fromMinor, amountMinor, freeFromMinor } = row
  const main = rows.find((one) => one.zone === zone && one.method === method)!.currency
  const price = { zone, method, upToGrams, currency, amountMinor, freeFromMinor }
  if (currency === main && fromMinor === 0) {
    const { daysFrom, daysTo } = row
    await trx
      .insertInto('deliveryRate')
      .values({ ...price, daysFrom, daysTo })
      .execute()
  } else
    await trx
      .insertInto('deliveryPrice')
      .values({ ...price, fromMinor })
      .execute()
}
