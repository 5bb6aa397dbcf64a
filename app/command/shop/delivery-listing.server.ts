import { decimal } from '#app/i18n/format/decimal.ts'
import type { Tariff, TariffRow } from '#app/shop/maintenance/delivery/tariff.ts'
import { printable, type Out } from '../out.server.ts'

/** Prints a zone with its countries and prices. */
export function writeZone(out: Out, tariff: Tariff, zone: string) {
  out.write(`${zone}: ${tariff.zones.get(zone)?.join(' ')}\n`)
  for (const row of tariff.rows.filter((one) => one.zone === zone))
    out.write(printable(`  ${lineOf(row, tariff)}`) + '\n')
}

/** Amounts are decimal text, as in all lists. */
export const tariffForPrograms = ({ zones, names, rows }: Tariff) => ({
  zones: Object.fromEntries(zones),
  names: Object.fromEntries(names),
  prices: rows.map(({ currency, ...row }) => ({
    zone: row.zone,
    method: row.method,
    fromGrams: row.fromGrams,
    toGrams: row.upToGrams,
    fromSum: decimal(row.fromMinor, currency),
    toSum: row.toMinor === null ? null : decimal(row.toMinor, currency),
    currency,
    price: decimal(row.amountMinor, currency),
    freeFrom: row.freeFromMinor === null ? null : decimal(row.freeFromMinor, currency),
    daysFrom: row.daysFrom,
    daysTo: row.daysTo,
  })),
})

function lineOf(row: TariffRow, { names }: Tariff): string {
  const { method, currency, fromMinor, toMinor, freeFromMinor } = row
  const own = Object.values(names.get(method) ?? {})[0]
  const amountOf = (minor: number) => decimal(minor, currency)
  return [
    own === undefined ? method : `${method} "${own}"`,
    `${row.fromGrams}–${row.upToGrams} g`,
    ...(toMinor === null && fromMinor === 0
      ? []
      : [`goods ${amountOf(fromMinor)}–${toMinor === null ? '' : amountOf(toMinor)}`]),
    `${amountOf(row.amountMinor)} ${currency}`,
    ...(freeFromMinor === null ? [] : [`free from ${amountOf(freeFromMinor)}`]),
    `${row.daysFrom}–${row.daysTo} days`,
  ].join(', ')
}
