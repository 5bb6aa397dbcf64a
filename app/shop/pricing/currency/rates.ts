import { knownCurrencies, rateOf, type Currency, type Rates } from '#app/i18n/currency.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'

/** Holds the rates of one day, `YYYY-MM-DD`. */
export type DatedRates = { day: string; rates: Rates }

/**
 * Says why rates are rejected; `detail` is for the log and quotes nothing of the response but a
 * day.
 */
export type RatesRefusal = { reason: RatesFault; detail: string }
export type RatesFault =
  | 'unreachable'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'shape'
  | 'base'
  | 'date'
  | 'rate'
  | 'older'
  | 'stale'
  | 'future'
  | 'outlier'

/** Returns the currencies without whose rate an answer is refused; the rupee's is 1 by definition. */
export const foreignCurrencies = (): Currency[] => knownCurrencies().filter((one) => one !== 'INR')

const oldestDays = 7

/**
 * Rejects rates dated before the stored ones, more than seven days ago, or more than a day ahead.
 */
export function findDateFault(
  { day }: DatedRates,
  last: DatedRates,
  now: number,
): RatesRefusal | undefined {
  if (day > dayOf(now + dayMs)) return { reason: 'future', detail: `dated ${day}` }
  if (day < dayOf(now - oldestDays * dayMs)) return { reason: 'stale', detail: `dated ${day}` }
  if (day < last.day)
    return { reason: 'older', detail: `dated ${day}, kept are those of ${last.day}` }
  return undefined
}

/** Rejects rates of which one differs by more than 25 % from the last accepted one. */
export function findOutlier({ rates }: DatedRates, last: DatedRates): RatesRefusal | undefined {
  const far = foreignCurrencies().filter((currency) => {
    const before = last.rates[currency]
    if (before === undefined) return false
    const step = rateOf(rates, currency) - before
    return (step < 0n ? -step : step) * 4n > before
  })
  if (far.length === 0) return undefined
  return { reason: 'outlier', detail: `${far.join(', ')} more than 25 % from the last good rate` }
}
