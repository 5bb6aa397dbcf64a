import type { Tariff, TariffRow } from './tariff.ts'

/** Counts the prices that a change adds, changes and removes, the zones with other countries, and the other names. */
export type TariffDifference = {
  added: number
  changed: number
  removed: number
  zones: number
  names: number
}

const keyOf = (row: TariffRow) =>
  [row.zone, row.method, row.currency, row.upToGrams, row.fromMinor].join(' ')
const valueOf = (row: TariffRow) =>
  JSON.stringify(
    Object.entries({ ...row, about: '', place: null }).sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  )

/** Returns all that a table says as JSON. */
export const tariffValues = ({ zones, names, rows }: Tariff) => [
  [...zones],
  [...names],
  rows.map(valueOf),
]

export function differenceOfTariffs(before: Tariff, after: Tariff): TariffDifference {
  const old = new Map(before.rows.map((row) => [keyOf(row), valueOf(row)]))
  const staying = after.rows.filter((row) => old.has(keyOf(row)))
  return {
    added: after.rows.length - staying.length,
    changed: staying.filter((row) => old.get(keyOf(row)) !== valueOf(row)).length,
    removed: before.rows.length - staying.length,
    zones: countDiffering(before.zones, after.zones, (countries) => [...countries].sort()),
    names: countDiffering(before.names, after.names, ({ en, fr, de }) => [en, fr, de]),
  }
}

function countDiffering<Value>(
  before: Map<string, Value>,
  after: Map<string, Value>,
  partsOf: (value: Value) => unknown[],
): number {
  const text = (value: Value | undefined) => value && JSON.stringify(partsOf(value))
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter((key) => text(before.get(key)) !== text(after.get(key))).length
}
