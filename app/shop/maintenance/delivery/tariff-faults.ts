import { createFault, faultAt, type Fault } from '#app/shop/operations/findings/fault.ts'
import { decimal, describeMoney } from '#app/i18n/format/decimal.ts'
import { isLess, type Currency, type Money, type Rates } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { anyOtherCountry, franceBooks } from '#app/shop/pricing/delivery/delivery.ts'
import { isSampleMethod } from '#app/shop/pricing/delivery/method-name.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'
import { groupTariffRows, tariffGroup, type Tariff, type TariffRow } from './tariff.ts'
import { listBandFaults } from './tariff-band-faults.ts'
import { tariffRowFault } from './tariff-row-fault.ts'

/** Returns each fault of the table itself, whatever else the shop has. */
export function listTariffFaults(
  tariff: Tariff,
  languages: readonly Language[],
  rates: Rates,
): Fault[] {
  const faults = [
    ...listZoneFaults(tariff),
    ...listNameFaults(tariff, languages),
    ...tariff.rows.flatMap(listRowFaults),
  ]
  // Rows that are wrong by themselves cannot be compared with others.
  if (faults.length > 0) return faults
  return [
    ...groupTariffRows(tariff.rows, tariffGroup).flatMap(listBandFaults),
    ...groupTariffRows(tariff.rows, ({ zone, method }) => `${zone} ${method}`).flatMap(
      listMethodFaults,
    ),
    ...listFrenchFaults(tariff, rates),
  ]
}

/** Returns a fault for each market of the shop that the table does not serve. */
export function listUnservedMarkets(
  { zones, rows }: Tariff,
  { markets, homeMarket, pickupPlaces }: ShopSettings,
): Fault[] {
  const priced = new Set(rows.map(({ zone }) => zone))
  const served = new Set<string>([
    ...[...zones].flatMap(([zone, codes]) => (priced.has(zone) ? codes : [])),
    ...pickupPlaces.map(({ country }) => country),
  ])
  const isServed = (country: Country) => served.has(country) || served.has(anyOtherCountry)
  const wanted = markets.length > 0 ? markets : [homeMarket]
  return wanted
    .filter((country) => !isServed(country))
    .map((country) =>
      createFault(
        'delivery.unserved',
        { code: country },
        `${country} is a market of the shop (setting ${markets.length > 0 ? 'markets' : 'homeMarket'}), and no zone with a price has it; add it to countries of a zone, or change the setting first`,
      ),
    )
}

function listZoneFaults({ zones }: Tariff): Fault[] {
  const zoneOf = new Map<string, string>()
  const faults: Fault[] = []
  for (const [zone, countries] of zones) {
    if (countries.length === 0)
      faults.push(
        createFault(
          'delivery.noCountry',
          {},
          `countries of ${zone} is empty; a zone has at least one country`,
          'countries',
        ),
      )
    for (const country of countries) {
      const other = zoneOf.get(country)
      if (other !== undefined)
        faults.push(
          createFault(
            'delivery.countryTwice',
            { code: country, zone: other },
            `countries of ${zone} has ${country}, which ${other} has too; a country is in one zone`,
            'countries',
          ),
        )
      zoneOf.set(country, zone)
    }
  }
  return faults
}

function listNameFaults({ names, rows }: Tariff, languages: readonly Language[]): Fault[] {
  const own = [...new Set(rows.map(({ method }) => method))].filter((one) => !isSampleMethod(one))
  return own.flatMap((method) =>
    languages
      .filter((language) => names.get(method)?.[language] === undefined)
      .map((language) =>
        createFault(
          'delivery.nameMissing',
          { method },
          `the method ${method} has no name_${language}; each language of the shop needs a name of it`,
          `name_${language}`,
        ),
      ),
  )
}

function listRowFaults(row: TariffRow): Fault[] {
  const { currency, fromGrams, upToGrams, fromMinor, toMinor, daysFrom, daysTo } = row
  return [
    ...(fromGrams >= upToGrams
      ? [
          tariffRowFault(
            row,
            'delivery.bandReversed',
            'to_grams',
            `is ${upToGrams}; it must be more than from_grams, ${fromGrams}`,
          ),
        ]
      : []),
    ...(toMinor !== null && fromMinor >= toMinor
      ? [
          tariffRowFault(
            row,
            'delivery.bandReversed',
            'to_sum',
            `is ${decimal(toMinor, currency)}; it must be more than from_sum, ${decimal(fromMinor, currency)}`,
          ),
        ]
      : []),
    ...(daysFrom > daysTo
      ? [
          tariffRowFault(
            row,
            'delivery.daysReversed',
            'days_from',
            `is ${daysFrom}; it must be at most days_to, ${daysTo}`,
          ),
        ]
      : []),
  ]
}

/** Prices of a method in several currencies share their weights and days. */
function listMethodFaults(rows: TariffRow[]): Fault[] {
  const main = rows[0]!
  const weightsIn = (currency: Currency) =>
    [...new Set(rows.filter((row) => row.currency === currency).map((row) => row.upToGrams))]
      .sort((a, b) => a - b)
      .join(', ')
  const others = groupTariffRows(rows, ({ currency }) => currency).slice(1)
  const weights = others
    .filter(([row]) => weightsIn(row!.currency) !== weightsIn(main.currency))
    .map(([first]) => {
      const { about, place, currency } = first!
      const right = weightsIn(main.currency)
      const sentence = `to_grams in ${currency} is ${weightsIn(currency)}; it must be as in ${main.currency}: ${right}`
      const facts = { currency, main: main.currency, weights: right }
      return faultAt(place, about, createFault('delivery.weights', facts, sentence))
    })
  const days = groupTariffRows(rows, ({ upToGrams }) => String(upToGrams)).flatMap(
    ([first, ...more]) =>
      more
        .filter((row) => row.daysFrom !== first!.daysFrom || row.daysTo !== first!.daysTo)
        .map(({ about, place, daysFrom, daysTo }) =>
          faultAt(
            place,
            about,
            createFault(
              'delivery.daysDiffer',
              {},
              `days are ${daysFrom} to ${daysTo}; for one weight they must be the same, ${first!.daysFrom} to ${first!.daysTo}`,
            ),
          ),
        ),
  )
  return [...weights, ...days]
}

/**
 * New books worth less than the limit are sent to France for the least price or more (arrêté of 4 April 2023). From the
 * limit on the shop itself charges more than nothing for them.
 */
function listFrenchFaults({ zones, rows }: Tariff, rates: Rates): Fault[] {
  const holding = (country: string) => [...zones].find(([, codes]) => codes.includes(country))?.[0]
  const zone = holding('FR') ?? holding(anyOtherCountry)
  const limit: Money = { minor: franceBooks.limit, currency: 'EUR' }
  const least: Money = { minor: franceBooks.leastUnderLimit, currency: 'EUR' }
  const law = `new books worth less than ${describeMoney(limit)} are delivered to France for at least ${describeMoney(least)} (arrêté of 4 April 2023, loi Lang)`
  return rows
    .filter((row) => row.zone === zone)
    .flatMap((row) => {
      const { amountMinor, freeFromMinor, fromMinor, currency } = row
      const faultOf = (column: string, minor: number, most: Money) =>
        isLess({ minor, currency }, most, rates)
          ? [
              tariffRowFault(
                row,
                'delivery.france',
                column,
                `is ${describeMoney({ minor, currency })}, but ${law}`,
              ),
            ]
          : []
      if (!isLess({ minor: fromMinor, currency }, limit, rates)) return []
      const priceFaults = faultOf('price', amountMinor, least)
      if (priceFaults.length > 0 || freeFromMinor === null) return priceFaults
      return faultOf('free_from', freeFromMinor, limit)
    })
}
