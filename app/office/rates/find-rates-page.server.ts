import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import { decimalToType } from '#app/i18n/format/typed-decimal.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listRatesPerUnit } from '#app/shop/pricing/currency/rates-per-unit.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type RatesPageData = Awaited<ReturnType<typeof findRatesPage>>

/** A rate is shown with as many digits as people compare. */
const shownDecimals = 6

/** Returns the exchange rates that count now, for one unit of the shop's currency. */
export async function findRatesPage({ now, language }: StaffContext) {
  const { day, rates } = await findRates(now)
  const { currency: base } = shopSettings()
  const today = dayOf(now)
  return {
    base,
    today,
    day: formatDay(Date.parse(day), language),
    ageDays: Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs)),
    rates: listRatesPerUnit(rates, base).map(({ currency, rate }) => ({
      currency,
      rate: decimalToType(Number(rate).toFixed(shownDecimals), language),
    })),
  }
}
