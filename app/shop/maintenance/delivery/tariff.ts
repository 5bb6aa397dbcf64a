import { describeMoney } from '#app/i18n/format/decimal.ts'
import type { DeliveryRateTable } from '#app/database/tables.ts'
import type { FaultPlace } from '#app/shop/operations/findings/fault.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'

/** Holds what a method costs in a zone for a band of weights and of sums. */
export type TariffRow = DeliveryRateTable & {
  /** The band holds parcels of more than this weight. */
  fromGrams: number
  /** The band holds goods of at least this sum, and below `toMinor`; null means any sum. */
  fromMinor: number
  toMinor: number | null
  /** Names the row in a sentence of the command line. */
  about: string
  place: FaultPlace
}

/** Holds all that the shop knows of delivery: its zones, its methods and their prices. */
export type Tariff = {
  /** Holds the countries of each zone; `*` stands for all that no zone names. */
  zones: Map<string, string[]>
  /** Holds the shopkeeper's own names of methods. */
  names: Map<string, TextsByLanguage>
  rows: TariffRow[]
}

type Stored = Omit<TariffRow, 'fromGrams' | 'toMinor' | 'about' | 'place'>

const byBand = (one: Stored, other: Stored) =>
  one.upToGrams - other.upToGrams || one.fromMinor - other.fromMinor

/** The prices of a method in one currency share the bands. */
export const tariffGroup = ({ zone, method, currency }: Stored) => `${zone} ${method} ${currency}`

/** Returns the rows that share a key, for each key. */
export const groupTariffRows = (
  rows: TariffRow[],
  keyOf: (row: TariffRow) => string,
): TariffRow[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key))

/** Returns rows that are stored by one end of their bands with the other end, which is that of the next band. */
export function completeTariffRows(stored: Stored[]): TariffRow[] {
  return stored.map((row) => {
    const group = stored.filter((one) => tariffGroup(one) === tariffGroup(row)).sort(byBand)
    const lighter = group.findLast(({ upToGrams }) => upToGrams < row.upToGrams)
    const next = group.find(
      ({ upToGrams, fromMinor }) => upToGrams === row.upToGrams && fromMinor > row.fromMinor,
    )
    const { zone, method, upToGrams, fromMinor, currency } = row
    const sum = fromMinor > 0 ? describeMoney({ minor: fromMinor, currency }) : ''
    return {
      ...row,
      fromGrams: lighter?.upToGrams ?? 0,
      toMinor: next?.fromMinor ?? null,
      about: `${zone} ${method} up to ${upToGrams} g${sum && ` from ${sum}`}`,
      place: { row: `${zone} ${method} ≤ ${upToGrams} g${sum && `, ≥ ${sum}`}` },
    }
  })
}
