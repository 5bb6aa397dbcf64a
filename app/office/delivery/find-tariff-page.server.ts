import { knownCurrencies } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import { decimalToType } from '#app/i18n/format/typed-decimal.ts'
import { countries } from '#app/i18n/markets.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  findTariff,
  fingerprintOfTariff,
} from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import type { Tariff, TariffRow } from '#app/shop/maintenance/delivery/tariff.ts'
import { anyOtherCountry } from '#app/shop/pricing/delivery/delivery.ts'
import { deliveryMethodName, textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { rowsOfPage } from '../lists/list-page.ts'

export type TariffPageData = Awaited<ReturnType<typeof findTariffPage>>

/** Each price has a form of its own in the page, so 25 of them cost 2.3 times the listing of the shop (2026-11-28). */
const pricesPerPage = 15

/** Returns a page of the prices of delivery, or of those of the zone that the URL names, and what else the table has. */
export async function findTariffPage(context: StaffContext) {
  const { url, language, t } = context
  const tariff = await findTariff()
  const zone = [...tariff.zones.keys()].find((one) => one === url.searchParams.get('zone')) ?? ''
  const all = tariff.rows.filter((row) => zone === '' || row.zone === zone)
  const { rows, pagination } = rowsOfPage(all, url, pricesPerPage)
  const methods = [...new Set(tariff.rows.map(({ method }) => method))].sort()
  const { currency, languages } = shopSettings()
  return {
    seen: fingerprintOfTariff(tariff),
    zone,
    total: all.length,
    pagination,
    rows: rows.map((row) => describeRow(row, tariff, context)),
    zones: [...tariff.zones].map(([name, codes]) => ({
      name,
      codes: codes.join(' '),
      countries: codes
        .map((code) =>
          code === anyOtherCountry ? t('office.delivery.allOthers') : formatCountry(code, language),
        )
        .join(', '),
      prices: tariff.rows.filter((row) => row.zone === name).length,
    })),
    methods: methods.map((method) => ({
      method,
      label: methodName(method, tariff, context),
      names: { ...tariff.names.get(method) },
    })),
    countryChoices: listCountryChoices(context),
    currency,
    currencies: [...knownCurrencies()],
    languages: [...languages],
  }
}

const listCountryChoices = ({ t, language }: StaffContext) => [
  { value: anyOtherCountry, label: t('office.delivery.allOthers') },
  ...listCountryNames(countries, language).map(({ code, name }) => ({ value: code, label: name })),
]

const methodName = (method: string, { names }: Tariff, { language, t }: StaffContext) =>
  deliveryMethodName({ method, name: textForLanguage(names.get(method), language) }, t)

function describeRow(row: TariffRow, tariff: Tariff, context: StaffContext) {
  const { zone, method, currency, fromGrams, upToGrams, fromMinor, toMinor, daysFrom, daysTo } = row
  const { language } = context
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const typed = (minor: number) => decimalToType(decimal(minor, currency), language)
  const { amountMinor, freeFromMinor } = row
  return {
    /** These fields select the row. */
    selection: {
      zone,
      method,
      currency,
      to_grams: String(upToGrams),
      from_sum: decimal(fromMinor, currency),
    },
    method: methodName(method, tariff, context),
    weights: `${formatWeight(fromGrams, language)} – ${formatWeight(upToGrams, language)}`,
    sums:
      fromMinor === 0 && toMinor === null
        ? ''
        : `${money(fromMinor)} – ${toMinor === null ? '…' : money(toMinor)}`,
    price: money(amountMinor),
    freeFrom: freeFromMinor === null ? '' : money(freeFromMinor),
    days: daysFrom === daysTo ? String(daysTo) : `${daysFrom}–${daysTo}`,
    /** These values stand in the form. */
    values: {
      price: typed(amountMinor),
      free_from: freeFromMinor === null ? '' : typed(freeFromMinor),
      days_from: String(daysFrom),
      days_to: String(daysTo),
    },
  }
}
