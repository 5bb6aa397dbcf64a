import { decimal, describeMoney } from '#app/i18n/format/decimal.ts'
import { isLess, type Currency, type Money, type Rates } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { anyOtherCountry, franceBooks } from '#app/shop/pricing/delivery/delivery.ts'
import { isSampleMethod } from '#app/shop/pricing/delivery/method-name.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'
import { tariffGroup, type Tariff, type TariffRow } from './tariff.ts'

/** Returns a sentence for each fault of the table itself, whatever else the shop has. */
export function listTariffFaults(tariff: Tariff, languages: readonly Language[], rates: Rates) {
  const faults = [
    ...listZoneFaults(tariff),
    ...listNameFaults(tariff, languages),
    ...tariff.rows.flatMap(listRowFaults),
  ]
  // Rows that are wrong by themselves cannot be compared with others.
  if (faults.length > 0) return faults
  return [
    ...groupsOf(tariff.rows, tariffGroup).flatMap(listBandFaults),
    ...groupsOf(tariff.rows, ({ zone, method }) => `${zone} ${method}`).flatMap(listMethodFaults),
    ...listFrenchFaults(tariff, rates),
  ]
}

/** Returns a sentence for each market of the shop that the table does not serve. */
export function listUnservedMarkets(
  { zones, rows }: Tariff,
  { markets, homeMarket, pickupPlaces }: ShopSettings,
): string[] {
  const priced = new Set(rows.map(({ zone }) => zone))
  const served = new Set<string>([
    ...[...zones].flatMap(([zone, codes]) => (priced.has(zone) ? codes : [])),
    ...pickupPlaces.map(({ country }) => country),
  ])
  const isServed = (country: Country) => served.has(country) || served.has(anyOtherCountry)
  const wanted = markets.length > 0 ? markets : [homeMarket]
  return wanted
    .filter((country) => !isServed(country))
    .map(
      (country) =>
        `${country} is a market of the shop (setting ${markets.length > 0 ? 'markets' : 'homeMarket'}), and no zone with a price has it; add it to countries of a zone, or change the setting first`,
    )
}

const groupsOf = (rows: TariffRow[], keyOf: (row: TariffRow) => string): TariffRow[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key))

function listZoneFaults({ zones }: Tariff): string[] {
  const zoneOf = new Map<string, string>()
  const faults: string[] = []
  for (const [zone, countries] of zones) {
    if (countries.length === 0)
      faults.push(`countries of ${zone} is empty; a zone has at least one country`)
    for (const country of countries) {
      const other = zoneOf.get(country)
      if (other !== undefined)
        faults.push(
          `countries of ${zone} has ${country}, which ${other} has too; a country is in one zone`,
        )
      zoneOf.set(country, zone)
    }
  }
  return faults
}

function listNameFaults({ names, rows }: Tariff, languages: readonly Language[]): string[] {
  const own = [...new Set(rows.map(({ method }) => method))].filter((one) => !isSampleMethod(one))
  return own.flatMap((method) =>
    languages
      .filter((language) => names.get(method)?.[language] === undefined)
      .map(
        (language) =>
          `the method ${method} has no name_${language}; each language of the shop needs a name of it`,
      ),
  )
}

function listRowFaults(row: TariffRow): string[] {
  const { about, currency, fromGrams, upToGrams, fromMinor, toMinor, daysFrom, daysTo } = row
  return [
    ...(fromGrams >= upToGrams
      ? [`${about}: to_grams is ${upToGrams}; it must be more than from_grams, ${fromGrams}`]
      : []),
    ...(toMinor !== null && fromMinor >= toMinor
      ? [
          `${about}: to_sum is ${decimal(toMinor, currency)}; it must be more than from_sum, ${decimal(fromMinor, currency)}`,
        ]
      : []),
    ...(daysFrom > daysTo
      ? [`${about}: days_from is ${daysFrom}; it must be at most days_to, ${daysTo}`]
      : []),
  ]
}

/** The bands of one method in one currency follow each other without gap and overlap, first by weight, then by sum. */
function listBandFaults(rows: TariffRow[]): string[] {
  const byWeight = groupsOf(rows, ({ fromGrams, upToGrams }) => `${fromGrams} ${upToGrams}`)
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

function listSumFaults(rows: TariffRow[]): string[] {
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
          `${last.about}: to_sum is ${decimal(last.toMinor, last.currency)}; it must be empty in the last row, so that each sum has a price`,
        ]),
    ...withFree.map(
      (row) =>
        `${row.about}: free_from is ${decimal(row.freeFromMinor!, row.currency)}; it must be empty where prices depend on the sum: write a row with the price 0 from that sum on`,
    ),
  ]
}

/** Says that a band begins after the end of the one before, or before it. */
function describeJoint(
  { about }: TariffRow,
  column: string,
  [from, end]: [number, number],
  format: (value: number) => string,
): string[] {
  if (from === end) return []
  if (end === Infinity)
    return [`${about}: ${column} is ${format(from)}; the row before it has no end, so they overlap`]
  const what = from > end ? 'there is a gap' : 'the rows overlap'
  return [`${about}: ${column} is ${format(from)}; it must be ${format(end)}, or ${what}`]
}

/** Prices of a method in several currencies share their weights and days. */
function listMethodFaults(rows: TariffRow[]): string[] {
  const main = rows[0]!
  const weightsIn = (currency: Currency) =>
    [...new Set(rows.filter((row) => row.currency === currency).map((row) => row.upToGrams))]
      .sort((a, b) => a - b)
      .join(', ')
  const others = groupsOf(rows, ({ currency }) => currency).slice(1)
  const weights = others
    .filter(([row]) => weightsIn(row!.currency) !== weightsIn(main.currency))
    .map(
      ([row]) =>
        `${row!.about}: to_grams in ${row!.currency} is ${weightsIn(row!.currency)}; it must be as in ${main.currency}: ${weightsIn(main.currency)}`,
    )
  const days = groupsOf(rows, ({ upToGrams }) => String(upToGrams)).flatMap(([first, ...more]) =>
    more
      .filter((row) => row.daysFrom !== first!.daysFrom || row.daysTo !== first!.daysTo)
      .map(
        (row) =>
          `${row.about}: days are ${row.daysFrom} to ${row.daysTo}; for one weight they must be the same, ${first!.daysFrom} to ${first!.daysTo}`,
      ),
  )
  return [...weights, ...days]
}

/**
 * New books worth less than the limit are sent to France for the least price or more (arrêté of 4 April 2023). From the
 * limit on the shop itself charges more than nothing for them.
 */
function listFrenchFaults({ zones, rows }: Tariff, rates: Rates): string[] {
  const holding = (country: string) => [...zones].find(([, codes]) => codes.includes(country))?.[0]
  const zone = holding('FR') ?? holding(anyOtherCountry)
  const limit: Money = { minor: franceBooks.limit, currency: 'EUR' }
  const least: Money = { minor: franceBooks.leastUnderLimit, currency: 'EUR' }
  const law = `new books worth less than ${describeMoney(limit)} are delivered to France for at least ${describeMoney(least)} (arrêté of 4 April 2023, loi Lang)`
  return rows
    .filter((row) => row.zone === zone)
    .flatMap(({ about, amountMinor, freeFromMinor, fromMinor, currency }) => {
      const faultOf = (column: string, minor: number, most: Money) =>
        isLess({ minor, currency }, most, rates)
          ? [`${about}: ${column} is ${describeMoney({ minor, currency })}, but ${law}`]
          : []
      if (!isLess({ minor: fromMinor, currency }, limit, rates)) return []
      const priceFaults = faultOf('price', amountMinor, least)
      if (priceFaults.length > 0 || freeFromMinor === null) return priceFaults
      return faultOf('free_from', freeFromMinor, limit)
    })
}
