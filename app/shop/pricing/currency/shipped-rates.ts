import { rateUnit } from '#app/i18n/currency.ts'
import type { DatedRates } from './rates.ts'

/**
 * These rates are used after a first start without a network.
 * Source: npm @fawazahmed0/currency-api, `v1/currencies/inr.min.json` of that day (CC0-1.0).
 */
export const shippedRates: DatedRates = {
  day: '2026-09-29',
  rates: { INR: rateUnit, USD: 10_407_415_000n, EUR: 9_160_875_800n, GBP: 7_861_641_800n },
}
