import { decimal } from '#app/i18n/format/decimal.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { groupTariffRows, type TariffRow } from './tariff.ts'
import { tariffRowFault } from './tariff-row-fault.ts'

/** The bands of one method in one currency follow each other without gap and overlap, first by weight, then by sum. */
export function listBandFaults(rows: TariffRow[]): Fault[] {
  const byWeight = groupTariffRows(rows, ({ fromGrams, upToGrams }) => `${fromGrams} ${upToGrams}`)
  const weights = byWeight
    .map(([first]) => first!)
    .sort((a, b) => a.fromGrams - b.fromGrams || a.upToGrams - b.upToGrams)
  return [
    ...weights.flatMap((row, n) => {
      const end = weights[n - 1]?.upToGrams ?? 0
      return describeJoint(row, 'from_grams', [row.fromGrams, end], String)
    }),
    ...byWeight.flatMap(listSumFaults),
  ]
}

function listSumFaults(rows: TariffRow[]): Fault[] {
  const sorted = [...rows].sort((a, b) => a.fromMinor - b.fromMinor)
  const last = sorted.at(-1)!
  const withFree = rows.length > 1 ? rows.filter((row) => row.freeFromMinor !== null) : []
  return [
    ...sorted.flatMap((row, n) => {
      const end = n === 0 ? 0 : (sorted[n - 1]!.toMinor ?? Infinity)
      return describeJoint(row, 'from_sum', [row.fromMinor, end], (minor) =>
        decimal(minor, row.currency),
      )
    }),
    ...(last.toMinor === null
      ? []
      : [
          tariffRowFault(
            last,
            'delivery.lastSum',
            'to_sum',
            `is ${decimal(last.toMinor, last.currency)}; it must be empty in the last row, so that each sum has a price`,
          ),
        ]),
    ...withFree.map((row) =>
      tariffRowFault(
        row,
        'delivery.freeBesideSums',
        'free_from',
        `is ${decimal(row.freeFromMinor!, row.currency)}; it must be empty where prices depend on the sum: write a row with the price 0 from that sum on`,
      ),
    ),
  ]
}

/** Says that a band begins after the end of the one before, or before it. */
function describeJoint(
  row: TariffRow,
  column: string,
  [from, end]: [number, number],
  format: (value: number) => string,
): Fault[] {
  if (from === end) return []
  const given = format(from)
  if (end === Infinity) {
    const says = `is ${given}; the row before it has no end, so they overlap`
    return [tariffRowFault(row, 'delivery.overlap', column, says)]
  }
  const right = format(end)
  const isGap = from > end
  const says = `is ${given}; it must be ${right}, or ${isGap ? 'there is a gap' : 'the rows overlap'}`
  const code = isGap ? 'delivery.gap' : 'delivery.overlap'
  return [tariffRowFault(row, code, column, says, { given, right })]
}
