import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatDay, formatTaxRate } from '#app/i18n/format/format-order.ts'
import { countries } from '#app/i18n/markets.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { fingerprintOfRates, listTaxPeriods } from '#app/shop/maintenance/tax/change-tax.server.ts'
import type { TaxPeriod } from '#app/shop/maintenance/tax/tax-table.ts'
import { listUntaxedMarkets } from '#app/shop/maintenance/tax/untaxed-markets.server.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { taxDayOf } from '#app/shop/pricing/tax/tax.server.ts'
import { rowsOfPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type TaxPageData = Awaited<ReturnType<typeof findTaxPage>>

/** Returns a page of the tax rates, or of those of the country that the URL names, and the markets without one. */
export async function findTaxPage(context: StaffContext) {
  const { url, language, now, t } = context
  const periods = await listTaxPeriods()
  const named = listCountryNames(countries, language)
  const places = new Map(named.map(({ code }, n): [string, number] => [code, n]))
  const placeIn = ({ country }: TaxPeriod) => places.get(country) ?? named.length
  const country = countries.find((one) => one === url.searchParams.get('country')) ?? ''
  // The table is stored by code, and people look for names.
  const all = periods
    .filter((one) => country === '' || one.country === country)
    .sort((a, b) => placeIn(a) - placeIn(b))
  const { rows, pagination } = rowsOfPage(all, url)
  const untaxed = await listUntaxedMarkets(now)
  return {
    seen: fingerprintOfRates(periods),
    country,
    countryName: country && formatCountry(country, language),
    total: all.length,
    pagination,
    rows: rows.map((row) => describeRow(row, context)),
    countries: named.map(({ code, name }) => ({ value: code, label: name })),
    homeMarket: shopSettings().homeMarket,
    untaxed: untaxed.map((one) => ({
      country: one.country,
      name: formatCountry(one.country, language),
      kinds:
        one.missing.length === taxKinds.length
          ? ''
          : one.missing.map((kind) => t(`office.tax.kinds.${kind}`)).join(', '),
    })),
  }
}

function describeRow(period: TaxPeriod, { language, now }: StaffContext) {
  const { country, kind, basisPoints, fromDay, until } = period
  const today = taxDayOf(country, now)
  const isOver = until !== null && until < today
  const state: 'now' | 'planned' | 'past' = fromDay > today ? 'planned' : isOver ? 'past' : 'now'
  return {
    country,
    kind,
    fromDay,
    state,
    name: formatCountry(country, language),
    rate: formatTaxRate(basisPoints, language),
    from: formatDay(Date.parse(fromDay), language),
    until: until === null ? '' : formatDay(Date.parse(until), language),
  }
}
